import type { Conversation } from '@fairbridge/contract/chat/chat.shapes.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { useCanCall } from '../../session/can-call.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Select } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useRecord } from '../../ui/list/use-record.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { useAction } from '../../ui/use-action.ts';
import { chatTexts } from './chat.texts.ts';

/** To a colleague, whom administrators choose, or to whoever of the company is there. */
export function HandOverDialog({
  conversation,
  onClose,
  onDone,
}: {
  conversation: Conversation;
  onClose: () => void;
  onDone: () => void;
}) {
  const t = useTexts(chatTexts);
  const lang = useLang();
  const knows = useCanCall(calls.lead.assignees);
  const { busy, failure, run } = useAction({ showFailure: 'here' });
  const [to, setTo] = useState('');
  const { record } = useRecord(String(knows), (signal) =>
    knows ? api(calls.lead.assignees, {}, signal) : Promise.resolve({ list: [] }),
  );
  const others = (record?.list ?? []).filter(({ id }) => id !== conversation.employee?.id);
  const give = async (): Promise<void> => {
    const work = () => api(calls.chat.assign, { conversationId: conversation.id, employeeId: to === '' ? null : to });
    if (await run(work, { success: t('handedOver') })) onDone();
  };
  return (
    <Dialog open onClose={onClose} title={t('handOverTitle')}>
      <PostForm onSubmit={() => void give()}>
        <p>{t('handOverLead')}</p>
        <Select
          label={t('handOverTo')}
          name="employee"
          value={to}
          options={[
            { value: '', label: t('nobody') },
            ...others.map(({ id, name }) => ({ value: id, label: inLang(name, lang) })),
          ]}
          onChange={({ target }) => setTo(target.value)}
        />
        <FormFailure message={failure} />
        <DialogActions act={t('handOverAct')} busy={busy} onClose={onClose} />
      </PostForm>
    </Dialog>
  );
}
