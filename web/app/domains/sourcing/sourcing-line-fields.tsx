import { offered } from '@fairbridge/contract/exhibition/offered.ts';
import type { Vocabulary } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { REGISTRATION_NEED_CODES, REGISTRATION_NEEDS } from '@fairbridge/contract/sourcing/sourcing.words.ts';
import { inLang, type Bilingual } from '@fairbridge/contract/text.ts';
import {
  DestinationField,
  DocumentsField,
  IncotermFields,
  QuantityFields,
  TargetPriceFields,
} from '../../components/inquiry/trade-fields.tsx';
import { OwnProductCodes } from '../../components/own-product/own-product-codes.tsx';
import { FormFold } from '../../components/sourcing/form-fold.tsx';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Input, Select } from '../../ui/field.tsx';
import type { FormPart } from '../../ui/form-part.ts';
import { SearchSelect } from '../../ui/search-select.tsx';
import { useAttributeName } from '../../site/site.ts';
import { useTradesSubstances } from '../../site/trades-substances.ts';
import { codesIn, NEW_LINE, type LineValues } from './sourcing-form-values.ts';
import { sourcingFormTexts } from './sourcing-form.texts.ts';
import { formulationChoice } from './sourcing-goods.ts';

type Fields = { form: FormPart<keyof LineValues> };
export type SourcingWords = {
  vocabulary: Vocabulary;
  countries: readonly { code: string; name: Bilingual }[];
};

/** By ingredient, by category, or in the buyer's own words. */
function Goods({ form, vocabulary }: Fields & Pick<SourcingWords, 'vocabulary'>) {
  const t = useTexts(sourcingFormTexts);
  const lang = useLang();
  const attribute = useAttributeName();
  const substances = useTradesSubstances();
  const { values } = form;
  const { ingredients, categories } = vocabulary;
  const category = form.text('category');
  return (
    <>
      {ingredients.length > 0 && (
        <OwnProductCodes
          label={attribute('ingredients', t('ingredients'))}
          hint={t(substances ? 'ingredientsHint' : 'ingredientsHintPlain')}
          placeholder={t('search')}
          options={ingredients}
          chosen={codesIn(values.ingredients)}
          max={LIMITS.sourcingIngredientsMax}
          error={form.text('ingredients').error}
          onChange={(chosen) => form.set('ingredients', chosen.join(','), 'name')}
        />
      )}
      <div className="grid items-start gap-4 md:grid-cols-2">
        <SearchSelect
          label={t('category')}
          {...(ingredients.length > 0 && { hint: t('categoryOther') })}
          name={category.name}
          value={values.category}
          placeholder={t('search')}
          error={category.error}
          choices={offered(categories, [values.category]).map(({ code, name }) => ({
            value: code,
            label: inLang(name, lang),
            also: [name.zh, name.en],
          }))}
          onChange={(code) => form.set('category', code, 'name')}
        />
        <Input label={t('name')} hint={t('nameHint')} maxLength={LIMITS.sourcingNameMax} {...form.text('name')} />
      </div>
    </>
  );
}

function Strength({ form, vocabulary }: Fields & Pick<SourcingWords, 'vocabulary'>) {
  const t = useTexts(sourcingFormTexts);
  const lang = useLang();
  const attribute = useAttributeName();
  const formulations = offered(vocabulary.formulations, [form.values.formulation]);
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Input
        label={t('content')}
        hint={t('contentHint')}
        maxLength={LIMITS.sourcingContentMax}
        autoComplete="off"
        {...form.text('content')}
      />
      {formulations.length > 0 && (
        <Select
          label={attribute('formulation', t('formulation'))}
          placeholder={t('notSaid')}
          options={formulations.map((one) => ({ value: one.code, label: formulationChoice(one, lang) }))}
          {...form.text('formulation')}
        />
      )}
    </div>
  );
}

const DELIVERY = [
  'packing',
  'destination',
  'incoterm',
  'port',
  'documents',
  'registration',
  'amount',
  'expectedOn',
] as const;

function Delivery({ form, countries }: Fields & Pick<SourcingWords, 'countries'>) {
  const t = useTexts(sourcingFormTexts);
  const lang = useLang();
  const filled = DELIVERY.some((key) => form.values[key] !== NEW_LINE[key]);
  return (
    <FormFold title={t('delivery')} hint={t('deliveryHint')} filled={filled}>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <DestinationField form={form} countries={countries} />
        <DateInput type="date" label={t('expectedOn')} {...form.text('expectedOn')} />
      </div>
      <IncotermFields form={form} />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Input
          label={t('packing')}
          hint={t('packingHint')}
          maxLength={LIMITS.quotePackingMax}
          {...form.text('packing')}
        />
        <Select
          label={t('registration')}
          placeholder={t('notSaid')}
          options={REGISTRATION_NEED_CODES.map((code) => ({
            value: code,
            label: inLang(REGISTRATION_NEEDS[code], lang),
          }))}
          {...form.text('registration')}
        />
      </div>
      <TargetPriceFields form={form} />
      <DocumentsField form={form} />
    </FormFold>
  );
}

/** All that one line asks for; what, how much of it, and folded how it is delivered. */
export function SourcingLineFields({ form, vocabulary, countries }: Fields & SourcingWords) {
  return (
    <>
      <Goods form={form} vocabulary={vocabulary} />
      <Strength form={form} vocabulary={vocabulary} />
      <QuantityFields form={form} required />
      <Delivery form={form} countries={countries} />
    </>
  );
}
