import { EFFECT_NAMES, KIND_NAMES } from '@fairbridge/contract/compliance/compliance.names.ts';
import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { list } from '@fairbridge/contract/compliance/compliance.calls.ts';
import { marketName } from '@fairbridge/contract/compliance/markets.ts';
import type { Vocabulary } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay, number } from '../../i18n/numbers.ts';
import type { ResourceColumn } from '../../ui/list/resource-list.tsx';
import { complianceEditorTexts } from './compliance-editor.texts.ts';

export type ListedRule = OutputOf<typeof list>['list'][number];

type RuleProps = { rule: ListedRule; vocabulary: Vocabulary };

/** What the rule is on, which leads to it. */
function Ingredient({ rule, vocabulary, name, to }: RuleProps & { name: string; to: string }) {
  const t = useTexts(complianceEditorTexts);
  const lang = useLang();
  const ingredient = vocabulary.ingredients.find(({ code }) => code === rule.ingredient);
  return (
    <>
      <LocalLink to={to} className="link font-semibold" aria-label={t('changeOf', { name })}>
        {name}
      </LocalLink>
      <p className="num text-sm text-soft">
        {[ingredient?.name[lang === 'zh' ? 'en' : 'zh'], ingredient?.cas[0]].filter(Boolean).join(' · ')}
      </p>
    </>
  );
}

function Note({ rule, vocabulary }: RuleProps) {
  const lang = useLang();
  const crops = rule.crops.map(
    (code) => vocabulary.crops.find((crop) => crop.code === code)?.name ?? { zh: code, en: code },
  );
  const uses = [...crops, rule.uses].map((one) => inLang(one, lang)).filter((one) => one !== '');
  return (
    <>
      <p className="max-w-[36ch]">
        <Says text={rule.note} />
      </p>
      {uses.length > 0 && <p className="text-sm text-soft">{uses.join(lang === 'zh' ? '、' : ', ')}</p>}
    </>
  );
}

function Effect({ rule }: Pick<RuleProps, 'rule'>) {
  const lang = useLang();
  const valid = [rule.validFrom, rule.validUntil]
    .filter((day) => day !== '')
    .map((day) => beijingDay(day, lang))
    .join(' – ');
  return (
    <>
      <span className="text-sm">
        <Says text={EFFECT_NAMES[rule.effect]} />
      </span>
      {valid !== '' && <p className="num text-sm text-soft">{valid}</p>}
    </>
  );
}

/** One rule in the list: what it is on, what it says, what it does. */
export function useRuleColumns(
  vocabulary: Vocabulary,
  nameOf: (rule: ListedRule) => string,
  toRule: (rule: ListedRule) => string,
): readonly ResourceColumn<ListedRule>[] {
  const t = useTexts(complianceEditorTexts);
  const lang = useLang();
  return [
    {
      key: 'ingredient',
      label: t('ingredient'),
      main: true,
      cell: (rule) => <Ingredient rule={rule} vocabulary={vocabulary} name={nameOf(rule)} to={toRule(rule)} />,
    },
    {
      key: 'country',
      label: t('Country'),
      cell: ({ country, kind }) => (
        <>
          <p>
            <Says text={marketName(country)} />
          </p>
          <p>
            <span className="tag">
              <Says text={KIND_NAMES[kind]} />
            </span>
          </p>
        </>
      ),
    },
    { key: 'note', label: t('note'), cell: (rule) => <Note rule={rule} vocabulary={vocabulary} /> },
    { key: 'effect', label: t('effect'), cell: (rule) => <Effect rule={rule} /> },
    {
      key: 'products',
      label: t('Exhibits'),
      right: true,
      cell: ({ products }) => <span className="num">{number(products, lang)}</span>,
    },
  ];
}
