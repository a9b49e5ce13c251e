import { save as saveCall } from '@fairbridge/contract/meeting/meeting.calls.ts';
import type { ManagedMeeting, MeetingForm } from '@fairbridge/contract/meeting/meeting.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { deskTexts } from '../../components/content/desk.texts.ts';
import { defineClientLoad } from '../../define-load.ts';
import { fieldLabels } from '../../editing/field-labels.ts';
import { editorKey, loadRecord } from '../../editing/load-record.ts';
import { RecordEditor } from '../../editing/record-editor.tsx';
import { saveForm, useRecordEditor } from '../../editing/use-record-editor.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { toast } from '../../ui/toast.tsx';
import { meetingTexts } from './meeting.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '编辑采购对接会', en: 'Edit meeting' });

const PATH = '/organizer/meetings';

const load = defineClientLoad((given) => loadRecord(given, 'meeting', (id) => given.api(calls.meeting.get, { id })));
export const clientLoader = load.browser;

const NEW: MeetingForm = {
  title: { zh: '', en: '' },
  description: { zh: '', en: '' },
  place: { zh: '', en: '' },
  kind: 'onsite',
  room: '',
  startsAt: '',
  endsAt: '',
  deadline: '',
  visitorsMax: 50,
  exhibitorsMax: 50,
  tables: 20,
  slotMinutes: 30,
  breaks: [],
  visitorCountries: [],
  sort: 0,
};

function valuesOf(meeting: ManagedMeeting | null): MeetingForm {
  if (meeting === null) return NEW;
  const { title, description, place, kind, room, startsAt, endsAt, deadline } = meeting;
  const { visitorsMax, exhibitorsMax, tables, slotMinutes, breaks, visitorCountries, sort } = meeting;
  const texts = { title, description, place, kind, room, startsAt, endsAt, deadline };
  return { ...texts, visitorsMax, exhibitorsMax, tables, slotMinutes, breaks, visitorCountries, sort };
}

export default function MeetingEditorScreen() {
  return <Editor key={editorKey(load.useData())} />;
}

function Editor() {
  const t = useTexts(meetingTexts);
  const common = useTexts(deskTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const loaded = load.useData();
  const editor = useRecordEditor({
    loaded,
    valuesOf,
    get: (id) => api(calls.meeting.get, { id }),
    title: ({ title }) => inLang(title, lang),
    under: 'form',
  });
  const { form } = editor;
  const save = (): Promise<void> =>
    saveForm(editor, loaded.record, { call: saveCall, formOf: (values) => values }, async (_saved, goesOn) => {
      toast.good(common('Saved'));
      if (goesOn) await navigate(localPath(lang, PATH));
    });
  return (
    <OrganizerPage
      back={{ to: PATH, label: common('BackToList') }}
      title={t(loaded.record === null ? 'create' : 'edit')}
    >
      <RecordEditor
        editor={editor}
        loaded={loaded}
        addressOf={(draftKey) => `${PATH}/new?slot=${draftKey}`}
        save={save}
        labelOf={fieldLabels(deskTexts, lang, 'publish')}
      >
        <OrganizerPart title={common('body')}>
          <div className="grid gap-5">
            <BilingualField
              {...form.pair('title')}
              labels={{ zh: common('titleZh'), en: common('titleEn') }}
              max={120}
              need="either"
            />
            <BilingualField
              {...form.pair('description')}
              labels={{ zh: common('descriptionZh'), en: common('descriptionEn') }}
              max={3_000}
              rows={8}
            />
          </div>
        </OrganizerPart>
      </RecordEditor>
    </OrganizerPage>
  );
}
