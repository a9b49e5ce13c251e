import { save as saveCall } from '@fairbridge/contract/meeting/meeting.calls.ts';
import type { ManagedMeeting, MeetingKind } from '@fairbridge/contract/meeting/meeting.shapes.ts';
import { inLang, type Bilingual } from '@fairbridge/contract/text.ts';
import { data, useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { beijingInput, beijingInstant } from '../../components/content/beijing-input.ts';
import { deskTexts } from '../../components/content/desk.texts.ts';
import { CountriesField } from '../../components/exhibition/countries-field.tsx';
import { useCountries } from '../../components/visitor/use-countries.ts';
import { defineClientLoad } from '../../define-load.ts';
import { fieldLabels } from '../../editing/field-labels.ts';
import { editorKey, loadRecord } from '../../editing/load-record.ts';
import { RecordEditor } from '../../editing/record-editor.tsx';
import { saveForm, useRecordEditor } from '../../editing/use-record-editor.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { canCall } from '../../session/can-call.ts';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { useExhibition } from '../../site/site.ts';
import { Button } from '../../ui/button.tsx';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Input, Select } from '../../ui/field.tsx';
import { numberOf } from '../../ui/number-of.ts';
import { toast } from '../../ui/toast.tsx';
import { meetingTexts } from './meeting.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '编辑采购对接会', en: 'Edit meeting' });

const PATH = '/organizer/meetings';

const load = defineClientLoad((given) => {
  // a reviewer may read a meeting, and not edit it
  if (!canCall(calls.meeting.save)) throw data({ failure: { name: 'notAllowed', message: '' } }, { status: 403 });
  return loadRecord(given, 'meeting', (id) => given.api(calls.meeting.get, { id }));
});
export const clientLoader = load.browser;

/** Numbers and times as they are typed; times are Beijing times. */
type Values = {
  kind: MeetingKind;
  title: Bilingual;
  description: Bilingual;
  place: Bilingual;
  room: string;
  startsAt: string;
  endsAt: string;
  deadline: string;
  visitorsMax: string;
  exhibitorsMax: string;
  tables: string;
  slotMinutes: string;
  breaks: readonly { startsAt: string; endsAt: string }[];
  visitorCountries: readonly string[];
};
const EMPTY: Bilingual = { zh: '', en: '' };

/** A new one is on the first day of the fair, and takes sign-ups until it begins. */
function valuesOf(meeting: ManagedMeeting | null, opens: string): Values {
  if (meeting !== null) {
    const { kind, title, description, place, room, visitorCountries } = meeting;
    return {
      kind,
      title,
      description,
      place,
      room,
      visitorCountries,
      startsAt: beijingInput(meeting.startsAt),
      endsAt: beijingInput(meeting.endsAt),
      deadline: beijingInput(meeting.deadline),
      visitorsMax: String(meeting.visitorsMax),
      exhibitorsMax: String(meeting.exhibitorsMax),
      tables: String(meeting.tables),
      slotMinutes: String(meeting.slotMinutes),
      breaks: meeting.breaks.map((one) => ({ startsAt: beijingInput(one.startsAt), endsAt: beijingInput(one.endsAt) })),
    };
  }
  return {
    kind: 'onsite',
    title: EMPTY,
    description: EMPTY,
    place: EMPTY,
    room: '',
    visitorCountries: [],
    startsAt: `${opens}T10:00`,
    endsAt: `${opens}T16:00`,
    deadline: `${opens}T10:00`,
    visitorsMax: '50',
    exhibitorsMax: '50',
    tables: '20',
    slotMinutes: '30',
    breaks: [{ startsAt: `${opens}T12:00`, endsAt: `${opens}T13:00` }],
  };
}

/** What the call takes; what is no time or number is left for its schema to refuse. */
const formOf = (values: Values, sort: number) => ({
  ...values,
  startsAt: beijingInstant(values.startsAt) ?? '',
  endsAt: beijingInstant(values.endsAt) ?? '',
  deadline: beijingInstant(values.deadline) ?? '',
  visitorsMax: numberOf(values.visitorsMax),
  exhibitorsMax: numberOf(values.exhibitorsMax),
  tables: numberOf(values.tables),
  slotMinutes: numberOf(values.slotMinutes),
  breaks: values.breaks.map((one) => ({
    startsAt: beijingInstant(one.startsAt) ?? '',
    endsAt: beijingInstant(one.endsAt) ?? '',
  })),
  visitorCountries: [...values.visitorCountries],
  sort,
});

const kindOf = (value: unknown): MeetingKind => (value === 'online' ? 'online' : 'onsite');

export default function MeetingEditorScreen() {
  return <Editor key={editorKey(load.useData())} />;
}

function Editor() {
  const t = useTexts(meetingTexts);
  const common = useTexts(deskTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const loaded = load.useData();
  const countries = useCountries(true);
  const opens = useExhibition()?.startsOn ?? '';
  const editor = useRecordEditor({
    loaded,
    valuesOf: (meeting) => valuesOf(meeting, opens),
    get: (id) => api(calls.meeting.get, { id }),
    title: ({ title }) => inLang(title, lang),
    under: 'form',
  });
  const { form } = editor;
  const save = (): Promise<void> =>
    saveForm(
      editor,
      loaded.record,
      { call: saveCall, formOf: (values) => formOf(values, loaded.record?.sort ?? 0) },
      async (_saved, goesOn) => {
        toast.good(common('Saved'));
        if (goesOn) await navigate(localPath(lang, PATH));
      },
    );
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
        <OrganizerPart title={t('when')}>
          <div className="grid gap-4 md:grid-cols-3">
            <DateInput label={t('startsAt')} type="datetime-local" required {...form.text('startsAt')} />
            <DateInput label={t('endsAt')} type="datetime-local" required {...form.text('endsAt')} />
            <DateInput label={t('deadline')} type="datetime-local" required {...form.text('deadline')} />
            <Input label={t('slotMinutes')} inputMode="numeric" required maxLength={3} {...form.text('slotMinutes')} />
          </div>
          <Breaks
            breaks={form.values.breaks}
            error={form.errors['breaks']}
            onChange={(breaks) => form.set('breaks', breaks)}
          />
        </OrganizerPart>
        <OrganizerPart title={t('where')}>
          <div className="grid gap-4">
            <div className="grid gap-4 md:grid-cols-3">
              <Select
                label={t('kind')}
                name="kind"
                options={(['onsite', 'online'] as const).map((value) => ({ value, label: t(value) }))}
                value={form.values.kind}
                onChange={(event) => form.set('kind', kindOf(event.target.value))}
              />
              <Input
                label={t('visitorsMax')}
                inputMode="numeric"
                required
                maxLength={5}
                {...form.text('visitorsMax')}
              />
              <Input
                label={t('exhibitorsMax')}
                inputMode="numeric"
                required
                maxLength={5}
                {...form.text('exhibitorsMax')}
              />
              <Input label={t('tables')} inputMode="numeric" required maxLength={3} {...form.text('tables')} />
            </div>
            <BilingualField
              {...form.pair('place')}
              labels={{ zh: common('placeZh'), en: common('placeEn') }}
              max={120}
            />
            {form.values.kind === 'online' && (
              <Input label={t('room')} hint={t('roomHint')} type="url" maxLength={300} {...form.text('room')} />
            )}
            <CountriesField
              label={t('visitorCountries')}
              name="visitorCountries"
              countries={countries}
              values={form.values.visitorCountries}
              error={form.errors['visitorCountries']}
              onChange={(codes) => form.set('visitorCountries', codes)}
            />
          </div>
        </OrganizerPart>
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

type Break = Values['breaks'][number];

/** Parts of the session in which nobody meets. */
function Breaks({
  breaks,
  error,
  onChange,
}: {
  breaks: readonly Break[];
  error: string | undefined;
  onChange: (breaks: readonly Break[]) => void;
}) {
  const t = useTexts(meetingTexts);
  const change = (place: number, part: Partial<Break>): void =>
    onChange(breaks.map((one, at) => (at === place ? { ...one, ...part } : one)));
  return (
    <fieldset className="mt-4 grid gap-3">
      <legend className="mb-1 font-semibold">{t('breaks')}</legend>
      {breaks.map((one, place) => (
        <div key={place} className="grid items-end gap-3 md:grid-cols-[1fr_1fr_auto]">
          {(['startsAt', 'endsAt'] as const).map((part) => (
            <DateInput
              key={part}
              label={t(part)}
              name={`breaks.${place}.${part}`}
              type="datetime-local"
              required
              error={undefined}
              value={one[part]}
              onChange={(event) => change(place, { [part]: event.target.value })}
            />
          ))}
          <Button kind="quiet" small onClick={() => onChange(breaks.filter((_, at) => at !== place))}>
            {t('removeBreak')}
          </Button>
        </div>
      ))}
      {error !== undefined && (
        <p className="text-bad" role="alert">
          {error}
        </p>
      )}
      <Button
        kind="quiet"
        small
        className="justify-self-start"
        onClick={() => onChange([...breaks, { startsAt: '', endsAt: '' }])}
      >
        {t('addBreak')}
      </Button>
    </fieldset>
  );
}
