import { add as addCall, update as updateCall } from '@fairbridge/contract/live/own-live.calls.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { defineClientLoad } from '../../define-load.ts';
import { autosavedOf, draftKeyOf, unfinishedOf } from '../../editing/draft-key.ts';
import { EditorForm } from '../../editing/editor-form.tsx';
import { EditorNotices } from '../../editing/editor-notices.tsx';
import { LeaveDialog } from '../../editing/leave-dialog.tsx';
import { SaveBar } from '../../editing/save-bar.tsx';
import { Unfinished } from '../../editing/unfinished.tsx';
import { useEditor } from '../../editing/use-editor.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { useUser } from '../../session/session.ts';
import { workMeta } from '../../site/page-meta.ts';
import { useExhibition } from '../../site/site.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { Audience, Basics, People, Times } from './live-fields.tsx';
import { isLiveValues, newLive, toLiveInput, toLiveValues, type LiveFormValues } from './live-form-values.ts';
import { addLivePath, controlLivePath, OWN_LIVES_PATH } from './own-live-path.ts';
import { ownLiveTexts } from './own-live.texts.ts';

export { FormSkeleton as HydrateFallback } from '../../ui/form-skeleton.tsx';
export const meta = workMeta({ zh: '编辑直播', en: 'Edit live' });

const load = defineClientLoad(async (given) => {
  const { api: ask, params } = given;
  const id = params['id'];
  const draftKey = id ?? draftKeyOf(given);
  const [live, exhibits, { list: colleagues }, autosaved, unfinished] = await Promise.all([
    id === undefined ? null : ask(calls.ownLive.get, { id }),
    id === undefined ? [] : ask(calls.live.products, { id }).then(({ list }) => list),
    ask(calls.ownLive.employees, {}),
    autosavedOf(ask, 'live', draftKey),
    id === undefined ? unfinishedOf(ask, 'live', draftKey) : [],
  ]);
  return { draftKey, live, exhibits, colleagues, autosaved, unfinished };
});
export const clientLoader = load.browser;

const LABELS = {
  'title.zh': 'titleZh',
  'title.en': 'titleEn',
  'introduction.zh': 'introductionZh',
  'introduction.en': 'introductionEn',
  type: 'type',
  cover: 'cover',
  scope: 'audience',
  code: 'code',
  startsAt: 'startsAt',
  endsAt: 'endsAt',
  hosts: 'hosts',
  products: 'products',
  hasReplay: 'hasReplay',
} as const satisfies Readonly<Record<string, keyof typeof ownLiveTexts>>;
const labelOf = (path: string) => Object.entries(LABELS).find(([one]) => one === path)?.[1] ?? 'live';

function useLiveEditor() {
  const lang = useLang();
  const opens = useExhibition()?.startsOn ?? '';
  const host = useUser()?.subjectId ?? '';
  const { draftKey, live, exhibits, colleagues, autosaved } = load.useData();
  const [saved] = useState(() =>
    live === null ? newLive(opens, colleagues.some(({ id }) => id === host) ? host : '') : toLiveValues(live, exhibits),
  );
  const id = live?.id;
  return useEditor<LiveFormValues>({
    kind: 'live',
    draftKey,
    isNew: id === undefined,
    title: ({ title }) => inLang(title, lang),
    version: live?.version ?? 0,
    saved,
    autosaved,
    isValid: isLiveValues,
    ...(id !== undefined && {
      latest: async () => {
        const now = await api(calls.ownLive.get, { id });
        return { version: now.version, values: toLiveValues(now, exhibits) };
      },
    }),
  });
}

/** Sends the live, and goes on to its control page. */
function useSaving(editor: ReturnType<typeof useLiveEditor>) {
  const t = useTexts(ownLiveTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { live } = load.useData();
  const done = async (id: string): Promise<void> => {
    toast.good(t('saved'));
    if (await editor.saved()) await navigate(localPath(lang, controlLivePath(id)));
  };
  return (): Promise<void> =>
    live === null
      ? editor.submit({
          schema: addCall.input,
          inputOf: toLiveInput,
          send: async (ready) => done((await api(addCall, ready)).id),
        })
      : editor.submit({
          schema: updateCall.input,
          inputOf: (values, version) => ({ ...toLiveInput(values), id: live.id, version }),
          send: async (ready) => done((await api(updateCall, ready)).id),
        });
}

function Editor() {
  const t = useTexts(ownLiveTexts);
  const { live, colleagues, unfinished } = load.useData();
  const editor = useLiveEditor();
  const save = useSaving(editor);
  const { form } = editor;
  const hasBegun = live !== null && live.startedAt !== null;
  return (
    <div className="page-narrow py-8">
      <BackLink to={OWN_LIVES_PATH}>{t('back')}</BackLink>
      <h1 className="mb-5 text-2xl">{t(live === null ? 'newTitle' : 'editTitle')}</h1>
      <Unfinished kind="live" list={unfinished} addressOf={(one) => `${addLivePath}?slot=${one}`} />
      <EditorNotices editor={editor} labelOf={(path) => t(labelOf(path))} />
      <EditorForm editor={editor} onSubmit={save} className="grid gap-5">
        <Basics form={form} />
        <Times form={form} hasBegun={hasBegun} />
        <Audience form={form} hasBegun={hasBegun} />
        <People form={form} colleagues={colleagues} />
        <SaveBar editor={editor}>
          <Button type="submit" busy={form.busy}>
            {t('save')}
          </Button>
          <ButtonLink to={OWN_LIVES_PATH} kind="plain">
            {t('cancel')}
          </ButtonLink>
        </SaveBar>
      </EditorForm>
      <LeaveDialog editor={editor} save={save} />
    </div>
  );
}

/** A live as it is planned. Another version of it is a new form. */
export default function OwnLiveEditorScreen() {
  const { draftKey, live } = load.useData();
  return <Editor key={`${draftKey} ${live?.version ?? 0}`} />;
}
