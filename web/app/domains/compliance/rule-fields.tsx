import { offered } from '@fairbridge/contract/exhibition/offered.ts';
import { EFFECT_NAMES, KIND_NAMES } from '@fairbridge/contract/compliance/compliance.names.ts';
import {
  COMPLIANCE_EFFECTS,
  COMPLIANCE_KINDS,
  type ComplianceForm,
} from '@fairbridge/contract/compliance/compliance.shapes.ts';
import { EVERYWHERE, marketName } from '@fairbridge/contract/compliance/markets.ts';
import type { Vocabulary } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useMemo } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { useTradesSubstances } from '../../site/trades-substances.ts';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Input, RadioGroup, Select } from '../../ui/field.tsx';
import type { Form } from '../../ui/form.ts';
import { SearchSelect } from '../../ui/search-select.tsx';
import { OwnProductCodes } from '../../components/own-product/own-product-codes.tsx';
import { useCountries } from '../../components/visitor/use-countries.ts';
import { AffectedProducts } from './affected-products.tsx';
import { complianceEditorTexts } from './compliance-editor.texts.ts';

const DOES = { notice: 'noticeDoes', closeMarket: 'closeMarketDoes', blockClaim: 'blockClaimDoes' } as const;

const pair = 'grid items-start gap-x-4 gap-y-4 sm:grid-cols-2';

/** What the rule is on: ingredient, country, crops and other uses. */
function On({ form, vocabulary }: { form: Form<ComplianceForm>; vocabulary: Vocabulary }) {
  const t = useTexts(complianceEditorTexts);
  const lang = useLang();
  const substances = useTradesSubstances();
  const countries = useCountries(true);
  const other = lang === 'zh' ? 'en' : 'zh';
  const chosen = form.values.ingredient;
  const ingredients = useMemo(
    () =>
      offered(vocabulary.ingredients, [chosen]).map(({ code, name, cas, aliases }) => ({
        value: code,
        label: inLang(name, lang),
        also: [...cas, ...aliases, code],
        note: name[other],
      })),
    [vocabulary.ingredients, chosen, lang, other],
  );
  const markets = useMemo(
    () =>
      [EVERYWHERE, 'EU', ...countries.map(({ code }) => code)].map((code) => {
        const name = marketName(code);
        return { value: code, label: inLang(name, lang), note: name[other] };
      }),
    [countries, lang, other],
  );
  const wrong = (field: string) => {
    const error = form.errors[field];
    return error === undefined ? {} : { error };
  };
  return (
    <>
      <SearchSelect
        label={t('ingredient')}
        hint={t(substances ? 'ingredientHint' : 'ingredientHintPlain')}
        required
        name="ingredient"
        value={form.values.ingredient}
        choices={ingredients}
        onChange={(value) => form.set('ingredient', value)}
        {...wrong('ingredient')}
      />
      <div className={pair}>
        <Select
          label={t('Type')}
          required
          options={COMPLIANCE_KINDS.map((kind) => ({ value: kind, label: inLang(KIND_NAMES[kind], lang) }))}
          {...form.text('kind')}
        />
        <SearchSelect
          label={t('Country')}
          required
          name="country"
          value={form.values.country}
          choices={markets}
          onChange={(value) => form.set('country', value)}
          {...wrong('country')}
        />
      </div>
      {vocabulary.crops.length > 0 && (
        <div className="grid gap-1">
          <OwnProductCodes
            label={t('crops')}
            placeholder={t('cropsSearch')}
            options={vocabulary.crops}
            chosen={form.values.crops}
            max={LIMITS.complianceCropsMax}
            error={form.errors['crops']}
            onChange={(chosen) => form.set('crops', [...chosen])}
          />
          <p className="field-hint">{t('cropsHint')}</p>
        </div>
      )}
      <BilingualField
        labels={{ zh: t('usesZh'), en: t('usesEn') }}
        {...form.pair('uses')}
        max={LIMITS.complianceUsesMax}
        className="sm:grid-cols-2"
      />
    </>
  );
}

/** What it says, on what ground, and how long. */
function Says({ form }: { form: Form<ComplianceForm> }) {
  const t = useTexts(complianceEditorTexts);
  return (
    <>
      <BilingualField
        labels={{ zh: t('noteZh'), en: t('noteEn') }}
        {...form.pair('note')}
        max={LIMITS.complianceNoteMax}
        rows={2}
        need="either"
        className=""
      />
      <BilingualField
        labels={{ zh: t('sourceZh'), en: t('sourceEn') }}
        {...form.pair('source')}
        max={LIMITS.complianceSourceMax}
        className="sm:grid-cols-2"
      />
      <Input label={t('link')} inputMode="url" autoCapitalize="none" maxLength={300} {...form.text('link')} />
      <div className={pair}>
        <DateInput type="date" label={t('validFrom')} {...form.text('validFrom')} />
        <DateInput type="date" label={t('validUntil')} {...form.text('validUntil')} />
      </div>
    </>
  );
}

/** A rule while it is written, and the exhibits that it is about. */
export function RuleFields({ form, vocabulary }: { form: Form<ComplianceForm>; vocabulary: Vocabulary }) {
  const t = useTexts(complianceEditorTexts);
  const lang = useLang();
  const { ingredient, crops, effect } = form.values;
  return (
    <>
      <On form={form} vocabulary={vocabulary} />
      <Says form={form} />
      <RadioGroup
        label={t('effect')}
        name="effect"
        value={effect}
        onChange={(value) => form.set('effect', COMPLIANCE_EFFECTS.find((one) => one === value) ?? effect)}
        options={COMPLIANCE_EFFECTS.map((one) => ({
          value: one,
          label: inLang(EFFECT_NAMES[one], lang),
          hint: t(DOES[one]),
        }))}
      />
      {ingredient !== '' && <AffectedProducts ingredient={ingredient} crops={crops} />}
    </>
  );
}
