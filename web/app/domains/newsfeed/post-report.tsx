import type { ReportReason } from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RadioGroup, Textarea } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { useAction } from '../../ui/use-action.ts';
import { newsfeedTexts } from './newsfeed.texts.ts';

// not from the schema: this page is a public one
const REASONS = ['advertising', 'fraud', 'illegal', 'insult', 'other'] as const satisfies readonly ReportReason[];

/** What is reported: a post, or a comment below it. */
export type Reported = { id: string; commentId?: string };

function ReportForm({ about, onClose }: { about: Reported; onClose: () => void }) {
  const t = useTexts(newsfeedTexts);
  const [reason, setReason] = useState<ReportReason>('advertising');
  const [words, setWords] = useState('');
  const { busy, failure, run } = useAction({ showFailure: 'here' });
  const send = async (): Promise<void> => {
    if (await run(() => api(calls.newsfeed.report, { ...about, reason, words }), { success: t('reported') })) onClose();
  };
  return (
    <PostForm
      className="grid gap-4"
      onSubmit={() => {
        if (!busy) void send();
      }}
    >
      <p className="text-soft">{t('reportLead')}</p>
      <RadioGroup
        label={t('reason')}
        name="reason"
        options={REASONS.map((value) => ({ value, label: t(value) }))}
        value={reason}
        onChange={(value) => setReason(REASONS.find((one) => one === value) ?? 'other')}
      />
      <Textarea
        label={t('words')}
        name="words"
        rows={3}
        maxLength={LIMITS.postReportMax}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <FormFailure message={failure} />
      <DialogActions act={t('sendReport')} busy={busy} onClose={onClose} />
    </PostForm>
  );
}

/** Tells the organizer of something that does not belong here. */
export default function ReportDialog({ about, onClose }: { about: Reported; onClose: () => void }) {
  const t = useTexts(newsfeedTexts);
  return (
    <Dialog open onClose={onClose} title={t(about.commentId === undefined ? 'reportPost' : 'reportComment')}>
      <ReportForm about={about} onClose={onClose} />
    </Dialog>
  );
}
