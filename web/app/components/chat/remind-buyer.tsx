import type { Conversation } from '@fairbridge/contract/chat/chat.shapes.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import type { Timeline } from '../../realtime/timeline.ts';
import { useAction } from '../../ui/use-action.ts';
import { remindBuyerTexts } from './remind-buyer.texts.ts';

/** What the company has written and a buyer who is away has not read: a reminder by one press. */
export function RemindBuyer({ conversation, timeline }: { conversation: Conversation; timeline: Timeline }) {
  const t = useTexts(remindBuyerTexts);
  const { busy, run } = useAction();
  const [reminded, setReminded] = useState(false);
  const waits = timeline.messages.findLast(({ side, body }) => side === 'exhibitor' && body.kind !== 'recalled');
  const read = Math.max(conversation.otherReadSeq, timeline.read.visitor);
  if (conversation.online || !conversation.may.send || waits === undefined || waits.seq <= read) return null;
  const remind = async (): Promise<void> => {
    const { id: conversationId } = conversation;
    if (await run(() => api(calls.reminder.send, { conversationId }), { success: t('reminded') })) setReminded(true);
  };
  return (
    <p className="m-2 flex flex-wrap items-baseline gap-x-3 gap-y-1 rounded bg-tint px-3 py-2 text-sm">
      {t('away')}
      {reminded ? (
        <span className="text-soft">{t('reminded')}</span>
      ) : (
        <button type="button" className="link min-h-7" aria-disabled={busy} onClick={() => void remind()}>
          {t('remind')}
        </button>
      )}
    </p>
  );
}
