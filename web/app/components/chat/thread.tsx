import type { Conversation, WrittenBody } from '@fairbridge/contract/chat/chat.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import type { ReactNode } from 'react';
import { failureOf } from '../../failure.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import type { OpenConversation, OpenState } from '../../realtime/conversation.ts';
import { outbox } from '../../realtime/outbox.ts';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import type { ShownExhibit } from './bubble-body.tsx';
import { DropOn } from './attach.tsx';
import { chatTexts } from './chat.texts.ts';
import { Composer } from './composer.tsx';
import { ConnectionLine } from './connection-line.tsx';
import { Log } from './log.tsx';
import { facingOf } from './names.ts';
import { NobodyThere } from './nobody-there.tsx';
import { RemindBuyer } from './remind-buyer.tsx';
import { useBlocking } from './thread-actions.tsx';
import { ThreadHead } from './thread-head.tsx';
import { useAttaching } from './use-attaching.ts';
import { useConversation } from './use-conversation.ts';
import { useReached } from './use-reached.ts';

type Around = {
  /** The place of the message that was looked for. */
  sought?: number | null;
  /** The exhibit that a buyer comes from. */
  asked?: ShownExhibit | null;
  /** On a page of its own one calls, too: a call stands over it, where it could not over a window. */
  calls?: boolean;
  before?: ReactNode;
  after?: ReactNode;
};

/** Why nothing can be written here, and what to do about it. */
function Closed({ conversation, refresh }: { conversation: Conversation; refresh: () => void }) {
  const t = useTexts(chatTexts);
  const lang = useLang();
  const { busy, block } = useBlocking({ conversation, refresh });
  const { blockedBy, side, visitor, employee, may } = conversation;
  if (blockedBy === side)
    return (
      <p className="chat-composer flex flex-wrap items-center justify-between gap-2">
        {t('blockedByOwn')}
        <Button small kind="quiet" busy={busy} onClick={() => void block(false)}>
          {t('unblock')}
        </Button>
      </p>
    );
  return (
    <p className="chat-composer text-soft">
      {blockedBy !== null
        ? t('blockedByOther')
        : visitor === null
          ? t('visitorGone')
          : may.take && employee !== null
            ? t('colleagueSpeaks', { name: inLang(employee.name, lang) })
            : t('mayNotSend')}
    </p>
  );
}

function Waiting({ state, open, before, after }: { state: OpenState | null; open: OpenConversation | null } & Around) {
  const t = useTexts(chatTexts);
  const lang = useLang();
  const failed = state?.failed ?? null;
  const gone = failureOf(failed)?.name === 'notFound';
  return (
    <>
      <div className="flex items-center gap-3 border-b border-line px-3 py-2">
        {before}
        <span className="flex-1" />
        {after}
      </div>
      {failed === null ? (
        <div className="grid content-end gap-3 p-4" aria-busy="true">
          <p className="sr-only" role="status">
            {t('loading')}
          </p>
          <SkeletonLine className="h-12 w-2/3" />
          <SkeletonLine className="ml-auto h-12 w-1/2" />
          <SkeletonLine className="h-16 w-3/5" />
        </div>
      ) : (
        <div className="grid justify-items-center gap-4 p-8 text-center">
          <p role="alert">{gone ? t('gone') : failureText(failed, lang)}</p>
          {!gone && (
            <Button kind="quiet" onClick={() => open?.refresh()}>
              {t('TryAgain')}
            </Button>
          )}
        </div>
      )}
      <ConnectionLine />
    </>
  );
}

/** One conversation: with whom, what was said, and what one says next. `key` it by its id. */
export function Thread({ id, asked = null, sought = null, calls = false, before, after }: Around & { id: string }) {
  const t = useTexts(chatTexts);
  const lang = useLang();
  const { open, state } = useConversation(id);
  const files = useAttaching(id);
  const reached = useReached(open, state, sought);
  // the messages come behind the conversation: it opens at what is new among them
  if (open === null || state === null || state.conversation === null || state.timeline.upTo === null || !reached)
    return <Waiting state={state} open={open} before={before} after={after} />;
  const { conversation } = state;
  const { refresh, typing } = open;
  const send = (body: WrittenBody): boolean => {
    const put = outbox().put(id, body);
    if (put === null) toast.error(t('tooManyWait'));
    return put !== null;
  };
  const company = conversation.side === 'exhibitor';
  // a guest has no account that a quote, an invitation, a reminder or a call could reach
  const guest = conversation.visitor?.guest === true;
  const thread = (
    <>
      <ThreadHead {...{ conversation, refresh, before, after }} calls={calls && !guest} typing={state.typing} />
      <Log
        conversation={conversation}
        state={state}
        open={open}
        sought={sought}
        name={facingOf(conversation, lang).name || t('someone')}
      />
      {company && !guest && <RemindBuyer conversation={conversation} timeline={state.timeline} />}
      {!company && <NobodyThere conversation={conversation} />}
      <ConnectionLine />
      {conversation.may.send ? (
        <Composer
          conversationId={id}
          company={company}
          offers={company && !guest}
          asked={asked}
          files={files}
          onSend={send}
          onTyping={typing}
        />
      ) : (
        <Closed conversation={conversation} refresh={refresh} />
      )}
    </>
  );
  return conversation.may.send ? <DropOn files={files}>{thread}</DropOn> : thread;
}
