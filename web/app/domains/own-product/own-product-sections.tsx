import type { Vocabulary } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import type { ReactNode } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { sidesOf } from '../../ui/bilingual-form.ts';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { Checkbox, Field, Input, RadioGroup, Select } from '../../ui/field.tsx';
import type { Form } from '../../ui/form.ts';
import { OwnProductCodes } from '../../parts/own-product/own-product-codes.tsx';
import type { Draft } from './own-product-draft.ts';
import { SCOPES, scopeOf } from '../../parts/own-product/own-product-scopes.ts';
import { OwnProductPrice } from './own-product-price.tsx';
import { ownProductTexts } from '../../parts/own-product/own-product.texts.ts';
import { UNIT_CODES, unitName } from '@fairbridge/contract/product/units.ts';

export type SectionProps = { form: Form<Draft>; vocabulary: Vocabulary };

export const SECTIONS = ['basics', 'pictures', 'trade', 'documents', 'introduction', 'selling', 'visibility'] as const;
export type SectionName = (typeof SECTIONS)[number];

/** One part of the form, with its heading as a target of the list at the side. */
export function Section({ name, children }: { name: SectionName; children: ReactNode }) {
  const t = useTexts(ownProductTexts);
  return (
    <section id={name} aria-labelledby={`${name}-title`} className="card scroll-mt-24 p-4 md:p-6">
      <h2 id={`${name}-title`} className="mb-4 text-lg">
        {t(name)}
      </h2>
      <div className="grid gap-5">{children}</div>
    </section>
  );
}

export const TWO = 'grid items-start gap-x-5 gap-y-5 md:grid-cols-2';

function CategorySelect({ form, vocabulary }: SectionProps) {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  const { categories } = vocabulary;
  const error = form.errors['categoryCode'];
  const tops = categories.filter(({ parent }) => parent === null);
  const childrenOf = (code: string) => categories.filter(({ parent }) => parent === code);
  return (
    <Field label={t('category')} required {...(error !== undefined && { error })}>
      {(wiring) => (
        <select
          {...wiring}
          className="input"
          name="categoryCode"
          value={form.values.categoryCode}
          onChange={(event) => form.set('categoryCode', event.target.value)}
        >
          <option value="">{t('choose')}</option>
          {tops.map(({ code, name }) => {
            const leaves = childrenOf(code);
            if (leaves.length === 0)
              return (
                <option key={code} value={code}>
                  {inLang(name, lang)}
                </option>
              );
            return (
              <optgroup key={code} label={inLang(name, lang)}>
                {leaves.map((leaf) => (
                  <option key={leaf.code} value={leaf.code}>
                    {inLang(leaf.name, lang)}
                  </option>
                ))}
              </optgroup>
            );
          })}
        </select>
      )}
    </Field>
  );
}

/** Names and brand in both languages side by side, category and tags. */
export function Basics({ form, vocabulary }: SectionProps) {
  const t = useTexts(ownProductTexts);
  return (
    <Section name="basics">
      <BilingualField
        labels={{ zh: t('nameZh'), en: t('nameEn') }}
        {...sidesOf(form, 'nameZh', 'nameEn', 'name')}
        max={160}
        need="either"
        hint={t('nameHint')}
      />
      <BilingualField
        labels={{ zh: t('brandZh'), en: t('brandEn') }}
        {...sidesOf(form, 'brandZh', 'brandEn', 'brand')}
        max={80}
      />
      <div className={TWO}>
        <CategorySelect form={form} vocabulary={vocabulary} />
        <Input
          label={t('articleNumber')}
          hint={t('articleNumberHint')}
          className="num"
          maxLength={40}
          {...form.text('articleNumber')}
        />
        <Input
          label={t('identification')}
          hint={t('identificationHint')}
          maxLength={80}
          {...form.text('identification')}
        />
      </div>
      <OwnProductCodes
        label={t('tags')}
        hint={t('tagsHint')}
        placeholder={t('searchHere')}
        required
        options={vocabulary.categories}
        chosen={form.values.tags}
        max={LIMITS.exhibitorCategoriesMax}
        error={form.errors['tags']}
        onChange={(tags) => form.set('tags', tags)}
      />
    </Section>
  );
}

export function Introduction({ form }: Pick<SectionProps, 'form'>) {
  const t = useTexts(ownProductTexts);
  return (
    <Section name="introduction">
      <BilingualField
        labels={{ zh: t('introductionZh'), en: t('introductionEn') }}
        {...sidesOf(form, 'introductionZh', 'introductionEn', 'introduction')}
        max={4000}
        rows={7}
      />
    </Section>
  );
}

/** Minimum order, prices, spot goods, customisation. */
export function Selling({ form }: Pick<SectionProps, 'form'>) {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  const { minimumUnit, spot, customization } = form.values;
  const units = UNIT_CODES.includes(minimumUnit) ? UNIT_CODES : [minimumUnit, ...UNIT_CODES];
  return (
    <Section name="selling">
      <div className={TWO}>
        <div className="grid grid-cols-[1fr_10rem] items-start gap-3">
          <Input
            label={t('minimumQuantity')}
            className="num"
            inputMode="decimal"
            autoComplete="off"
            {...form.text('minimumQuantity', 'minimumOrder.quantity')}
          />
          <Select
            label={t('minimumUnit')}
            options={units.map((code) => ({ value: code, label: unitName(code, lang) }))}
            {...form.text('minimumUnit', 'minimumOrder.unit')}
          />
        </div>
        <span className="hidden md:block" />
        <OwnProductPrice form={form} name="salePrice" />
        <OwnProductPrice form={form} name="purchasePrice" />
      </div>
      <div className="grid gap-1">
        <Checkbox
          label={t('spot')}
          name="spot"
          checked={spot}
          onChange={(event) => form.set('spot', event.target.checked)}
        />
        <Checkbox
          label={t('customization')}
          name="customization"
          checked={customization}
          onChange={(event) => form.set('customization', event.target.checked)}
        />
      </div>
    </Section>
  );
}

/** Visible range with what each means, and the place in the company's list. */
export function Visibility({ form }: Pick<SectionProps, 'form'>) {
  const t = useTexts(ownProductTexts);
  return (
    <Section name="visibility">
      <RadioGroup
        label={t('scope')}
        required
        name="scope"
        value={form.values.scope}
        error={form.errors['scope']}
        onChange={(value) => {
          const scope = scopeOf(value);
          form.set('scope', scope === null ? '' : `${scope}`);
        }}
        options={SCOPES.map((scope) => ({
          value: String(scope),
          label: t(`scope${scope}`),
          hint: t(`scope${scope}Lead`),
        }))}
      />
      <div className="max-w-md">
        <Input
          label={t('sortNumber')}
          hint={t('sortHint')}
          className="num max-w-32"
          inputMode="numeric"
          autoComplete="off"
          {...form.text('sortNumber')}
        />
      </div>
    </Section>
  );
}
