import { useState } from 'react';
import { tokenlessApi } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Popover } from '../../ui/list/popover.tsx';
import { useAction } from '../../ui/use-action.ts';
import { chatTexts } from './chat.texts.ts';
import type { GuestAtBooth } from './guest-thread.tsx';
import { ReportForm } from './report-form.tsx';
import type { GuestChat } from './use-guest-chat.ts';

const ITEM = 'flex min-h-9 w-full items-center rounded-sign px-3 text-left whitespace-nowrap hover:bg-tint';

type ActsProps = { of: GuestAtBooth; chat: GuestChat };

function useBlocking({ of, chat }: ActsProps) {
  const t = useTexts(chatTexts);
  const { busy, run } = useAction();
  const block = async (blocked: boolean): Promise<void> => {
    const work = () => tokenlessApi(calls.guestChat.block, { ...of, blocked });
    await run(work, { success: t(blocked ? 'blocked' : 'unblocked') });
    chat.refresh();
  };
  return { busy, block };
}

/** What a guest can do with a conversation beside writing in it. */
export function GuestActions({ of, chat }: ActsProps) {
  const t = useTexts(chatTexts);
  const [asked, setAsked] = useState<'block' | 'report' | null>(null);
  const { busy, block } = useBlocking({ of, chat });
  const close = (): void => setAsked(null);
  const own = chat.conversation.blockedBy === 'visitor';
  return (
    <>
      <Popover
        button={<span aria-hidden="true">⋯</span>}
        name={t('actsOfChat')}
        className="grid size-9 place-items-center rounded-sign font-bold hover:bg-tint"
      >
        <button type="button" className={ITEM} onClick={() => (own ? void block(false) : setAsked('block'))}>
          {t(own ? 'unblock' : 'block')}
        </button>
        <button type="button" className={ITEM} onClick={() => setAsked('report')}>
          {t('report')}
        </button>
      </Popover>
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
      {asked === 'report' && (
        <ReportForm send={(filed) => tokenlessApi(calls.guestChat.report, { ...of, ...filed })} onClose={close} />
      )}
    </>
  );
}

/** Why a guest cannot write here. */
export function GuestClosed({ of, chat }: ActsProps) {
  const t = useTexts(chatTexts);
  const { busy, block } = useBlocking({ of, chat });
  const { blockedBy } = chat.conversation;
  if (blockedBy === 'visitor')
    return (
      <p className="chat-composer flex flex-wrap items-center justify-between gap-2">
        {t('blockedByOwn')}
        <Button small kind="quiet" busy={busy} onClick={() => void block(false)}>
          {t('unblock')}
        </Button>
      </p>
    );
  return <p className="chat-composer text-soft">{t(blockedBy === null ? 'mayNotSend' : 'blockedByOther')}</p>;
}
