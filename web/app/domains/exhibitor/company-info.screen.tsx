import type { NamedCode } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { EditorForm } from '../../editing/editor-form.tsx';
import { EditorNotices, type FieldDescriptions } from '../../editing/editor-notices.tsx';
import { LeaveDialog } from '../../editing/leave-dialog.tsx';
import { loadOnly } from '../../editing/load-record.ts';
import { PublishDialog } from '../../editing/publish-dialog.tsx';
import { WorkSaveBar } from '../../editing/save-bar.tsx';
import { useRecordEditor } from '../../editing/use-record-editor.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { useCanCall } from '../../session/can-call.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { CallingCountry } from '../../ui/mobile-field.tsx';
import { SectionList } from '../../ui/section-list.tsx';
import { AdminsOnlyPage } from '../../components/exhibitor/admins-only.tsx';
import { toast } from '../../ui/toast.tsx';
import type { FilmOnTheWay } from '../../components/upload/use-film-upload.ts';
import { BoothPlate } from '../../components/booth/booth-plate.tsx';
import {
  COMPANY_IN_PARTS,
  COMPANY_LIKE,
  completenessOf,
  saysNothingYet,
  toFormValues,
  toInput,
} from './company-form-values.ts';
import { COMPANY_SECTIONS, CompanyFormSections } from './company-form.tsx';
import { companyInfoTexts } from './company-info.texts.ts';
import { CompanyMeter } from './company-meter.tsx';
import { joinCompany } from './join-company.ts';

export { FormSkeleton as HydrateFallback } from '../../ui/form-skeleton.tsx';
export const meta = workMeta({ zh: '公司信息', en: 'Company information' });

const schema = async () => (await import('@fairbridge/contract/exhibitor/own-company.calls.ts')).change.input;

/** A company has one form for each who writes it. */
const load = defineClientLoad(async (given) => {
  const { api: ask } = given;
  const [loaded, { list }, { categories, companyTypes }] = await Promise.all([
    loadOnly(given, 'company', 'own', () => ask(calls.exhibitor.own, {})),
    ask(calls.exhibition.countries, {}),
    ask(calls.exhibition.vocabulary, {}),
  ]);
  return { ...loaded, countries: list, categories, companyTypes };
});
export const clientLoader = load.browser;

/** The own company to edit; a newer version of it is a new form. */
export default function CompanyInfoScreen() {
  const t = useTexts(companyInfoTexts);
  const mayChange = useCanCall(calls.exhibitor.change);
  const { record } = load.useData();
  if (!mayChange)
    return (
      <AdminsOnlyPage heading={t('title')} title={t('adminsOnly')} lead={t('adminsOnlyLead')}>
        <ButtonLink to="/company-preview" kind="quiet">
          {t('preview')}
        </ButtonLink>
      </AdminsOnlyPage>
    );
  return <Edit key={record.version} />;
}

type Named = {
  countries: readonly CallingCountry[];
  categories: readonly NamedCode[];
  companyTypes: readonly NamedCode[];
};

/** What the form calls each of its parts, where that is not the part's own name. */
const LABELS = {
  'contact.name': ['contact', 'Name'],
  'contact.mobile': ['contact', 'Mobile'],
  'contact.otherMobile': ['contact', 'personOtherMobile'],
  'contact.email': ['contact', 'Email'],
  'conferenceContact.name': ['conferenceContact', 'Name'],
  'conferenceContact.mobile': ['conferenceContact', 'Mobile'],
  'conferenceContact.otherMobile': ['conferenceContact', 'personOtherMobile'],
  'conferenceContact.email': ['conferenceContact', 'Email'],
  'headquarters.name': ['headquarters', 'headquartersName'],
  'headquarters.address.zh': ['headquarters', 'address', 'Chinese'],
  'headquarters.address.en': ['headquarters', 'address', 'English'],
  'headquarters.zipCode': ['headquarters', 'zipCode'],
  'headquarters.telephone': ['headquarters', 'telephone'],
  'headquarters.fax': ['headquarters', 'fax'],
  'headquarters.website': ['headquarters', 'website'],
} as const satisfies Record<string, readonly (keyof typeof companyInfoTexts)[]>;

/** Those that are called as their key. */
const NAMED = [
  ...(['name', 'shortName', 'brand', 'logo', 'banners', 'videos', 'categories', 'companyTypes'] as const),
  ...(['address', 'zipCode', 'website', 'threeDUrl', 'telephone', 'fax', 'email'] as const),
  ...(['scale', 'registeredCapital', 'foundedYear', 'attendTimes', 'listed'] as const),
  ...(['introduction', 'productIntroduction', 'mainBusinessScope', 'sourcingDemand', 'abroadWarehouse'] as const),
];

/** The parts of a company by their names, for whoever has to choose between two of them. */
function useCompanyDescriptions({ countries, categories, companyTypes }: Named): FieldDescriptions {
  const t = useTexts(companyInfoTexts);
  const lang = useLang();
  const names = (codes: readonly unknown[], list: readonly NamedCode[]): string =>
    codes
      .map((code) => list.find((one) => one.code === code))
      .flatMap((one) => (one === undefined ? [] : inLang(one.name, lang)))
      .join(lang === 'zh' ? '，' : ', ');
  const labelled: Readonly<Record<string, (typeof LABELS)[keyof typeof LABELS]>> = LABELS;
  return {
    labelOf: (path) => {
      const known = labelled[path];
      if (known !== undefined) return known.map((key) => t(key)).join(' · ');
      const [key = '', side] = path.split('.');
      const label = t(NAMED.find((one) => one === key) ?? 'place');
      return side === 'zh' || side === 'en' ? t(side === 'zh' ? 'inZh' : 'inEn', { label }) : label;
    },
    say: (path, value) => {
      if (path === 'country') return countries.find(({ code }) => code === value)?.name[lang] ?? null;
      if (path === 'categories' && Array.isArray(value) && value.length > 0) return names(value, categories);
      return path === 'companyTypes' && Array.isArray(value) && value.length > 0 ? names(value, companyTypes) : null;
    },
  };
}

function Edit() {
  const t = useTexts(companyInfoTexts);
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const loaded = load.useData();
  const { record: company, countries, categories, companyTypes } = loaded;
  const editor = useRecordEditor({
    loaded,
    valuesOf: ({ form, pictureAddresses }) => toFormValues(form, pictureAddresses),
    like: COMPANY_LIKE,
    get: () => api(calls.exhibitor.own, {}),
    inParts: COMPANY_IN_PARTS,
    isPublic: true,
    isFirst: saysNothingYet(toFormValues(company.form, company.pictureAddresses)),
  });
  const { form } = editor;
  const descriptions = useCompanyDescriptions({ countries, categories, companyTypes });
  const [film, setFilm] = useState<FilmOnTheWay | null>(null);
  const submit = async (): Promise<void> => {
    await editor.submit({
      schema,
      inputOf: (values, version) => ({ ...toInput(values), version }),
      send: async (input) => {
        await api(calls.exhibitor.change, input);
        film?.joins({ title: inLang(input.name, lang), join: joinCompany });
        toast.good(t('saved'));
        if (await editor.saved()) await revalidate();
      },
    });
  };
  return (
    <div className="page py-8">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-2xl">{t('title')}</h1>
          <p className="text-soft">{t('lead')}</p>
        </div>
        <ButtonLink to="/company-preview" kind="quiet">
          {t('preview')}
        </ButtonLink>
      </div>
      <EditorNotices editor={editor} {...descriptions} />
      <div className="grid gap-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <aside className="grid content-start gap-6 lg:sticky lg:top-24 lg:self-start">
          <CompanyMeter completeness={completenessOf(form.values)} links="" />
          <SectionList label={t('sections')} sections={COMPANY_SECTIONS.map((id) => ({ id, title: t(id) }))} />
          {company.booth !== null && (
            <div className="text-sm text-soft">
              <BoothPlate booth={company.booth} />
              <p className="mt-1">{t('booth')}</p>
              {company.boothArea !== '' && <p>{t('boothArea', { area: company.boothArea })}</p>}
            </div>
          )}
        </aside>
        <EditorForm editor={editor} className="" onSubmit={submit}>
          <CompanyFormSections
            form={form}
            onFilm={setFilm}
            countries={countries}
            categories={categories}
            companyTypes={companyTypes}
          />
          <WorkSaveBar editor={editor} className="mt-4">
            <Button type="submit" busy={form.busy}>
              {t('save')}
            </Button>
          </WorkSaveBar>
        </EditorForm>
      </div>
      <PublishDialog editor={editor} {...descriptions} />
      <LeaveDialog editor={editor} save={submit} />
    </div>
  );
}
