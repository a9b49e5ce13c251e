import type { InquiryRecipient } from '@fairbridge/contract/inquiry/inquiry.shapes.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { RestoredNotice } from '../../editing/restored-notice.tsx';
import { usePersistentForm } from '../../editing/use-persistent-form.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { InquiryFields } from '../../components/inquiry/inquiry-fields.tsx';
import { answersIn, inquiryOf, NOTHING_TYPED, type InquiryValues } from '../../components/inquiry/inquiry-form.ts';
import { requestIds } from '../../request-id.ts';
import { savePendingAction, getPendingAction, consumePendingAction } from '../../session/pending-action.ts';
import { useLoginTip } from '../../session/login-tip.tsx';
import { isRegistered } from '../../session/registration-step.ts';
import { useUser } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { SupplierQuestions } from './supplier-questions.tsx';
import { inquireTexts } from './inquire.texts.ts';

// The schema comes with the first check: a reader of a public page does not load it.
const schema = async () => (await import('@fairbridge/contract/inquiry/inquiry.calls.ts')).create.input;

const BEGUN = 'inquiry';

/** What is asked. A guest is shown the login-tip and finds what was typed again after it; nothing is sent twice. */
export default function InquireForm({
  about,
  countries,
  recipients,
  onSent,
}: {
  about: { productIds: string[]; exhibitorIds: string[] };
  countries: readonly { code: string; name: Bilingual }[];
  recipients: readonly InquiryRecipient[];
  onSent: (suppliers: number) => void;
}) {
  const t = useTexts(inquireTexts);
  const user = useUser();
  const may = useLoginTip();
  const unfinished = user?.subjectType === 'VISITOR' && !isRegistered(user);
  // one comes back from the log-in to a new page: what was typed before it is asked for as the form appears
  const [kept] = useState(() =>
    user?.subjectType === 'VISITOR' && isRegistered(user) ? getPendingAction(BEGUN) : null,
  );
  const form = usePersistentForm<InquiryValues>('inquiry', () => NOTHING_TYPED, kept);
  const [requests] = useState(() => requestIds('inquiry'));
  useEffect(() => {
    if (kept !== null) consumePendingAction(BEGUN);
  }, [kept]);
  const submit = (): void => {
    if (!may('registration')) return savePendingAction(BEGUN, form.values);
    const typed = Object.entries(answersIn(form.values));
    const answers = typed.map(([questionId, text]) => ({ questionId, text })).filter(({ text }) => text.trim() !== '');
    const asked = { ...about, ...inquiryOf(form.values), answers };
    void form.submit({
      schema,
      input: { ...asked, requestId: requests.idOf(asked) },
      send: async (input) => {
        const { inquiries } = await api(calls.inquiry.create, input);
        requests.answered();
        onSent(inquiries.length);
      },
    });
  };
  const hint = user === null ? t('guestHint') : unfinished ? t('unfinishedHint') : '';
  return (
    <PostForm form={form} className="card grid gap-5 p-5 md:p-7" onSubmit={submit}>
      {kept === null ? (
        <RestoredNotice form={form} />
      ) : (
        <p className="note" role="status">
          {t('carried')}
        </p>
      )}
      <InquiryFields form={form} countries={countries} />
      <SupplierQuestions form={form} recipients={recipients} />
      <FormFailure message={form.failure} />
      <Button type="submit" busy={form.busy}>
        {t('send')}
      </Button>
      {hint !== '' && <p className="-mt-2 text-center text-sm text-soft">{hint}</p>}
    </PostForm>
  );
}
