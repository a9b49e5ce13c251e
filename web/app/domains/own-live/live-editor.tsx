import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import type { LoadArgs } from '../../define-load.ts';
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
import { useExhibition } from '../../site/site.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { Afterwards, Audience, Basics, People, Times } from './live-fields.tsx';
import { isLiveValues, newLive, toLiveValues, type LiveFormValues } from './live-form-values.ts';
import type { LiveOwner } from './live-owner.ts';
import { ownLiveTexts } from './own-live.texts.ts';

/** What belongs to a company alone; the fair has no colleagues to choose hosts from, and no exhibits. */
async function companysOf(ask: LoadArgs['api'], id: string | undefined) {
  const [exhibits, { list: colleagues }, { isAvailable }] = await Promise.all([
    id === undefined ? [] : ask(calls.live.products, { id }).then(({ list }) => list),
    ask(calls.ownLive.employees, {}),
    ask(calls.ownLive.config, {}),
  ]);
  return { exhibits, colleagues, isAvailable };
}

export async function loadLiveEditor(owner: LiveOwner, given: LoadArgs) {
  const { api: ask, params } = given;
  const id = params['id'];
  const draftKey = id ?? draftKeyOf(given);
  const [live, others, autosaved, unfinished] = await Promise.all([
    id === undefined ? null : ask(owner.calls.get, { id }),
    owner.isFair
      ? ask(calls.liveDesk.getConfig, {}).then(({ isAvailable }) => ({ exhibits: [], colleagues: [], isAvailable }))
      : companysOf(ask, id),
    autosavedOf(ask, 'live', draftKey),
    id === undefined ? unfinishedOf(ask, 'live', draftKey) : [],
  ]);
  return { draftKey, live, autosaved, unfinished, ...others };
}

export type LiveEditing = ReturnType<typeof useLiveEditor>;
type Done = (saved: { id: string }) => Promise<void>;

/** A company and the fair send different forms by different calls. */
export type LiveSending = {
  add: (editor: LiveEditing, done: Done) => Promise<void>;
  update: (editor: LiveEditing, id: string, done: Done) => Promise<void>;
};

type LiveEditorProps = { owner: LiveOwner; send: LiveSending; data: Awaited<ReturnType<typeof loadLiveEditor>> };

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

function useLiveEditor({
  owner,
  data: { draftKey, live, exhibits, colleagues, autosaved },
}: Pick<LiveEditorProps, 'owner' | 'data'>) {
  const lang = useLang();
  const opens = useExhibition()?.startsOn ?? '';
  const host = useUser()?.subjectId ?? '';
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
        const now = await api(owner.calls.get, { id });
        return { version: now.version, values: toLiveValues(now, exhibits) };
      },
    }),
  });
}

/** Sends the live, and goes on to its control page. */
function useSaving(editor: LiveEditing, { owner, send, data: { live } }: LiveEditorProps) {
  const t = useTexts(ownLiveTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const done = async ({ id }: { id: string }): Promise<void> => {
    toast.good(t('saved'));
    if (await editor.saved()) await navigate(localPath(lang, owner.control(id)));
  };
  return (): Promise<void> => (live === null ? send.add(editor, done) : send.update(editor, live.id, done));
}

function Editor(props: LiveEditorProps) {
  const t = useTexts(ownLiveTexts);
  const { owner, data } = props;
  const { live, colleagues, unfinished, isAvailable } = data;
  const editor = useLiveEditor(props);
  const save = useSaving(editor, props);
  const { form } = editor;
  const hasBegun = live !== null && live.startedAt !== null;
  return (
    <div className={owner.isFair ? 'max-w-4xl' : 'page-narrow py-8'}>
      <BackLink to={owner.list}>{t(owner.isFair ? 'backToFair' : 'back')}</BackLink>
      <h1 className="mb-5 text-2xl">{t(live === null ? 'newTitle' : 'editTitle')}</h1>
      {!isAvailable && <p className="note mb-5">{t('off')}</p>}
      <Unfinished kind="live" list={unfinished} addressOf={(one) => `${owner.add}?slot=${one}`} />
      <EditorNotices editor={editor} labelOf={(path) => t(labelOf(path))} />
      <EditorForm editor={editor} onSubmit={save} className="grid gap-5">
        <Basics form={form} />
        <Times form={form} hasBegun={hasBegun} />
        <Audience form={form} hasBegun={hasBegun} isFair={owner.isFair} />
        {owner.isFair ? <Afterwards form={form} /> : <People form={form} colleagues={colleagues} />}
        <SaveBar editor={editor}>
          <Button type="submit" busy={form.busy}>
            {t('save')}
          </Button>
          <ButtonLink to={owner.list} kind="plain">
            {t('cancel')}
          </ButtonLink>
        </SaveBar>
      </EditorForm>
      <LeaveDialog editor={editor} save={save} />
    </div>
  );
}

/** A live as it is planned. Another version of it is a new form. */
export function LiveEditor(props: LiveEditorProps) {
  const { draftKey, live } = props.data;
  return <Editor key={`${draftKey} ${live?.version ?? 0}`} {...props} />;
}
