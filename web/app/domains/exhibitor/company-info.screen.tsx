import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { EditorForm } from '../../editing/editor-form.tsx';
import { EditorNotices } from '../../editing/editor-notices.tsx';
import { LeaveDialog } from '../../editing/leave-dialog.tsx';
import { PublishDialog } from '../../editing/publish-dialog.tsx';
import { SavingLine } from '../../editing/saving-line.tsx';
import { autosavedOf } from '../../editing/draft-key.ts';
import { useEditor } from '../../editing/use-editor.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { useCanCall } from '../../session/can-call.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { SectionList } from '../../ui/section-list.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import type { FilmOnTheWay } from '../../components/upload/use-film-upload.ts';
import { BoothPlate } from '../../components/booth/booth-plate.tsx';
import {
  COMPANY_IN_PARTS,
  completenessOf,
  saysNothingYet,
  toFormValues,
  toInput,
  isCompanyFormValues,
  type CompanyFormValues,
} from './company-form-values.ts';
import { COMPANY_SECTIONS, CompanyFormSections } from './company-form.tsx';
import { companyInfoTexts } from './company-info.texts.ts';
import { CompanyMeter } from './company-meter.tsx';
import { useCompanyDescriptions } from './company-descriptions.ts';
import { joinCompany } from './join-company.ts';

export { FormSkeleton as HydrateFallback } from '../../ui/form-skeleton.tsx';
export const meta = workMeta({ zh: '公司信息', en: 'Company information' });

const schema = async () => (await import('@fairbridge/contract/exhibitor/own-company.calls.ts')).change.input;

/** A company has one form for each who writes it. */
const OWN = 'own';

const load = defineClientLoad(async ({ api: ask }) => {
  const [company, autosaved, { list }, { categories, companyTypes }] = await Promise.all([
    ask(calls.exhibitor.own, {}),
    autosavedOf(ask, 'company', OWN),
    ask(calls.exhibition.countries, {}),
    ask(calls.exhibition.vocabulary, {}),
  ]);
  return { company, autosaved, countries: list, categories, companyTypes };
});
export const clientLoader = load.browser;

/** The own company to edit; a newer version of it is a new form. */
export default function CompanyInfoScreen() {
  const t = useTexts(companyInfoTexts);
  const mayChange = useCanCall(calls.exhibitor.change);
  const { company } = load.useData();
  if (!mayChange)
    return (
      <div className="page py-8">
        <h1 className="mb-5 text-2xl">{t('title')}</h1>
        <EmptyState title={t('adminsOnly')}>
          <p>{t('adminsOnlyLead')}</p>
          <ButtonLink to="/company-preview" kind="quiet">
            {t('preview')}
          </ButtonLink>
        </EmptyState>
      </div>
    );
  return <Edit key={company.version} />;
}

function Edit() {
  const t = useTexts(companyInfoTexts);
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const { company, autosaved, countries, categories, companyTypes } = load.useData();
  const [saved] = useState(() => toFormValues(company.form, company.pictureAddresses));
  const editor = useEditor<CompanyFormValues>({
    kind: 'company',
    draftKey: OWN,
    version: company.version,
    saved,
    autosaved,
    isValid: isCompanyFormValues,
    inParts: COMPANY_IN_PARTS,
    isPublic: true,
    isFirst: saysNothingYet(saved),
    latest: async () => {
      const { form: stands, pictureAddresses, version } = await api(calls.exhibitor.own, {});
      return { version, values: toFormValues(stands, pictureAddresses) };
    },
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
          <div className="sticky bottom-14 z-10 mt-4 grid gap-3 border-t border-line bg-paper py-3 md:bottom-0">
            <FormFailure message={form.failure} />
            <div className="flex flex-wrap items-center justify-end gap-3">
              <SavingLine editor={editor} />
              <Button type="submit" busy={form.busy}>
                {t('save')}
              </Button>
            </div>
          </div>
        </EditorForm>
      </div>
      <PublishDialog editor={editor} {...descriptions} />
      <LeaveDialog editor={editor} save={submit} />
    </div>
  );
}
