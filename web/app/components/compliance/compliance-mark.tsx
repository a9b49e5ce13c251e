import type { ComplianceMark as Mark } from '@fairbridge/contract/compliance/compliance.shapes.ts';
import { marketName } from '@fairbridge/contract/compliance/markets.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { complianceMarkTexts } from './compliance-mark.texts.ts';

const IN_SIGHT = 2;

/** One quiet line on a card: rules stand for these countries. */
export function ComplianceMark({ marks }: { marks: readonly Mark[] }) {
  const t = useTexts(complianceMarkTexts);
  const lang = useLang();
  const countries = [...new Set(marks.map(({ country }) => country))];
  if (countries.length === 0) return null;
  const shown = countries
    .slice(0, IN_SIGHT)
    .map((country) => inLang(marketName(country), lang))
    .join(lang === 'zh' ? '、' : ', ');
  const more = countries.length - IN_SIGHT;
  const count = lang === 'zh' ? countries.length : more;
  return (
    <p className="clamp-2 text-sm text-soft">
      {t('mark', { markets: more > 0 ? t('markMore', { markets: shown, count }) : shown })}
    </p>
  );
}
