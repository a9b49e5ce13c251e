import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { defineWork } from '../../loading.ts';
import { useMay } from '../../session/may.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EditConflict } from '../../ui/edit-conflict.tsx';
import { useForm } from '../../ui/form.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { SectionList } from '../../ui/section-list.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { useUnsaved } from '../../ui/use-unsaved.tsx';
import { BoothPlate } from '../../parts/booth/booth-plate.tsx';
import { completenessOf, draftOf, inputOf } from './company-draft.ts';
import { COMPANY_SECTIONS, CompanyFormSections } from './company-form.tsx';
import { companyInfoTexts } from './company-info.texts.ts';
import { CompanyMeter } from './company-meter.tsx';

export { FormSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '公司信息', en: 'Company information' });

const schema = async () => (await import('@fairbridge/contract/exhibitor/own-company.calls.ts')).change.input;

const load = defineWork(async ({ api: ask }) => {
  const [company, { list }, { categories, companyTypes }] = await Promise.all([
    ask(calls.exhibitor.own, {}),
    ask(calls.exhibition.countries, {}),
    ask(calls.exhibition.vocabulary, {}),
  ]);
  return { company, countries: list, categories, companyTypes };
});
export const clientLoader = load.browser;

/** The own company to edit; a newer version of it is a new form. */
export default function CompanyInfoScreen() {
  const t = useTexts(companyInfoTexts);
  const mayChange = useMay(calls.exhibitor.change);
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
  const { revalidate } = useRevalidator();
  const { company, countries, categories, companyTypes } = load.useData();
  const [initial] = useState(() => draftOf(company.form, company.pictureAddresses));
  const form = useForm(initial);
  const unsaved = form.values !== initial && JSON.stringify(form.values) !== JSON.stringify(initial);
  const { dialog } = useUnsaved(unsaved);
  const [conflict, setConflict] = useState(false);
  const [running, setRunning] = useState(0);
  const submit = (): void => {
    if (running > 0) return form.setFailure(t('videosRunning'));
    void form.submit({
      schema,
      input: { ...inputOf(form.values), version: company.version },
      onFailure: ({ name }) => {
        if (name !== 'editConflict') return false;
        setConflict(true);
        return true;
      },
      send: async (input) => {
        await api(calls.exhibitor.change, input);
        await revalidate();
        toast.good(t('saved'));
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
        <PostForm form={form} className="" onSubmit={submit}>
          <CompanyFormSections
            form={form}
            onRunning={setRunning}
            countries={countries}
            categories={categories}
            companyTypes={companyTypes}
          />
          <div className="sticky bottom-14 z-10 mt-4 grid gap-3 border-t border-line bg-paper py-3 md:bottom-0">
            <FormFailure message={form.failure} />
            <div className="flex flex-wrap items-center justify-end gap-3">
              <p className="mr-auto text-sm text-soft" role="status">
                {unsaved ? t('unsaved') : ''}
              </p>
              <Button type="submit" busy={form.busy}>
                {t('save')}
              </Button>
            </div>
          </div>
        </PostForm>
      </div>
      {dialog}
      <EditConflict open={conflict} onClose={() => setConflict(false)} />
    </div>
  );
}
