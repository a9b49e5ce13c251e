import { REPORT_REASONS, type ReportReason } from '@fairbridge/contract/chat/chat.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { RadioGroup, Textarea } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { useAction } from '../../ui/use-action.ts';
import { chatTexts } from './chat.texts.ts';

type Filed = { reason: ReportReason; text: string };

/** Asks why a conversation is reported to the organizer, and reports it. */
export function ReportForm({ send: file, onClose }: { send: (filed: Filed) => Promise<unknown>; onClose: () => void }) {
  const t = useTexts(chatTexts);
  const { busy, failure, run } = useAction({ showFailure: 'here' });
  const [reason, setReason] = useState<ReportReason>('advert');
  const [text, setText] = useState('');
  const send = async (): Promise<void> => {
    if (await run(() => file({ reason, text: text.trim() }), { success: t('reported') })) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('reportTitle')}>
      <PostForm onSubmit={() => void send()}>
        <p>{t('reportLead')}</p>
        <RadioGroup
          label={t('reportWhy')}
          name="reason"
          value={reason}
          options={REPORT_REASONS.map((value) => ({ value, label: t(value) }))}
          onChange={(value) => setReason(REPORT_REASONS.find((one) => one === value) ?? 'other')}
        />
        <Textarea
          label={t('reportText')}
          name="text"
          rows={3}
          maxLength={LIMITS.chatReportMax}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <FormFailure message={failure} />
        <DialogActions act={t('reportAct')} kind="bad" busy={busy} onClose={onClose} />
      </PostForm>
    </Dialog>
  );
}
