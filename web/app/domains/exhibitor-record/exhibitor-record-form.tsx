import { offered } from '@fairbridge/contract/exhibition/offered.ts';
import type { Bookable } from '@fairbridge/contract/exhibitor/package.shapes.ts';
import type { Hall, NamedCode } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { ExhibitorForm } from '@fairbridge/contract/exhibitor-record/exhibitor-record.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { EmailInput } from '../../ui/address-input.tsx';
import { Input, Select } from '../../ui/field.tsx';
import type { Form } from '../../ui/form.ts';
import { AreaCodeSelect, type CallingCountry } from '../../ui/mobile-field.tsx';
import { OwnProductCodes } from '../../components/own-product/own-product-codes.tsx';
import { exhibitorRecordTexts } from './exhibitor-record.texts.ts';

/** What the form's lists offer. */
export type ExhibitorChoices = {
  halls: readonly Hall[];
  categories: readonly NamedCode[];
  countries: readonly CallingCountry[];
  packages: readonly Bookable[];
};

type Fields = { form: Form<ExhibitorForm> };

function NameFields({ form }: Fields) {
  const t = useTexts(exhibitorRecordTexts);
  return (
    <BilingualField
      {...form.pair('name')}
      labels={{ zh: t('nameZh'), en: t('nameEn') }}
      hint={t('nameHint')}
      max={160}
      need="either"
      className=""
    />
  );
}

function PlaceFields({ form, halls, packages }: Fields & Pick<ExhibitorChoices, 'halls' | 'packages'>) {
  const t = useTexts(exhibitorRecordTexts);
  const lang = useLang();
  return (
    <>
      <Select
        label={t('hall')}
        name="hall"
        placeholder={t('noHall')}
        value={form.values.hall ?? ''}
        error={form.errors['hall']}
        options={offered(halls, [form.values.hall]).map(({ code, name, floor }) => ({
          value: code,
          label: `${code} · ${inLang(name, lang)} ${floor}`,
        }))}
        onChange={({ target }) => form.set('hall', target.value === '' ? null : target.value)}
      />
      <Input
        label={t('boothNumber')}
        hint={t('boothNumberHint')}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={20}
        {...form.text('boothNumber')}
      />
      <Input label={t('boothArea')} autoComplete="off" maxLength={40} {...form.text('boothArea')} />
      <Select
        label={t('package')}
        name="package"
        value={form.values.package}
        error={form.errors['package']}
        options={offered(packages, [form.values.package]).map(({ code, name }) => ({
          value: code,
          label: inLang(name, lang),
        }))}
        onChange={({ target }) => form.set('package', target.value)}
      />
      <Input
        label={t('reference')}
        hint={t('referenceHint')}
        autoComplete="off"
        maxLength={40}
        {...form.text('reference')}
      />
    </>
  );
}

function ContactFields({ form, countries }: Fields & Pick<ExhibitorChoices, 'countries'>) {
  const t = useTexts(exhibitorRecordTexts);
  const { contact } = form.values;
  const set = (part: Partial<ExhibitorForm['contact']>, field: string): void =>
    form.change('contact', (before) => ({ ...before, ...part }), `contact.${field}`);
  return (
    <fieldset className="grid gap-5 border-t border-line pt-4">
      <legend className="float-left w-full font-semibold">
        {t('contact')} <span className="text-sm font-normal text-soft">{t('contactHint')}</span>
      </legend>
      <Input
        label={t('Name')}
        name="contact.name"
        autoComplete="off"
        maxLength={60}
        value={contact.name}
        error={form.errors['contact.name']}
        onChange={({ target }) => set({ name: target.value }, 'name')}
      />
      <AreaCodeSelect
        countries={countries}
        name="contact.areaCode"
        value={contact.mobile.areaCode}
        error={form.errors['contact.mobile.areaCode']}
        onChange={(areaCode) => set({ mobile: { ...contact.mobile, areaCode } }, 'mobile.areaCode')}
      />
      <Input
        label={t('Mobile')}
        type="tel"
        inputMode="tel"
        name="contact.mobile"
        autoComplete="off"
        maxLength={40}
        value={contact.mobile.number}
        error={form.errors['contact.mobile.number']}
        onChange={({ target }) => set({ mobile: { ...contact.mobile, number: target.value } }, 'mobile.number')}
      />
      <EmailInput
        label={t('Email')}
        name="contact.email"
        value={contact.email}
        error={form.errors['contact.email']}
        onChange={({ target }) => set({ email: target.value }, 'email')}
      />
    </fieldset>
  );
}

/** What the organizer says of an exhibitor. */
export function ExhibitorRecordFields({ form, choices }: Fields & { choices: ExhibitorChoices }) {
  const t = useTexts(exhibitorRecordTexts);
  const lang = useLang();
  return (
    <>
      <NameFields form={form} />
      <Select
        label={t('country')}
        name="country"
        placeholder={t('noCountry')}
        value={form.values.country}
        error={form.errors['country']}
        options={choices.countries.map(({ code, name }) => ({ value: code, label: name[lang] }))}
        onChange={({ target }) => form.set('country', target.value)}
      />
      <OwnProductCodes
        label={t('categories')}
        hint={t('categoriesHint')}
        placeholder={t('searchHere')}
        options={choices.categories}
        chosen={form.values.categories}
        max={LIMITS.exhibitorCategoriesMax}
        error={form.errors['categories']}
        onChange={(chosen) => form.set('categories', [...chosen])}
      />
      <PlaceFields form={form} halls={choices.halls} packages={choices.packages} />
      <ContactFields form={form} countries={choices.countries} />
    </>
  );
}
