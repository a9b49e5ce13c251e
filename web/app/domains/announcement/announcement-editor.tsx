import { COUNTED_TEXTS, meterOf } from '@fairbridge/contract/languages.ts';
import { save as saveCall } from '@fairbridge/contract/announcement/announcement.calls.ts';
import type { Announcement } from '@fairbridge/contract/announcement/announcement.shapes.ts';
import type { Unfinished as Begun } from '@fairbridge/contract/autosave/autosave.shapes.ts';
import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { Category } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import type { FieldDescriptions } from '../../editing/editor-notices.tsx';
import { fieldLabels } from '../../editing/field-labels.ts';
import type { LoadedRecord } from '../../editing/load-record.ts';
import { EditorFrame } from '../../editing/record-editor.tsx';
import { SaveBar } from '../../editing/save-bar.tsx';
import { Unfinished } from '../../editing/unfinished.tsx';
import { useRecordEditor } from '../../editing/use-record-editor.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { Button } from '../../ui/button.tsx';
import { LanguageMeter } from '../../ui/language-meter.tsx';
import { toast } from '../../ui/toast.tsx';
import {
  ANNOUNCEMENT_LIKE,
  PEOPLE,
  toFormValues,
  toInput,
  validateAnnouncement,
  type AnnouncementFormValues,
} from './announcement-form-values.ts';
import { AudienceFields, WordFields } from './announcement-fields.tsx';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { announcementAddress, ANNOUNCEMENTS_PATH } from './announcement-address.ts';
import { announcementTexts } from './announcement.texts.ts';
import type { Coded } from './chosen-codes.tsx';
import { ReachWords } from './reach-words.tsx';
import { RemoveDraft } from './remove-draft.tsx';
import type { Sending } from './send-dialog.tsx';
import { useReach } from './use-reach.ts';

type Opened = LoadedRecord<Announcement> & {
  unfinished: readonly Begun[];
  categories: readonly Category[];
  countries: readonly Coded[];
  /** Asks whether to send what is saved. */
  onSend: (sending: Sending) => void;
};
type Saved = OutputOf<typeof saveCall>;

/** How the parts of a draft are called, and what is chosen in them. */
function useDraftDescriptions({ categories, countries }: Opened): FieldDescriptions {
  const t = useTexts(announcementTexts);
  const lang = useLang();
  const labelOf = fieldLabels(announcementTexts, lang, 'words');
  const namesOf = (codes: unknown, offered: readonly Coded[]): string | null =>
    !Array.isArray(codes) || codes.length === 0
      ? null
      : offered
          .filter(({ code }) => codes.includes(code))
          .map(({ name }) => name[lang])
          .join(lang === 'zh' ? '、' : ', ');
  return {
    labelOf: (path) => labelOf(path.replace('draft.', '')),
    say: (path, value) => {
      if (path === 'draft.countries') return namesOf(value, countries);
      if (path === 'draft.categories') return namesOf(value, categories);
      const people = PEOPLE.find((one) => path === 'draft.people' && one === value);
      return people === undefined ? null : t(people);
    },
  };
}

/** The draft as it is written. */
function useDraftEditor(loaded: Opened) {
  const lang = useLang();
  return useRecordEditor({
    loaded,
    valuesOf: (announcement) => ({ draft: toFormValues(announcement) }),
    like: { draft: ANNOUNCEMENT_LIKE },
    get: (id) => api(calls.announcement.get, { id }),
    changedAt: ({ updatedAt }) => updatedAt,
    title: ({ draft }) => inLang(draft.title, lang),
    inParts: ['draft'],
  });
}

/** Saves what is written, and leads to where it stands from then on; or asks whether to send it as well. */
function useDraftActs(opened: Opened, editor: ReturnType<typeof useDraftEditor>) {
  const t = useTexts(announcementTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { record, onSend } = opened;
  const { form, changed, version } = editor;
  const id = record?.id ?? null;
  const goOn = (saved: Saved): Promise<void> =>
    id === null
      ? Promise.resolve(navigate(localPath(lang, announcementAddress(saved.id)), { replace: true }))
      : revalidate();
  const submit = async (toSend: boolean): Promise<void> => {
    const wrong = validateAnnouncement(form.values.draft, lang, toSend);
    if (Object.keys(wrong).length > 0) return form.setErrors(wrong);
    await editor.submit({
      schema: saveCall.input,
      inputOf: ({ draft: formValues }, over) => ({ id, version: id === null ? null : over, form: toInput(formValues) }),
      send: async (input) => {
        const { audience, byEmail, title, body } = input.form;
        const reach = toSend ? await api(calls.announcement.getAudience, { audience }) : null;
        if (reach?.recipients === 0) return form.setFailure(t('reachNobody'));
        const isSaved = id !== null && !changed;
        const saved = isSaved ? { id, version } : await api(saveCall, input);
        if (reach === null) toast.good(t('saved'));
        if (!isSaved && (await editor.saved(saved.version))) await goOn(saved);
        if (reach !== null) onSend({ ...saved, byEmail, words: { title, body }, reach });
      },
      onFailure: ({ name }) => {
        if (name !== 'conflict') return false;
        // it has been sent meanwhile: the words stay, to be copied
        form.setFailure(t('noDraft'));
        return true;
      },
    });
  };
  return { save: () => submit(false), askToSend: () => submit(true) };
}

/** A draft: both languages side by side, whom it reaches, and what its readers will see. */
export function AnnouncementEditor(opened: Opened) {
  const t = useTexts(announcementTexts);
  const { kind, record, unfinished, categories, countries } = opened;
  const [now] = useState(() => new Date().toISOString());
  const editor = useDraftEditor(opened);
  const { save, askToSend } = useDraftActs(opened, editor);
  const { form } = editor;
  const { draft: formValues } = form.values;
  const reach = useReach(formValues);
  const change = (part: Partial<AnnouncementFormValues>, ...fields: string[]): void => {
    form.change('draft', (before) => ({ ...before, ...part }), fields[0]);
    for (const field of fields.slice(1)) form.change('draft', (before) => before, field);
  };
  const edit = { draft: formValues, errors: form.errors, change };
  return (
    <OrganizerPage
      back={{ to: ANNOUNCEMENTS_PATH, label: t('back') }}
      title={t(record === null ? 'newTitle' : 'editTitle')}
    >
      <Unfinished
        kind={kind}
        list={unfinished}
        addressOf={(draftKey) => `${announcementAddress('new')}?slot=${draftKey}`}
      />
      <EditorFrame
        editor={editor}
        save={save}
        className="grid items-start gap-x-6 xl:grid-cols-[minmax(0,1fr)_24rem]"
        {...useDraftDescriptions(opened)}
      >
        <div className="min-w-0">
          <OrganizerPart
            title={t('words')}
            actions={<LanguageMeter done={meterOf(formValues, COUNTED_TEXTS.announcement)} />}
          >
            <WordFields {...edit} />
          </OrganizerPart>
          <OrganizerPart title={t('who')}>
            <AudienceFields {...edit} categories={categories} countries={countries} />
          </OrganizerPart>
        </div>
        <div className="min-w-0 xl:sticky xl:top-20">
          <ReachWords reach={reach} byEmail={formValues.byEmail} />
          <OrganizerPart title={t('Preview')}>
            <AnnouncementPreview draft={formValues} now={now} />
          </OrganizerPart>
        </div>
        <SaveBar editor={editor} className="xl:col-span-2">
          <Button busy={form.busy} aria-haspopup="dialog" onClick={() => void askToSend()}>
            {t('sendDots')}
          </Button>
          <Button type="submit" kind="quiet" busy={form.busy}>
            {t('save')}
          </Button>
          {record !== null && <RemoveDraft id={record.id} editor={editor} />}
        </SaveBar>
      </EditorFrame>
    </OrganizerPage>
  );
}
