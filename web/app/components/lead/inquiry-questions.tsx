import { setQuestions } from '@fairbridge/contract/inquiry/inquiry.calls.ts';
import type { InquiryQuestion } from '@fairbridge/contract/inquiry/inquiry.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { RestoredNotice } from '../../editing/restored-notice.tsx';
import { usePersistentForm } from '../../editing/use-persistent-form.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useRecord } from '../../ui/list/use-record.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { inquiryQuestionsTexts } from './inquiry-questions.texts.ts';

const PLACES = Array.from({ length: LIMITS.inquiryQuestionsMax }, (_, at) => String(at));

type Values = Readonly<Record<string, string>>;

const typedOf = (saved: readonly InquiryQuestion[]): Values =>
  Object.fromEntries(
    PLACES.flatMap((place, at) => [
      [`${place}.zh`, saved[at]?.text.zh ?? ''],
      [`${place}.en`, saved[at]?.text.en ?? ''],
    ]),
  );

const textAt = (values: Values, place: string) => ({
  zh: values[`${place}.zh`] ?? '',
  en: values[`${place}.en`] ?? '',
});

function Editor({ saved, onClose }: { saved: readonly InquiryQuestion[]; onClose: () => void }) {
  const t = useTexts(inquiryQuestionsTexts);
  const form = usePersistentForm<Values>('inquiry-questions', () => typedOf(saved));
  const filled = PLACES.map((place) => textAt(form.values, place)).filter(({ zh, en }) => zh.trim() + en.trim() !== '');
  const submit = (): void =>
    void form.submit({
      schema: setQuestions.input,
      input: { questions: filled },
      send: async (input) => {
        await api(setQuestions, input);
        onClose();
        toast.good(t('saved'));
      },
    });
  return (
    <PostForm form={form} onSubmit={submit}>
      <p className="mb-4 text-soft">{t('lead')}</p>
      <RestoredNotice form={form} />
      <div className="grid gap-5">
        {PLACES.map((place, at) => (
          <BilingualField
            key={place}
            name={`question-${place}`}
            field={`questions.${place}`}
            labels={{ zh: t('zh', { number: at + 1 }), en: t('en', { number: at + 1 }) }}
            value={textAt(form.values, place)}
            errors={form.errors}
            max={LIMITS.inquiryQuestionTextMax}
            onChange={({ zh, en }) => {
              form.set(`${place}.zh`, zh);
              form.set(`${place}.en`, en);
            }}
          />
        ))}
      </div>
      <FormFailure message={form.failure} />
      <DialogActions act={t('Save')} busy={form.busy} onClose={onClose} />
    </PostForm>
  );
}

/** What the company asks whoever sends it an inquiry. */
export function InquiryQuestions({ onClose }: { onClose: () => void }) {
  const t = useTexts(inquiryQuestionsTexts);
  const { record, failure } = useRecord('questions', (signal) => api(calls.inquiry.questions, {}, signal));
  return (
    <Dialog open wide title={t('title')} onClose={onClose}>
      {failure !== '' && <p role="alert">{failure}</p>}
      {record !== null && <Editor saved={record.questions} onClose={onClose} />}
    </Dialog>
  );
}
