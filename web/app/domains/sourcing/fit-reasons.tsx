import type { MatchReason, SourcingFit } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import { inLang, type Lang, type Translate } from '@fairbridge/contract/text.ts';
import { countryName } from '../../i18n/countries.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Icon } from '../../ui/icons.tsx';
import { fitTexts } from './fit.texts.ts';

/** How well a company fits, from 1 to 100. */
export function FitMark({ score }: { score: number }) {
  const t = useTexts(fitTexts);
  return (
    <span className="num inline-flex shrink-0 items-center gap-2 font-semibold" title={t('scoreSaid', { score })}>
      <span className="h-2 w-14 overflow-hidden rounded-full bg-tint" aria-hidden="true">
        <span className="block h-full bg-action" style={{ width: `${score}%` }} />
      </span>
      {t('score', { score })}
    </span>
  );
}

/** The country that a line goes to; '' where it is not known which. */
export type DestinationOf = (lineId: string) => string;

const reasonText = (
  reason: MatchReason,
  destinationOf: DestinationOf,
  t: Translate<typeof fitTexts>,
  lang: Lang,
): string => {
  const country = countryName(destinationOf(reason.lineId), lang);
  const parts = [
    t(reason.by),
    ...(reason.formulation ? [t('formulation')] : []),
    ...(reason.content ? [t('content')] : []),
    ...(reason.registered ? [country === '' ? t('registeredThere') : t('registered', { country })] : []),
  ];
  return parts.join(lang === 'zh' ? '、' : ', ');
};

/** Why a company fits, exhibit by exhibit, in words. `side`: whether the company reads it, or the buyer. */
export function FitReasons({
  fit: { reasons, supplier },
  side,
  destinationOf,
  most = 6,
}: {
  fit: SourcingFit;
  side: 'own' | 'theirs';
  destinationOf: DestinationOf;
  most?: number;
}) {
  const t = useTexts(fitTexts);
  const lang = useLang();
  const wishes = supplier.map((one) => t(one)).join(lang === 'zh' ? '、' : ', ');
  return (
    <ul className="grid gap-1 text-sm">
      {reasons.slice(0, most).map((reason) => (
        <Reason key={`${reason.lineId} ${reason.productId}`}>
          {t(side, { name: inLang(reason.productName, lang), reasons: reasonText(reason, destinationOf, t, lang) })}
        </Reason>
      ))}
      {reasons.length > most && <li className="pl-6 text-soft">{t('more', { count: reasons.length - most })}</li>}
      {wishes !== '' && <Reason>{t('supplier', { wishes })}</Reason>}
    </ul>
  );
}

function Reason({ children }: { children: string }) {
  return (
    <li className="num flex items-baseline gap-2">
      <span className="translate-y-0.5 text-good">
        <Icon name="check" size={16} />
      </span>
      <span className="min-w-0 break-words">{children}</span>
    </li>
  );
}
