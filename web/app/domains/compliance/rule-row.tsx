import { EFFECT_NAMES, KIND_NAMES } from '@fairbridge/contract/compliance/compliance.names.ts';
import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { list } from '@fairbridge/contract/compliance/compliance.calls.ts';
import { marketName } from '@fairbridge/contract/compliance/markets.ts';
import type { Vocabulary } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay, number } from '../../i18n/numbers.ts';
import { RecordCell, RecordRow } from '../../ui/list/record-table.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { complianceEditorTexts } from './compliance-editor.texts.ts';

export type ListedRule = OutputOf<typeof list>['list'][number];

/** One rule in the list: what it is on, what it says, what it does. */
export function RuleRow({
  rule,
  vocabulary,
  name,
  to,
  onRemove,
}: {
  rule: ListedRule;
  vocabulary: Vocabulary;
  name: string;
  /** Where it is edited. */
  to: string;
  onRemove: () => void;
}) {
  const t = useTexts(complianceEditorTexts);
  const lang = useLang();
  const ingredient = vocabulary.ingredients.find(({ code }) => code === rule.ingredient);
  const crops = rule.crops.map(
    (code) => vocabulary.crops.find((crop) => crop.code === code)?.name ?? { zh: code, en: code },
  );
  const uses = [...crops, rule.uses].map((one) => inLang(one, lang)).filter((one) => one !== '');
  const valid = [rule.validFrom, rule.validUntil]
    .filter((day) => day !== '')
    .map((day) => beijingDay(day, lang))
    .join(' – ');
  return (
    <RecordRow>
      <RecordCell name={t('ingredient')} plain>
        <p className="font-semibold">{name}</p>
        <p className="num text-sm text-soft">
          {[ingredient?.name[lang === 'zh' ? 'en' : 'zh'], ingredient?.cas[0]].filter(Boolean).join(' · ')}
        </p>
      </RecordCell>
      <RecordCell name={t('country')}>
        <p>
          <Says text={marketName(rule.country)} />
        </p>
        <p>
          <span className="tag">
            <Says text={KIND_NAMES[rule.kind]} />
          </span>
        </p>
      </RecordCell>
      <RecordCell name={t('note')}>
        <p className="max-w-[36ch]">
          <Says text={rule.note} />
        </p>
        {uses.length > 0 && <p className="text-sm text-soft">{uses.join(lang === 'zh' ? '、' : ', ')}</p>}
      </RecordCell>
      <RecordCell name={t('effect')}>
        <span className="text-sm">
          <Says text={EFFECT_NAMES[rule.effect]} />
        </span>
        {valid !== '' && <p className="num text-sm text-soft">{valid}</p>}
      </RecordCell>
      <RecordCell name={t('products')} right>
        <span className="num">{number(rule.products, lang)}</span>
      </RecordCell>
      <RecordCell name={t('actions')}>
        <span className="flex gap-2">
          <ButtonLink to={to} small kind="quiet" aria-label={t('changeOf', { name })}>
            {t('change')}
          </ButtonLink>
          <Button small kind="plain" aria-label={t('removeOf', { name })} aria-haspopup="dialog" onClick={onRemove}>
            {t('remove')}
          </Button>
        </span>
      </RecordCell>
    </RecordRow>
  );
}
