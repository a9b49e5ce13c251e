import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Textarea } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { useAction } from '../../ui/use-action.ts';
import { invitationTexts } from './invitation.texts.ts';
import type { Invited } from './invite-button.tsx';

/** Says what comes of an invitation, and takes a word to go with it. */
export default function InviteDialog({ invited, onClose }: { invited: Invited; onClose: () => void }) {
  const t = useTexts(invitationTexts);
  const [message, setMessage] = useState('');
  const [requestId] = useState(() => crypto.randomUUID());
  const { busy, failure, run } = useAction();
  const send = async (): Promise<void> => {
    const given = { to: invited.id, from: invited.from, message: message.trim(), requestId };
    const done = await run(() => api(calls.invitation.invite, given), {
      showFailure: 'here',
      success: ({ state }) => t(state === 'confirmed' ? 'agreed' : 'sent'),
    });
    if (done) onClose();
  };
  return (
    <Dialog open title={t('dialogTitle', { name: invited.name })} onClose={onClose}>
      <PostForm className="grid gap-4" onSubmit={() => void send()}>
        <p>{t(invited.kind === 'VISITOR' ? 'leadToVisitor' : 'leadToExhibitor')}</p>
        <Textarea
          name="message"
          label={t('message')}
          hint={t('messageHint')}
          rows={3}
          maxLength={LIMITS.invitationMessageMax}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <FormFailure message={failure} />
        <DialogActions act={t('send')} busy={busy} onClose={onClose} />
      </PostForm>
    </Dialog>
  );
}
