import { COMPANY_SCALES } from '@fairbridge/contract/exhibitor/company.shapes.ts';
import type { VocabularyCode } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { Checkbox, Input, Select } from '../../ui/field.tsx';
import type { CallingCountry } from '../../ui/mobile-field.tsx';
import { AreaFields } from '../../components/exhibition/area-fields.tsx';
import { OwnProductCodes } from '../../components/own-product/own-product-codes.tsx';
import { CompanyText, PersonFields, TelephoneFields, type CompanyFormProps } from './company-fields.tsx';
import type { CompanySection } from './company-form-values.ts';
import { companyInfoTexts } from './company-info.texts.ts';
import type { FilmOnTheWay } from '../../components/upload/use-film-upload.ts';
import { CompanyPictures } from './company-pictures.tsx';

export const COMPANY_SECTIONS: readonly CompanySection[] = [
  'basics',
  'pictures',
  'texts',
  'place',
  'figures',
  'people',
  'headquarters',
];

type WithCountries = CompanyFormProps & { countries: readonly CallingCountry[] };
const two = 'grid items-start gap-x-5 gap-y-5 md:grid-cols-2';

function Section({ name, lead, children }: { name: CompanySection; lead?: string; children: ReactNode }) {
  const t = useTexts(companyInfoTexts);
  return (
    <section id={name} aria-labelledby={`${name}-title`} className="card scroll-mt-24 p-4 md:p-6">
      <h2 id={`${name}-title`} className="text-lg">
        {t(name)}
      </h2>
      {lead !== undefined && <p className="mt-1 text-sm text-soft">{lead}</p>}
      <div className="mt-4 grid gap-5">{children}</div>
    </section>
  );
}

type Vocabularies = { categories: readonly VocabularyCode[]; companyTypes: readonly VocabularyCode[] };

function Basics({ form, categories, companyTypes }: CompanyFormProps & Vocabularies) {
  const t = useTexts(companyInfoTexts);
  return (
    <Section name="basics">
      <CompanyText form={form} name="name" max={160} required />
      <CompanyText form={form} name="shortName" max={60} />
      <div className={two}>
        <Input label={t('brand')} maxLength={80} {...form.text('brand')} />
      </div>
      <OwnProductCodes
        label={t('categories')}
        hint={t('categoriesHint')}
        placeholder={t('searchHere')}
        options={categories}
        chosen={form.values.categories}
        max={LIMITS.exhibitorCategoriesMax}
        error={form.errors['categories']}
        onChange={(chosen) => form.set('categories', [...chosen])}
      />
      {companyTypes.length > 0 && (
        <OwnProductCodes
          label={t('companyTypes')}
          hint={t('companyTypesHint')}
          placeholder={t('searchHere')}
          options={companyTypes}
          chosen={form.values.companyTypes}
          max={LIMITS.companyTypesMax}
          error={form.errors['companyTypes']}
          onChange={(chosen) => form.set('companyTypes', [...chosen])}
        />
      )}
    </Section>
  );
}

function Texts({ form }: CompanyFormProps) {
  return (
    <Section name="texts">
      <CompanyText form={form} name="introduction" max={4_000} rows={7} />
      <CompanyText form={form} name="productIntroduction" max={2_000} rows={5} />
      <CompanyText form={form} name="mainBusinessScope" max={1_000} rows={3} />
      <CompanyText form={form} name="sourcingDemand" max={1_000} rows={3} />
      <CompanyText form={form} name="abroadWarehouse" max={500} rows={2} />
    </Section>
  );
}

function Place({ form, countries }: WithCountries) {
  const t = useTexts(companyInfoTexts);
  const { country, province, city, telephone } = form.values;
  return (
    <Section name="place" lead={t('reachLead')}>
      <AreaFields
        countries={countries}
        value={{ country, province, city }}
        errors={form.errors}
        onChange={(key, value) => form.set(key, value)}
      />
      <CompanyText form={form} name="address" max={300} />
      <div className={two}>
        <Input label={t('zipCode')} className="num" maxLength={10} autoComplete="off" {...form.text('zipCode')} />
        <Input label={t('email')} inputMode="email" maxLength={254} autoComplete="off" {...form.text('email')} />
      </div>
      <TelephoneFields
        form={form}
        label={t('telephone')}
        field="telephone"
        value={telephone}
        countries={countries}
        onChange={(change, field) => form.change('telephone', change, field)}
      />
      <div className={two}>
        <Input label={t('fax')} type="tel" inputMode="tel" maxLength={40} autoComplete="off" {...form.text('fax')} />
        <Input label={t('website')} inputMode="url" maxLength={300} autoComplete="off" {...form.text('website')} />
        <Input label={t('threeDUrl')} inputMode="url" maxLength={300} autoComplete="off" {...form.text('threeDUrl')} />
      </div>
    </Section>
  );
}

function Figures({ form }: CompanyFormProps) {
  const t = useTexts(companyInfoTexts);
  return (
    <Section name="figures">
      <div className={two}>
        <Select
          label={t('scale')}
          placeholder={t('choose')}
          options={COMPANY_SCALES.map((scale) => ({ value: scale, label: scale }))}
          {...form.text('scale')}
        />
        <Input label={t('registeredCapital')} maxLength={60} {...form.text('registeredCapital')} />
        <Input
          label={t('foundedYear')}
          className="num"
          inputMode="numeric"
          maxLength={4}
          {...form.text('foundedYear')}
        />
        <Input
          label={t('attendTimes')}
          className="num"
          inputMode="numeric"
          maxLength={3}
          {...form.text('attendTimes')}
        />
      </div>
      <Checkbox
        label={t('listed')}
        name="listed"
        checked={form.values.listed}
        onChange={({ target }) => form.set('listed', target.checked)}
      />
    </Section>
  );
}

function Headquarters({ form, countries }: WithCountries) {
  const t = useTexts(companyInfoTexts);
  const { headquarters } = form.values;
  type Key = 'name' | 'zipCode' | 'fax' | 'website';
  const text = (key: Key) => {
    const field = `headquarters.${key}`;
    return {
      name: field,
      value: headquarters[key],
      autoComplete: 'off',
      ...(form.errors[field] !== undefined && { error: form.errors[field] }),
      onChange: ({ target }: { target: { value: string } }) =>
        form.change('headquarters', (before) => ({ ...before, [key]: target.value }), field),
    };
  };
  const address = (lang: 'zh' | 'en') => {
    const field = `headquarters.address.${lang}`;
    return {
      label: t(lang === 'zh' ? 'inZh' : 'inEn', { label: t('address') }),
      name: field,
      lang: lang === 'zh' ? 'zh-CN' : 'en',
      value: headquarters.address[lang],
      ...(form.errors[field] !== undefined && { error: form.errors[field] }),
      onChange: ({ target }: { target: { value: string } }) =>
        form.change(
          'headquarters',
          (before) => ({ ...before, address: { ...before.address, [lang]: target.value } }),
          field,
        ),
    };
  };
  return (
    <Section name="headquarters" lead={t('headquartersLead')}>
      <div className={two}>
        <Input label={t('headquartersName')} maxLength={160} {...text('name')} />
        <Input label={t('zipCode')} className="num" maxLength={10} {...text('zipCode')} />
        <Input maxLength={300} {...address('zh')} />
        <Input maxLength={300} {...address('en')} />
      </div>
      <TelephoneFields
        form={form}
        label={t('telephone')}
        field="headquarters.telephone"
        value={headquarters.telephone}
        countries={countries}
        onChange={(change, field) =>
          form.change('headquarters', (before) => ({ ...before, telephone: change(before.telephone) }), field)
        }
      />
      <div className={two}>
        <Input label={t('fax')} type="tel" inputMode="tel" maxLength={40} {...text('fax')} />
        <Input label={t('website')} inputMode="url" maxLength={300} {...text('website')} />
      </div>
    </Section>
  );
}

/** Every part of what a company says of itself, in the order of the list beside it. */
export function CompanyFormSections({
  form,
  countries,
  categories,
  companyTypes,
  onFilm,
}: WithCountries &
  Vocabularies & {
    onFilm: (film: FilmOnTheWay | null) => void;
  }) {
  const t = useTexts(companyInfoTexts);
  return (
    <div className="grid gap-4">
      <Basics form={form} categories={categories} companyTypes={companyTypes} />
      <Section name="pictures">
        <CompanyPictures form={form} onFilm={onFilm} />
      </Section>
      <Texts form={form} />
      <Place form={form} countries={countries} />
      <Figures form={form} />
      <Section name="people" lead={t('peopleLead')}>
        <PersonFields form={form} who="contact" countries={countries} />
        <PersonFields form={form} who="conferenceContact" countries={countries} />
      </Section>
      <Headquarters form={form} countries={countries} />
    </div>
  );
}
