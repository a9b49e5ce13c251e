import { COUNTED_TEXTS, meterOf } from '@fairbridge/contract/languages.ts';
import { create as createCall, change as changeCall } from '@fairbridge/contract/programme/programme.calls.ts';
import type { ProgrammeDesk } from '@fairbridge/contract/programme/programme.calls.ts';
import { PROGRAMME_KINDS, type ProgrammeKind } from '@fairbridge/contract/programme/programme.shapes.ts';
import { inLang, type Bilingual } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { EditorForm } from '../../editing/editor-form.tsx';
import { EditorNotices } from '../../editing/editor-notices.tsx';
import { LeaveDialog } from '../../editing/leave-dialog.tsx';
import { matchesShape } from '../../editing/matches-shape.ts';
import { SaveBar } from '../../editing/save-bar.tsx';
import { autosavedOf, draftKeyOf, unfinishedOf } from '../../editing/draft-key.ts';
import { Unfinished } from '../../editing/unfinished.tsx';
import { useEditor } from '../../editing/use-editor.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { daySpan } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { useExhibition } from '../../site/site.ts';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { Button } from '../../ui/button.tsx';
import { LanguageMeter } from '../../ui/language-meter.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Select } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { beijingInput, beijingInstant } from '../../components/content/beijing-input.ts';
import { BothPreview } from '../../components/content/both-preview.tsx';
import { deskTexts } from '../../components/content/desk.texts.ts';
import { isOutsideFair } from './outside-fair.ts';
import { ProgrammeView } from './programme-view.tsx';
import { programmeKindTexts } from './programme.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '编辑活动', en: 'Edit event' });

const load = defineClientLoad(async (given) => {
  const { api: ask, params } = given;
  const id = params['id'] ?? 'new';
  const isNew = id === 'new';
  const draftKey = isNew ? draftKeyOf(given) : id;
  const [programme, autosaved, unfinished] = await Promise.all([
    isNew ? null : ask(calls.programme.get, { id }),
    autosavedOf(ask, 'programme', draftKey),
    isNew ? unfinishedOf(ask, 'programme', draftKey) : [],
  ]);
  return { slot: draftKey, programme, autosaved, unfinished };
});
export const clientLoader = load.browser;

type Values = {
  kind: ProgrammeKind;
  title: Bilingual;
  description: Bilingual;
  place: Bilingual;
  speaker: Bilingual;
  /** As typed, in Beijing time. */
  startsAt: string;
  endsAt: string;
};
const EMPTY: Bilingual = { zh: '', en: '' };

const valuesOf = (programme: ProgrammeDesk | null, opens: string): Values => ({
  kind: programme?.kind ?? 'forum',
  title: programme?.title ?? EMPTY,
  description: programme?.description ?? EMPTY,
  place: programme?.place ?? EMPTY,
  speaker: programme?.speaker ?? EMPTY,
  startsAt: programme === null ? `${opens}T10:00` : beijingInput(programme.startsAt),
  endsAt: programme === null ? `${opens}T11:00` : beijingInput(programme.endsAt),
});

const kindOf = (value: unknown): ProgrammeKind => PROGRAMME_KINDS.find((kind) => kind === value) ?? 'other';
const isKind = (value: unknown): boolean => PROGRAMME_KINDS.some((kind) => kind === value);
const LIKE = {
  kind: isKind,
  title: EMPTY,
  description: EMPTY,
  place: EMPTY,
  speaker: EMPTY,
  startsAt: '',
  endsAt: '',
};
const isValues = (values: unknown): boolean => matchesShape(LIKE, values);

/** What the call takes. */
const writtenOf = (values: Values) => ({
  ...values,
  startsAt: beijingInstant(values.startsAt) ?? '',
  endsAt: beijingInstant(values.endsAt) ?? '',
});

const LABELS = {
  kind: 'kind',
  startsAt: 'startsAt',
  endsAt: 'endsAt',
  'title.zh': 'titleZh',
  'title.en': 'titleEn',
  'place.zh': 'placeZh',
  'place.en': 'placeEn',
  'speaker.zh': 'speakerZh',
  'speaker.en': 'speakerEn',
  'description.zh': 'descriptionZh',
  'description.en': 'descriptionEn',
} as const satisfies Readonly<Record<string, keyof typeof deskTexts>>;
const labelOf = (path: string) => Object.entries(LABELS).find(([one]) => one === path)?.[1] ?? 'body';

/** A programme, Chinese and English side by side; times are Beijing times. */
export default function ProgrammeEditorScreen() {
  const { slot: draftKey, programme } = load.useData();
  return <Editor key={`${draftKey} ${programme?.version ?? 0}`} />;
}

/** The programme as it is written. */
function useProgrammeEditor() {
  const lang = useLang();
  const opens = useExhibition()?.startsOn ?? '';
  const { slot: draftKey, programme, autosaved } = load.useData();
  const [saved] = useState(() => valuesOf(programme, opens));
  const id = programme?.id;
  return useEditor<Values>({
    kind: 'programme',
    draftKey,
    isNew: id === undefined,
    title: ({ title }) => inLang(title, lang),
    version: programme?.version ?? 0,
    saved,
    autosaved,
    isValid: isValues,
    ...(id !== undefined && {
      latest: async () => {
        const now = await api(calls.programme.get, { id });
        return { version: now.version, values: valuesOf(now, opens) };
      },
    }),
  });
}

function Editor() {
  const t = useTexts(deskTexts);
  const kinds = useTexts(programmeKindTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { programme, unfinished } = load.useData();
  const [preview, setPreview] = useState(false);
  const fair = useExhibition();
  const editor = useProgrammeEditor();
  const { form } = editor;
  const { values } = form;
  const saved = async (id: string): Promise<void> => {
    toast.good(t('saved'));
    if (await editor.saved()) await navigate(localPath(lang, `/organizer/programmes/${id}`), { replace: true });
  };
  const save = (): Promise<void> =>
    programme === null
      ? editor.submit({
          schema: createCall.input,
          inputOf: (written, _version, requestId) => ({ ...writtenOf(written), requestId }),
          send: async (ready) => saved((await api(createCall, ready)).id),
        })
      : editor.submit({
          schema: changeCall.input,
          inputOf: (written, version) => ({ ...writtenOf(written), id: programme.id, version }),
          send: async (ready) => saved((await api(changeCall, ready)).id),
        });
  const pair = (name: 'title' | 'place' | 'speaker' | 'description', max: number, rows = 1) => (
    <BilingualField
      name={name}
      labels={{ zh: t(`${name}Zh`), en: t(`${name}En`) }}
      value={values[name]}
      errors={form.errors}
      max={max}
      rows={rows}
      {...(name === 'title' && { need: 'either' as const })}
      onChange={(value, field) => form.set(name, value, field)}
    />
  );
  return (
    <OrganizerPage
      back={{ to: '/organizer/programmes', label: t('back') }}
      title={t(programme === null ? 'newProgramme' : 'editProgramme')}
      actions={
        <Button kind="quiet" onClick={() => setPreview(true)}>
          {t('preview')}
        </Button>
      }
    >
      <Unfinished
        kind="programme"
        list={unfinished}
        addressOf={(draftKey) => `/organizer/programmes/new?slot=${draftKey}`}
      />
      <EditorNotices
        editor={editor}
        labelOf={(path) => t(labelOf(path))}
        say={(path, value) => (path === 'kind' ? kinds(kindOf(value)) : null)}
      />
      <EditorForm editor={editor} onSubmit={save} className="">
        <OrganizerPart title={t('when')}>
          <div className="grid gap-4 md:grid-cols-3">
            <Select
              label={t('kind')}
              name="kind"
              options={PROGRAMME_KINDS.map((value) => ({ value, label: kinds(value) }))}
              value={values.kind}
              onChange={(event) => form.set('kind', kindOf(event.target.value))}
            />
            <DateInput label={t('startsAt')} type="datetime-local" required {...form.text('startsAt')} />
            <DateInput label={t('endsAt')} type="datetime-local" required {...form.text('endsAt')} />
          </div>
          {fair !== null && isOutsideFair(values, fair) && (
            <p className="note mt-4" role="status">
              {t('outsideFair', { days: daySpan(fair.startsOn, fair.endsOn, lang) })}
            </p>
          )}
        </OrganizerPart>
        <OrganizerPart title={t('body')} actions={<LanguageMeter done={meterOf(values, COUNTED_TEXTS.programme)} />}>
          <div className="grid gap-4">
            {pair('title', 120)}
            {pair('place', 120)}
            {pair('speaker', 200)}
            {pair('description', 3_000, 8)}
          </div>
        </OrganizerPart>
        <SaveBar editor={editor}>
          <Button type="submit" busy={form.busy}>
            {t('save')}
          </Button>
        </SaveBar>
      </EditorForm>
      <LeaveDialog editor={editor} save={save} />
      {preview && (
        <BothPreview onClose={() => setPreview(false)}>
          <ProgrammeView programme={writtenOf(values)} level={2} />
        </BothPreview>
      )}
    </OrganizerPage>
  );
}
