import { LIMITS } from '@fairbridge/contract/limits.ts';
import { saveText } from '@fairbridge/contract/invitation/mailing.calls.ts';
import type { Mailing } from '@fairbridge/contract/invitation/mailing.shapes.ts';
import type { Bilingual, Lang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { PageFrame } from '../../components/home/page-frame.tsx';
import { PreviewLanguages } from '../../components/content/preview-languages.tsx';
import { ExhibitPicker } from '../../components/own-product/exhibit-picker.tsx';
import { usePersistentForm } from '../../editing/use-persistent-form.ts';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useRecord } from '../../ui/list/use-record.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { toast } from '../../ui/toast.tsx';
import { mailingTextTexts } from './mailing-text.texts.ts';

/** As wide as mail programs show a letter, on a phone and elsewhere, in pixels. */
const LETTER_WIDTHS = { phone: 375, wide: 640 };

type Exhibit = Mailing['text']['exhibit'];

/** What is typed, and the exhibit by its id and names; all empty where none is named. */
const EMPTY = {
  subjectZh: '',
  subjectEn: '',
  noteZh: '',
  noteEn: '',
  exhibitId: '',
  exhibitZh: '',
  exhibitEn: '',
};
type TextForm = typeof EMPTY;

const formOf = ({ subject, note, exhibit }: Mailing['text']): TextForm => ({
  subjectZh: subject.zh,
  subjectEn: subject.en,
  noteZh: note.zh,
  noteEn: note.en,
  exhibitId: exhibit?.id ?? '',
  exhibitZh: exhibit?.name.zh ?? '',
  exhibitEn: exhibit?.name.en ?? '',
});

const inputOf = (id: string, values: TextForm) => ({
  id,
  subject: { zh: values.subjectZh, en: values.subjectEn },
  note: { zh: values.noteZh, en: values.noteEn },
  exhibitId: values.exhibitId === '' ? null : values.exhibitId,
});

/** The letter as it would leave, in either language. */
function Preview({ id, values, onClose }: { id: string; values: TextForm; onClose: () => void }) {
  const t = useTexts(mailingTextTexts);
  const [lang, setLang] = useState<Lang>(useLang());
  const wide = useMedia('(min-width: 640px)', true);
  const { record, failure } = useRecord(lang, (signal) =>
    api(calls.mailing.preview, { ...inputOf(id, values), lang }, signal),
  );
  return (
    <Dialog open wide onClose={onClose} title={t('previewTitle')}>
      <div className="mb-3 flex gap-2">
        <PreviewLanguages lang={lang} names={{ zh: t('zh'), en: t('en') }} onChange={setLang} />
      </div>
      <FormFailure message={failure} />
      {record === null && failure === '' && <SkeletonLine className="h-96" />}
      {record !== null && (
        <>
          <p className="mb-3 break-words">
            <span className="text-soft">{t('subject')}</span> <b>{record.subject}</b>
          </p>
          <PageFrame
            html={record.html}
            title={t('previewTitle')}
            width={wide ? LETTER_WIDTHS.wide : LETTER_WIDTHS.phone}
          />
        </>
      )}
    </Dialog>
  );
}

/** The exhibit that letters point at: one that everybody may see, since nothing is known of who reads them. */
function ExhibitChoice({ exhibit, onChange }: { exhibit: Exhibit; onChange: (exhibit: Exhibit) => void }) {
  const t = useTexts(mailingTextTexts);
  const [open, setOpen] = useState(false);
  return (
    <div className="field">
      <p className="field-label">{t('exhibit')}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {exhibit !== null && (
          <span className="min-w-0 font-semibold break-words">
            <Says text={exhibit.name} />
          </span>
        )}
        <Button kind="quiet" small aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t(exhibit === null ? 'choose' : 'change')}
        </Button>
        {exhibit !== null && (
          <Button kind="plain" small onClick={() => onChange(null)}>
            {t('Remove')}
          </Button>
        )}
      </div>
      <p className="text-sm text-soft">{t('exhibitHint')}</p>
      {open && (
        <ExhibitPicker
          title={t('choose')}
          chosen={exhibit?.id ?? null}
          reasonAgainst={({ scope }) => (scope === 0 ? null : t('notPublic'))}
          onPick={({ id, name }) => {
            onChange({ id, name });
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** The words of a draft as they stand in its form; `unsaved` is what a sending must save first, null where nothing was changed. */
export function useMailingText({ id, text }: Pick<Mailing, 'id' | 'text'>) {
  const form = usePersistentForm(`mailing ${id}`, () => formOf(text));
  const input = inputOf(id, form.values);
  return { form, unsaved: JSON.stringify(input) === JSON.stringify(inputOf(id, formOf(text))) ? null : input };
}

/** What a draft's letters say beside the fixed words: a subject, lines and an exhibit of the company's own, and how that looks. */
export function MailingText({ id, form }: { id: string; form: ReturnType<typeof useMailingText>['form'] }) {
  const t = useTexts(mailingTextTexts);
  const { revalidate } = useRevalidator();
  const [previewed, setPreviewed] = useState(false);
  const { values } = form;
  const setBoth = (key: 'subject' | 'note', { zh, en }: Bilingual, field: string): void => {
    form.set(`${key}Zh`, zh, field);
    form.set(`${key}En`, en, field);
  };
  const setExhibit = (exhibit: Exhibit): void => {
    form.set('exhibitId', exhibit?.id ?? '');
    form.set('exhibitZh', exhibit?.name.zh ?? '');
    form.set('exhibitEn', exhibit?.name.en ?? '');
  };
  const submit = (): Promise<void> =>
    form.submit({
      schema: saveText.input,
      input: inputOf(id, values),
      send: async (ready) => {
        await api(saveText, ready);
        toast.good(t('Saved'));
        await revalidate();
      },
    });
  return (
    <section className="card grid gap-4 p-5" aria-labelledby="mailing-text">
      <h2 id="mailing-text" className="text-lg">
        {t('title')}
      </h2>
      <p className="text-soft">{t('lead')}</p>
      <PostForm form={form} onSubmit={() => void submit()}>
        <BilingualField
          name="subject"
          labels={{ zh: t('subjectZh'), en: t('subjectEn') }}
          value={{ zh: values.subjectZh, en: values.subjectEn }}
          errors={form.errors}
          max={LIMITS.mailingSubjectMax}
          hint={t('subjectHint')}
          onChange={(subject, field) => setBoth('subject', subject, field)}
        />
        <BilingualField
          name="note"
          labels={{ zh: t('noteZh'), en: t('noteEn') }}
          value={{ zh: values.noteZh, en: values.noteEn }}
          errors={form.errors}
          max={LIMITS.mailingNoteMax}
          rows={4}
          hint={t('noteHint')}
          onChange={(note, field) => setBoth('note', note, field)}
        />
        <ExhibitChoice
          exhibit={
            values.exhibitId === ''
              ? null
              : { id: values.exhibitId, name: { zh: values.exhibitZh, en: values.exhibitEn } }
          }
          onChange={setExhibit}
        />
        <FormFailure message={form.failure} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" kind="quiet" busy={form.busy}>
            {t('save')}
          </Button>
          <Button kind="quiet" aria-haspopup="dialog" onClick={() => setPreviewed(true)}>
            {t('Preview')}
          </Button>
        </div>
      </PostForm>
      {previewed && <Preview id={id} values={values} onClose={() => setPreviewed(false)} />}
    </section>
  );
}
