import { offered } from '@fairbridge/contract/exhibition/offered.ts';
import type { Category, Vocabulary } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { tradesSubstances } from '@fairbridge/contract/product/registration.rules.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { sidesOf } from '../../ui/bilingual-form.ts';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { Field, RadioGroup, Select } from '../../ui/field.tsx';
import type { Form } from '../../ui/form.ts';
import { VISIBLE_RANGES, rangeName } from '../../components/own-product/visible-ranges.ts';
import { ownProductTexts } from '../../components/own-product/own-product.texts.ts';
import { exhibitFormTexts } from './exhibit-form.texts.ts';
import { ExhibitPart } from './exhibit-group.tsx';
import { ExhibitPictures } from './exhibit-pictures.tsx';
import { attributeName } from './own-product-attributes.ts';
import { withCategory, withClass } from './own-product-derived.ts';
import { strengthOf, type ExhibitFormValues } from './exhibit-form-values.ts';
import { withGroups } from './own-product-groups.ts';
import { unitInName } from './ingredient-content.ts';
import { OwnProductIngredients } from './own-product-ingredients.tsx';

export type SectionProps = { form: Form<ExhibitFormValues>; vocabulary: Vocabulary };

/** How many exhibits of this company everybody sees, of as many as may be. */
export type PublicRoom = { count: number; max: number };

function CategorySelect({ form, vocabulary }: SectionProps) {
  const t = useTexts(ownProductTexts);
  const says = useTexts(exhibitFormTexts);
  const lang = useLang();
  const categories = offered(vocabulary.categories, [form.values.categoryCode]);
  const error = form.errors['categoryCode'];
  const tops = categories.filter(({ parent }) => !categories.some(({ code }) => code === parent));
  const childrenOf = (code: string): Category[] =>
    categories.filter(({ parent }) => parent === code).flatMap((child) => [child, ...childrenOf(child.code)]);
  return (
    <Field label={t('category')} hint={says('categoryHint')} required {...(error !== undefined && { error })}>
      {(wiring) => (
        <select
          {...wiring}
          className="input"
          name="categoryCode"
          value={form.values.categoryCode}
          onChange={({ target: { value } }) => {
            const before = form.values.categoryCode;
            form.set('categoryCode', value);
            form.change('tags', (tags) => withCategory(tags, before, value));
          }}
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

/** What it is made of and how strong it is; class and mode of action follow from it. */
function Strength({ form, vocabulary }: SectionProps) {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  const { ingredients, formulations, attributes } = vocabulary;
  const substances = tradesSubstances(attributes.map(({ code }) => code));
  const strength = substances ? strengthOf(form.values) : '';
  return (
    <>
      {ingredients.length > 0 && (
        <ExhibitPart name="ingredients">
          <OwnProductIngredients
            label={attributeName(vocabulary, 'ingredients', lang, t('ingredients'))}
            vocabulary={ingredients}
            parts={form.values.ingredients}
            unit={unitInName([form.values.nameZh, form.values.nameEn], form.values.formulation)}
            errors={form.errors}
            onChange={(parts) => {
              const before = form.values.ingredients;
              form.set('ingredients', parts, 'attributes.ingredients');
              form.change('modeOfAction', (groups) => withGroups(groups, before, parts, ingredients));
              form.change('class', (chosen) => withClass(chosen, before, parts, vocabulary));
            }}
          />
        </ExhibitPart>
      )}
      {formulations.length > 0 && (
        <ExhibitPart name="formulation">
          <div className="grid items-end gap-x-5 gap-y-2 md:grid-cols-2">
            <Select
              label={attributeName(vocabulary, 'formulation', lang, t('formulation'))}
              placeholder={t('choose')}
              options={offered(formulations, [form.values.formulation]).map(({ code, name }) => ({
                value: code,
                label: substances ? `${code} ${inLang(name, lang)}` : inLang(name, lang),
              }))}
              {...form.text('formulation', 'attributes.formulation')}
            />
            {strength !== '' && (
              <p className="num pb-2 text-soft" aria-live="polite">
                {t('strengthPreview')} <strong className="text-ink">{strength}</strong>
              </p>
            )}
          </div>
        </ExhibitPart>
      )}
    </>
  );
}

/** Visible range with what each means, and how many more everybody may see. */
function Visibility({ form, room }: Pick<SectionProps, 'form'> & { room: PublicRoom }) {
  const t = useTexts(ownProductTexts);
  const says = useTexts(exhibitFormTexts);
  return (
    <RadioGroup
      label={t('scope')}
      required
      name="scope"
      value={form.values.scope}
      error={form.errors['scope']}
      hint={<span className="num">{says(room.count >= room.max ? 'scopeFull' : 'scopeUsed', room)}</span>}
      onChange={(value) => {
        const scope = rangeName(value);
        form.set('scope', scope === null ? '' : `${scope}`);
      }}
      options={VISIBLE_RANGES.map((scope) => ({
        value: String(scope),
        label: t(`scope${scope}`),
        hint: t(`scope${scope}Lead`),
      }))}
    />
  );
}

/** All that an exhibit needs to be published: names, category, what it is made of, pictures, and who sees it. */
export function Essentials({ form, vocabulary, room }: SectionProps & { room: PublicRoom }) {
  const t = useTexts(ownProductTexts);
  const says = useTexts(exhibitFormTexts);
  return (
    <section id="essentials" aria-labelledby="essentials-title" className="card scroll-mt-24 p-4 md:p-6">
      <h2 id="essentials-title" className="text-lg">
        {says('essentials')}
      </h2>
      <p className="mb-4 text-soft">{says('essentialsLead')}</p>
      <div className="grid gap-5">
        <BilingualField
          labels={{ zh: t('nameZh'), en: t('nameEn') }}
          {...sidesOf(form, 'nameZh', 'nameEn', 'name')}
          max={160}
          need="either"
          hint={t('nameHint')}
        />
        <div className="grid items-start gap-5 md:grid-cols-2">
          <CategorySelect form={form} vocabulary={vocabulary} />
        </div>
        <Strength form={form} vocabulary={vocabulary} />
        <ExhibitPictures form={form} />
        <Visibility form={form} room={room} />
      </div>
    </section>
  );
}
