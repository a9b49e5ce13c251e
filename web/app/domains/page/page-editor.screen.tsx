import { save as saveCall } from '@fairbridge/contract/page/page.calls.ts';
import { pageName, type PageDesk } from '@fairbridge/contract/page/page.shapes.ts';
import type { RichBilingual } from '@fairbridge/contract/rich-text/rich-text.ts';
import { useState } from 'react';
import { data, useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { defineWork } from '../../loading.ts';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { EditConflict } from '../../ui/edit-conflict.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { Rich } from '../../ui/rich-text.tsx';
import { toast } from '../../ui/toast.tsx';
import { useUnsaved } from '../../ui/use-unsaved.tsx';
import { BodyFields } from '../../parts/content/body-fields.tsx';
import { BothPreview } from '../../parts/content/both-preview.tsx';
import { deskTexts } from '../../parts/content/desk.texts.ts';
import { PagePublishing } from './page-publishing.tsx';
import { PageVersions } from './page-versions.tsx';
import { PAGE_PATHS, PAGE_TITLES } from './page.texts.ts';
import { useAct } from '../../ui/use-act.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '编辑页面', en: 'Edit page' });

const load = defineWork(({ api: ask, params }) => {
  const page = pageName.safeParse(params['page']);
  if (!page.success) throw data({ failure: { name: 'notFound', message: '' } }, { status: 404 });
  return ask(calls.page.get, { page: page.data });
});
export const clientLoader = load.browser;

/** A page of the organizer: its draft is written here, and published as a new version. */
export default function PageEditorScreen() {
  const page = load.useData();
  return <Editor key={`${page.page} ${page.version} ${page.draft.revision}`} page={page} />;
}

function Editor({ page }: { page: PageDesk }) {
  const t = useTexts(deskTexts);
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const { busy, run } = useAct({ reload: true });
  const [preview, setPreview] = useState(false);
  const [conflict, setConflict] = useState(false);
  const { draft } = page;
  const form = useForm<{ body: RichBilingual }>({ body: draft.body });
  const { body } = form.values;
  const changed = JSON.stringify(body) !== JSON.stringify(draft.body);
  const unsaved = useUnsaved(changed);
  const save = (): void =>
    void form.submit({
      schema: saveCall.input,
      input: { page: page.page, revision: draft.revision, body },
      send: async (input) => {
        await api(saveCall, input);
        toast.good(t('saved'));
        await revalidate();
      },
      onFailure: ({ name }) => {
        if (name !== 'editConflict') return false;
        setConflict(true);
        return true;
      },
    });
  const discard = (): void =>
    void run(() => api(calls.page.discard, { page: page.page, revision: draft.revision }), { said: t('discarded') });
  return (
    <OrganizerPage
      title={<Says text={PAGE_TITLES[page.page]} />}
      lead={
        <>
          <LocalLink to="/organizer/pages" className="link">
            {t('back')}
          </LocalLink>{' '}
          <span className="num">
            {t('pageLead', { version: page.version, at: beijingTime(page.publishedAt, lang) })}
          </span>{' '}
          <LocalLink to={PAGE_PATHS[page.page]} className="link" target="_blank" rel="noopener">
            {t('seePage')}
          </LocalLink>
        </>
      }
      actions={
        <Button kind="quiet" onClick={() => setPreview(true)}>
          {t('preview')}
        </Button>
      }
    >
      <PostForm form={form} onSubmit={save} className="">
        <OrganizerPart title={t('body')}>
          <BodyFields
            first={draft.body}
            errors={form.errors}
            onChange={(one, text) => form.change('body', (before) => ({ ...before, [one]: text }), `body.${one}`)}
          />
        </OrganizerPart>
        <FormFailure message={form.failure} />
        <div className="mb-5 flex flex-wrap gap-3">
          <Button type="submit" busy={form.busy}>
            {t('saveDraft')}
          </Button>
          {draft.revision > 0 && (
            <Button kind="plain" busy={busy} onClick={discard}>
              {t('discard')}
            </Button>
          )}
        </div>
      </PostForm>
      <PagePublishing page={page} changed={changed} />
      <PageVersions page={page} changed={changed} />
      {unsaved.dialog}
      <EditConflict open={conflict} onClose={() => setConflict(false)} />
      {preview && (
        <BothPreview onClose={() => setPreview(false)}>
          <h2 className="text-3xl">
            <Says text={PAGE_TITLES[page.page]} />
          </h2>
          <Rich text={body} className="mt-6" />
        </BothPreview>
      )}
    </OrganizerPage>
  );
}
