import type { Vocabulary } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { tradesSubstances } from '@fairbridge/contract/product/registration.rules.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { sidesOf } from '../../ui/bilingual-form.ts';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { Select } from '../../ui/field.tsx';
import { useCountries } from '../../parts/visitor/use-countries.ts';
import { attributeName, otherAttributes } from './own-product-attributes.ts';
import { OwnProductCodes } from '../../parts/own-product/own-product-codes.tsx';
import { strengthOf } from './own-product-draft.ts';
import { OwnProductIngredients } from './own-product-ingredients.tsx';
import { groupsOf, withGroups } from './own-product-groups.ts';
import { OwnProductRegistrations } from './own-product-registrations.tsx';
import { OwnProductTargets } from './own-product-targets.tsx';
import { OwnProductValues } from './own-product-values.tsx';
import { ownProductTexts } from '../../parts/own-product/own-product.texts.ts';

import { Section, TWO, type SectionProps } from './own-product-sections.tsx';

type Own = 'formulation' | 'class' | 'crops' | 'modeOfAction' | 'targets' | 'registrations';

/** What this fair has of its own attributes, and what it calls them. */
function useOwn(vocabulary: Vocabulary) {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  return {
    called: (code: Own): string => attributeName(vocabulary, code, lang, t(code)),
    has: (code: Own): boolean => vocabulary.attributes.some((attribute) => attribute.code === code),
  };
}

/** What it is: formulation and class. */
function Kind({ form, vocabulary }: SectionProps) {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  const { called, has } = useOwn(vocabulary);
  const { formulations, classes } = vocabulary;
  return (
    <div className={TWO}>
      {formulations.length > 0 && (
        <Select
          label={called('formulation')}
          placeholder={t('choose')}
          options={formulations.map(({ code, name }) => ({
            value: code,
            label: has('registrations') ? `${code} ${inLang(name, lang)}` : inLang(name, lang),
          }))}
          {...form.text('formulation', 'attributes.formulation')}
        />
      )}
      {classes.length > 0 && (
        <Select
          label={called('class')}
          placeholder={t('choose')}
          options={classes.map(({ code, name }) => ({ value: code, label: inLang(name, lang) }))}
          {...form.text('class', 'attributes.class')}
        />
      )}
    </div>
  );
}

/** What it is used for, and how it works. */
function Use({ form, vocabulary }: SectionProps) {
  const t = useTexts(ownProductTexts);
  const { called, has } = useOwn(vocabulary);
  const { crops, ingredients } = vocabulary;
  return (
    <>
      {crops.length > 0 && (
        <OwnProductCodes
          label={called('crops')}
          placeholder={t('searchHere')}
          options={crops}
          chosen={form.values.crops}
          max={30}
          error={form.errors['attributes.crops']}
          onChange={(chosen) => form.set('crops', chosen, 'attributes.crops')}
        />
      )}
      {has('modeOfAction') && (
        <OwnProductCodes
          label={called('modeOfAction')}
          hint={t('modeOfActionHint')}
          placeholder={t('searchHere')}
          options={groupsOf(ingredients)}
          chosen={form.values.modeOfAction}
          max={6}
          error={form.errors['attributes.modeOfAction']}
          onChange={(chosen) => form.set('modeOfAction', chosen, 'attributes.modeOfAction')}
        />
      )}
    </>
  );
}

/** What the trade asks for: ingredients, formulation, class, crops, packing, and the rest of the exhibition's attribute set. */
export function Trade({ form, vocabulary }: SectionProps) {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  const { ingredients, attributes } = vocabulary;
  const strength = tradesSubstances(attributes.map(({ code }) => code)) ? strengthOf(form.values) : '';
  const { called, has } = useOwn(vocabulary);
  const countries = useCountries(has('registrations'));
  const others = otherAttributes(attributes);
  return (
    <Section name="trade">
      {ingredients.length > 0 && (
        <OwnProductIngredients
          label={attributeName(vocabulary, 'ingredients', lang, t('ingredients'))}
          vocabulary={ingredients}
          parts={form.values.ingredients}
          errors={form.errors}
          onChange={(parts) => {
            form.set('ingredients', parts, 'attributes.ingredients');
            form.change('modeOfAction', (before) => withGroups(before, form.values.ingredients, parts, ingredients));
          }}
        />
      )}
      <Kind form={form} vocabulary={vocabulary} />
      {strength !== '' && (
        <p className="note num" aria-live="polite">
          {t('strengthPreview')} <strong>{strength}</strong>
        </p>
      )}
      <Use form={form} vocabulary={vocabulary} />
      {has('targets') && <OwnProductTargets form={form} label={called('targets')} />}
      {has('registrations') && (
        <OwnProductRegistrations form={form} label={called('registrations')} countries={countries} />
      )}
      {others.length > 0 && (
        <div className={TWO}>
          <OwnProductValues
            attributes={others}
            values={form.values.values}
            errors={form.errors}
            onChange={(values) => form.set('values', values)}
          />
        </div>
      )}
      <BilingualField
        labels={{ zh: t('packingZh'), en: t('packingEn') }}
        {...sidesOf(form, 'packingZh', 'packingEn', 'attributes.packing')}
        max={200}
        hint={t('packingHint')}
      />
    </Section>
  );
}
