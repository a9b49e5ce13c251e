import { COUNTED_TEXTS, meterOf } from '@fairbridge/contract/languages.ts';
import { change, create, type ProgrammeDesk } from '@fairbridge/contract/programme/programme.calls.ts';
import { PROGRAMME_KINDS, type ProgrammeKind } from '@fairbridge/contract/programme/programme.shapes.ts';
import { inLang, type Bilingual } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { beijingInput, beijingInstant } from '../../components/content/beijing-input.ts';
import { BothPreview } from '../../components/content/both-preview.tsx';
import { deskTexts } from '../../components/content/desk.texts.ts';
import { defineClientLoad } from '../../define-load.ts';
import { fieldLabels } from '../../editing/field-labels.ts';
import { editorKey, loadRecord } from '../../editing/load-record.ts';
import { RecordEditor } from '../../editing/record-editor.tsx';
import { saveRecord, useRecordEditor } from '../../editing/use-record-editor.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { daySpan } from '../../i18n/numbers.ts';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { useExhibition } from '../../site/site.ts';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { Button } from '../../ui/button.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Select } from '../../ui/field.tsx';
import { LanguageMeter } from '../../ui/language-meter.tsx';
import { toast } from '../../ui/toast.tsx';
import { isOutsideFair } from './outside-fair.ts';
import { ProgrammeView } from './programme-view.tsx';
import { programmeKindTexts } from './programme.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '编辑活动', en: 'Edit event' });

const load = defineClientLoad((given) =>
  loadRecord(given, 'programme', (id) => given.api(calls.programme.get, { id })),
);
export const clientLoader = load.browser;

const PATH = '/organizer/programmes';

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

/** What the call takes. */
const writtenOf = (values: Values) => ({
  ...values,
  startsAt: beijingInstant(values.startsAt) ?? '',
  endsAt: beijingInstant(values.endsAt) ?? '',
});

/** A programme, Chinese and English side by side; times are Beijing times. */
export default function ProgrammeEditorScreen() {
  return <Editor key={editorKey(load.useData())} />;
}

function Editor() {
  const t = useTexts(deskTexts);
  const kinds = useTexts(programmeKindTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const loaded = load.useData();
  const { record } = loaded;
  const [preview, setPreview] = useState(false);
  const fair = useExhibition();
  const opens = fair?.startsOn ?? '';
  const editor = useRecordEditor({
    loaded,
    valuesOf: (programme) => valuesOf(programme, opens),
    get: (id) => api(calls.programme.get, { id }),
    title: ({ title }) => inLang(title, lang),
  });
  const { form } = editor;
  const { values } = form;
  const save = (): Promise<void> =>
    saveRecord(editor, record, { create, change, inputOf: writtenOf }, async ({ id }, goesOn) => {
      toast.good(t('Saved'));
      if (goesOn) await navigate(localPath(lang, `${PATH}/${id}`), { replace: true });
    });
  const pair = (name: 'title' | 'place' | 'speaker' | 'description') => ({
    ...form.pair(name),
    labels: { zh: t(`${name}Zh`), en: t(`${name}En`) },
  });
  return (
    <OrganizerPage
      back={{ to: PATH, label: t('BackToList') }}
      title={t(record === null ? 'newProgramme' : 'editProgramme')}
      actions={
        <Button kind="quiet" onClick={() => setPreview(true)}>
          {t('Preview')}
        </Button>
      }
    >
      <RecordEditor
        editor={editor}
        loaded={loaded}
        addressOf={(draftKey) => `${PATH}/new?slot=${draftKey}`}
        save={save}
        labelOf={fieldLabels(deskTexts, lang, 'body')}
        say={(path, value) => (path === 'kind' ? kinds(kindOf(value)) : null)}
      >
        <OrganizerPart title={t('when')}>
          <div className="grid gap-4 md:grid-cols-3">
            <Select
              label={t('Type')}
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
            <BilingualField {...pair('title')} max={120} need="either" />
            <BilingualField {...pair('place')} max={120} />
            <BilingualField {...pair('speaker')} max={200} />
            <BilingualField {...pair('description')} max={3_000} rows={8} />
          </div>
        </OrganizerPart>
      </RecordEditor>
      {preview && (
        <BothPreview onClose={() => setPreview(false)}>
          <ProgrammeView programme={writtenOf(values)} level={2} />
        </BothPreview>
      )}
    </OrganizerPage>
  );
}
