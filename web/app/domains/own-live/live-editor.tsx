import type { OwnLive } from '@fairbridge/contract/live/live.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import type { LoadArgs } from '../../define-load.ts';
import { fieldLabels } from '../../editing/field-labels.ts';
import { editorKey, loadRecord } from '../../editing/load-record.ts';
import { RecordEditor } from '../../editing/record-editor.tsx';
import { useRecordEditor } from '../../editing/use-record-editor.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { useUser } from '../../session/session.ts';
import { useExhibition } from '../../site/site.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { Afterwards, Audience, Basics, People, Times } from './live-fields.tsx';
import { LIVE_LIKE, newLive, toLiveValues } from './live-form-values.ts';
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
  const [loaded, others] = await Promise.all([
    loadRecord(given, 'live', (id) => ask(calls.ownLive.get, { id })),
    owner.isFair
      ? ask(calls.liveDesk.getConfig, {}).then(({ isAvailable }) => ({ exhibits: [], colleagues: [], isAvailable }))
      : companysOf(ask, params['id']),
  ]);
  return { ...loaded, ...others };
}

type LiveEditing = ReturnType<typeof useLiveEditor>;

type LiveEditorProps = {
  owner: LiveOwner;
  /** A company and the fair send different forms by different calls. */
  send: (
    editor: LiveEditing,
    live: OwnLive | null,
    then: (saved: { id: string }, goesOn: boolean) => Promise<void>,
  ) => Promise<void>;
  data: Awaited<ReturnType<typeof loadLiveEditor>>;
};

function useLiveEditor(data: LiveEditorProps['data']) {
  const { exhibits, colleagues } = data;
  const lang = useLang();
  const opens = useExhibition()?.startsOn ?? '';
  const host = useUser()?.subjectId ?? '';
  return useRecordEditor({
    loaded: data,
    valuesOf: (live) =>
      live === null
        ? newLive(opens, colleagues.some(({ id }) => id === host) ? host : '')
        : toLiveValues(live, exhibits),
    like: LIVE_LIKE,
    get: (id) => api(calls.ownLive.get, { id }),
    title: ({ title }) => inLang(title, lang),
  });
}

function Editor(props: LiveEditorProps) {
  const t = useTexts(ownLiveTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { owner, send, data } = props;
  const { record: live, colleagues, isAvailable } = data;
  const editor = useLiveEditor(data);
  const save = (): Promise<void> =>
    send(editor, live, async ({ id }, goesOn) => {
      toast.good(t('Saved'));
      if (goesOn) await navigate(localPath(lang, owner.control(id)));
    });
  const { form } = editor;
  const labelOf = fieldLabels(ownLiveTexts, lang, 'live');
  const hasBegun = live !== null && live.startedAt !== null;
  return (
    <div className={owner.isFair ? 'max-w-4xl' : 'page-narrow py-8'}>
      <BackLink to={owner.list}>{t(owner.isFair ? 'backToFair' : 'back')}</BackLink>
      <h1 className="mb-5 text-2xl">{t(live === null ? 'newTitle' : 'editTitle')}</h1>
      {!isAvailable && <p className="note mb-5">{t('off')}</p>}
      <RecordEditor
        editor={editor}
        loaded={data}
        addressOf={(draftKey) => `${owner.add}?slot=${draftKey}`}
        save={save}
        className="grid gap-5"
        labelOf={(path) => labelOf(path === 'scope' ? 'audience' : path)}
        acts={
          <ButtonLink to={owner.list} kind="plain">
            {t('Cancel')}
          </ButtonLink>
        }
      >
        <Basics form={form} />
        <Times form={form} hasBegun={hasBegun} />
        <Audience form={form} hasBegun={hasBegun} isFair={owner.isFair} />
        {owner.isFair ? <Afterwards form={form} /> : <People form={form} colleagues={colleagues} />}
      </RecordEditor>
    </div>
  );
}

/** A live as it is planned. Another version of it is a new form. */
export function LiveEditor(props: LiveEditorProps) {
  return <Editor key={editorKey(props.data)} {...props} />;
}
