import type { Conversation } from '@fairbridge/contract/chat/chat.shapes.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Popover } from '../../ui/list/popover.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useAlwaysTranslated } from './always-translated.ts';
import { chatTexts } from './chat.texts.ts';
import { useEngine } from './engine.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { translationTexts } from './translation.texts.ts';

const ITEM = 'flex min-h-9 w-full items-center rounded-sign px-3 text-left whitespace-nowrap hover:bg-tint';

type ActsProps = { conversation: Conversation; refresh: () => void };

/** Lets nothing more through, or lets it again. */
export function useBlocking({ conversation, refresh }: ActsProps) {
  const t = useTexts(chatTexts);
  const { busy, run } = useAction();
  const block = async (blocked: boolean): Promise<boolean> => {
    const work = () => api(calls.chat.block, { conversationId: conversation.id, blocked });
    const done = await run(work, { success: t(blocked ? 'blocked' : 'unblocked') });
    refresh();
    return done;
  };
  return { busy, block };
}

/** Takes the conversation for settled, or no longer. */
function useResolving({ conversation, refresh }: ActsProps) {
  const t = useTexts(chatTexts);
  const { run } = useAction();
  return async (resolved: boolean): Promise<void> => {
    const work = () => api(calls.chat.resolve, { conversationId: conversation.id, resolved });
    await run(work, { success: t(resolved ? 'resolved' : 'reopened') });
    refresh();
  };
}

/** Speaks for the company from here on. */
export function TakeButton({ conversation, refresh }: ActsProps) {
  const t = useTexts(chatTexts);
  const { busy, run } = useAction();
  const take = async (): Promise<void> => {
    await run(() => api(calls.chat.take, { conversationId: conversation.id }), { success: t('takenOver') });
    refresh();
  };
  return (
    <Button small busy={busy} onClick={() => void take()}>
      {t('take')}
    </Button>
  );
}

/** Every message of the other side in the reader's language; where no engine is, that is said. */
function AlwaysTranslated({ conversation }: { conversation: Conversation }) {
  const t = useTexts(translationTexts);
  const engine = useEngine();
  const [on, set] = useAlwaysTranslated(conversation.id);
  if (engine === null) return null;
  if (!engine) return <p className="max-w-60 px-3 py-1 text-sm text-soft">{t('off')}</p>;
  return (
    <label className={`${ITEM} gap-2`}>
      <input type="checkbox" checked={on} onChange={({ target }) => set(target.checked)} />
      {t('always')}
    </label>
  );
}

/** What can be done with a conversation beside writing in it. */
export function ThreadActions({ conversation, refresh }: ActsProps) {
  const t = useTexts(chatTexts);
  const [asked, setAsked] = useState<'assign' | 'block' | 'report' | null>(null);
  const { busy, block } = useBlocking({ conversation, refresh });
  const resolve = useResolving({ conversation, refresh });
  const close = (): void => setAsked(null);
  const { may, blockedBy, side, resolved } = conversation;
  const item = (text: 'resolve' | 'reopen' | 'handOver' | 'block' | 'unblock' | 'report', act: () => void) => (
    <button type="button" className={ITEM} onClick={act}>
      {t(text)}
    </button>
  );
  return (
    <>
      <Popover
        button={<span aria-hidden="true">⋯</span>}
        name={t('actsOfChat')}
        className="grid size-9 place-items-center rounded-sign font-bold hover:bg-tint"
      >
        <AlwaysTranslated conversation={conversation} />
        {side === 'exhibitor' && item(resolved ? 'reopen' : 'resolve', () => void resolve(!resolved))}
        {may.assign && item('handOver', () => setAsked('assign'))}
        {blockedBy === side ? item('unblock', () => void block(false)) : item('block', () => setAsked('block'))}
        {item('report', () => setAsked('report'))}
      </Popover>
      {asked === 'assign' && (
        <HandOverDialog
          conversation={conversation}
          onClose={close}
          onDone={() => {
            close();
            refresh();
          }}
        />
      )}
      <ConfirmDialog
        open={asked === 'block'}
        title={t('blockTitle')}
        act={t('blockAct')}
        kind="bad"
        busy={busy}
        onConfirm={() => void block(true).then(close)}
        onClose={close}
      >
        <p>{t('blockLead')}</p>
      </ConfirmDialog>
      {asked === 'report' && <ReportDialog conversationId={conversation.id} onClose={close} />}
    </>
  );
}
