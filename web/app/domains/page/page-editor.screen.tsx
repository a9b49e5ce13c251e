import { COUNTED_TEXTS, meterOf } from '@fairbridge/contract/languages.ts';
import { save as saveCall } from '@fairbridge/contract/page/page.calls.ts';
import { legalPage, pageName } from '@fairbridge/contract/page/page.shapes.ts';
import { richText, type RichBilingual } from '@fairbridge/contract/rich-text/rich-text.ts';
import { useState } from 'react';
import { data, useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { matchesShape } from '../../editing/matches-shape.ts';
import { fieldLabels } from '../../editing/field-labels.ts';
import { EditorFrame } from '../../editing/record-editor.tsx';
import { SaveBar } from '../../editing/save-bar.tsx';
import { autosavedOf } from '../../editing/draft-key.ts';
import { useEditor } from '../../editing/use-editor.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { LanguageMeter } from '../../ui/language-meter.tsx';
import { ConfirmedAct } from '../../ui/confirmed-act.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Rich } from '../../ui/rich-text.tsx';
import { toast } from '../../ui/toast.tsx';
import { BodyFields } from '../../components/content/body-fields.tsx';
import { BothPreview } from '../../components/content/both-preview.tsx';
import { deskTexts } from '../../components/content/desk.texts.ts';
import { PagePublishing, type Written } from './page-publishing.tsx';
import { PageVersions } from './page-versions.tsx';
import { PAGE_PATHS, PAGE_TITLES } from './page.texts.ts';
import { useAction } from '../../ui/use-action.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '编辑页面', en: 'Edit page' });

const load = defineClientLoad(async ({ api: ask, params }) => {
  const named = pageName.safeParse(params['page']);
  if (!named.success) throw data({ failure: { name: 'notFound', message: '' } }, { status: 404 });
  const [page, autosaved, autosavedVersion] = await Promise.all([
    ask(calls.page.get, { page: named.data }),
    autosavedOf(ask, 'page', named.data),
    autosavedOf(ask, 'pageVersion', named.data),
  ]);
  return { page, autosaved, autosavedVersion };
});
export const clientLoader = load.browser;

type Values = { body: RichBilingual };
const isRich = (value: unknown): boolean => richText.safeParse(value).success;
const isValues = (values: unknown): boolean => matchesShape({ body: { zh: isRich, en: isRich } }, values);

/** A page of the organizer: its draft is written here, and published as a new version. */
export default function PageEditorScreen() {
  const { page } = load.useData();
  return <Editor key={`${page.page} ${page.version} ${page.draft.revision}`} />;
}

/** The draft as it is written; it begins with the text that holds. */
function usePageEditor() {
  const { page, autosaved } = load.useData();
  const [saved] = useState<Values>(() => ({ body: page.draft.body }));
  return useEditor<Values>({
    kind: 'page',
    draftKey: page.page,
    version: page.draft.revision,
    saved,
    autosaved,
    isValid: isValues,
    latest: async () => {
      const { draft, publishedAt } = await api(calls.page.get, { page: page.page });
      return { version: draft.revision, values: { body: draft.body }, at: draft.changedAt ?? publishedAt };
    },
  });
}

function Discard({ onDiscard }: { onDiscard: () => Promise<unknown> }) {
  const t = useTexts(deskTexts);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button kind="plain" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('discard')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('discardTitle')}
        act={t('discard')}
        kind="bad"
        onConfirm={() => {
          setAsking(false);
          void onDiscard();
        }}
        onClose={() => setAsking(false)}
      >
        <p>{t('discardLead')}</p>
      </ConfirmDialog>
    </>
  );
}

function Editor() {
  const t = useTexts(deskTexts);
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const { run } = useAction({ reload: true });
  const { page, autosavedVersion } = load.useData();
  const [preview, setPreview] = useState(false);
  const editor = usePageEditor();
  const { form, changed, version: revision } = editor;
  const legal = legalPage.safeParse(page.page);
  const { body } = form.values;
  const save = (then: (written: Written) => Promise<void> | void): Promise<void> =>
    editor.submit({
      schema: saveCall.input,
      inputOf: (values, over) => ({ page: page.page, revision: over, body: values.body }),
      send: async (input) => {
        const saved = await api(saveCall, input);
        const goesOn = await editor.saved(saved.revision);
        if (goesOn) await then({ ...saved, body: input.body });
      },
    });
  const saveDraft = (): Promise<void> =>
    save(async () => {
      toast.good(t('Saved'));
      await revalidate();
    });
  /** What is published is what stands on the screen: it is saved before. Null where the form says what is wrong. */
  const saveFirst = async (): Promise<Written | null> => {
    if (!changed) return { revision, body };
    let written: Written | null = null;
    await save((saved) => {
      written = saved;
    });
    return written;
  };
  /** Nobody wants what was typed any more. */
  const forget = (): Promise<void> => {
    editor.forget();
    return editor.flush();
  };
  const discard = (): Promise<unknown> =>
    run(
      async () => {
        if (revision > 0) await api(calls.page.discard, { page: page.page, revision });
        editor.drop();
        await editor.flush();
      },
      { success: t('discarded') },
    );
  return (
    <OrganizerPage
      back={{ to: '/organizer/pages', label: t('BackToList') }}
      title={<Says text={PAGE_TITLES[page.page]} />}
      lead={
        <>
          <span className="num">
            {t('pageLead', { version: page.version, at: beijingTime(page.publishedAt, lang) })}
          </span>{' '}
          <LocalLink to={PAGE_PATHS[page.page]} className="link" target="_blank" rel="noopener">
            {t('seePage')}
          </LocalLink>
        </>
      }
      actions={
        <>
          {legal.success && (
            <ConfirmedAct
              label={t('fill')}
              title={t('fillTitle')}
              act={t('fill')}
              said={t('filled')}
              onAct={async () => {
                await api(calls.page.fill, { page: legal.data, revision });
                await forget();
              }}
            >
              {t('fillLead')}
            </ConfirmedAct>
          )}
          <Button kind="quiet" onClick={() => setPreview(true)}>
            {t('Preview')}
          </Button>
        </>
      }
    >
      <EditorFrame editor={editor} save={saveDraft} labelOf={fieldLabels(deskTexts, lang, 'bodyZh')}>
        <OrganizerPart title={t('body')} actions={<LanguageMeter done={meterOf({ body }, COUNTED_TEXTS.page)} />}>
          <BodyFields
            round={editor.round}
            body={body}
            errors={form.errors}
            onChange={(one, text) => form.change('body', (before) => ({ ...before, [one]: text }), `body.${one}`)}
          />
        </OrganizerPart>
        <SaveBar editor={editor} className="mb-5">
          <Button type="submit" busy={form.busy}>
            {t('saveDraft')}
          </Button>
          {(revision > 0 || changed) && <Discard onDiscard={discard} />}
        </SaveBar>
      </EditorFrame>
      <PagePublishing
        page={page}
        autosaved={autosavedVersion}
        ready={revision > 0 || changed}
        changed={changed}
        saveFirst={saveFirst}
      />
      <PageVersions page={page} revision={revision} changed={changed} forget={forget} />
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
