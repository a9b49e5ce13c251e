import type { Conversation, Message, Side } from '@fairbridge/contract/chat/chat.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingClock, beijingDate, beijingDay, beijingToday } from '../../i18n/numbers.ts';
import type { OpenConversation, OpenState } from '../../realtime/conversation.ts';
import { useUser } from '../../session/session.ts';
import { Icon } from '../../ui/icons.tsx';
import { useTalkLine } from '../talk/talk-line.ts';
import { Bubble, OutgoingBubble } from './bubble.tsx';
import { chatTexts } from './chat.texts.ts';
import { linesOf, newSince, type Line } from './lines.ts';
import { hasActions } from './message-actions.tsx';
import { useLogScroll } from './use-log-scroll.ts';
import { useVisible } from './use-visible.ts';

const DAY_MS = 86_400_000;

/** 'Today', 'Yesterday', or the date. */
function DayLine({ date }: { date: string }) {
  const t = useTexts(chatTexts);
  const lang = useLang();
  const today = beijingToday();
  const yesterday = beijingDate(new Date(Date.parse(today) - DAY_MS).toISOString());
  return (
    <li className="chat-day">
      <time dateTime={date}>
        {date === today ? t('today') : date === yesterday ? t('yesterday') : beijingDay(date, lang)} (GMT+8)
      </time>
    </li>
  );
}

function EventLine({ message, side }: { message: Message; side: Side }) {
  const t = useTexts(chatTexts);
  const lang = useLang();
  const talkLine = useTalkLine(side);
  if (message.body.kind === 'talk')
    return (
      <li className="chat-event num">
        {talkLine(message.body)} · {beijingClock(message.at)}
      </li>
    );
  if (message.body.kind !== 'assigned') return null;
  const { employee } = message.body;
  return (
    <li className="chat-event">
      {employee === null ? t('nobodySpeaks') : t('speaksNow', { name: inLang(employee.name, lang) })}
    </li>
  );
}

/** From the acts of one message to those of the next: of all of them Tab reaches one. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  if (event.defaultPrevented || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('.chat-acts')];
  const at = all.findIndex((one) => one === document.activeElement);
  const next = at === -1 ? undefined : all[at + (event.key === 'ArrowUp' ? -1 : 1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

type LogProps = {
  conversation: Conversation;
  state: OpenState;
  open: OpenConversation;
  name: string;
  /** The place of the message that was looked for. */
  sought: number | null;
};

/** Tells what is read: whatever stands at the end while somebody looks at it. How far that is, for what came behind it. */
function useReading({ conversation, state, open }: LogProps, atEnd: boolean): number {
  const visible = useVisible();
  const { messages, read } = state.timeline;
  const lastSeq = messages.at(-1)?.seq ?? 0;
  const [seen, setSeen] = useState(lastSeq);
  if (atEnd && lastSeq > seen) setSeen(lastSeq);
  const behind = lastSeq > read[conversation.side];
  useEffect(() => {
    if (atEnd && visible && behind) open.read(lastSeq);
  }, [atEnd, visible, behind, lastSeq, open]);
  return seen;
}

function Lines({
  lines,
  conversation,
  sought,
  recall,
}: { lines: readonly Line[] } & Pick<LogProps, 'conversation' | 'sought'> & Pick<OpenConversation, 'recall'>) {
  const t = useTexts(chatTexts);
  const me = useUser()?.subjectId;
  const isMine = ({ side, author }: Message): boolean => side === conversation.side && author?.id === me;
  const last = lines.findLast((line) => line.kind === 'message' && hasActions(line.message, isMine(line.message)))?.key;
  return lines.map((line) => {
    switch (line.kind) {
      case 'day':
        return <DayLine key={line.key} date={line.date} />;
      case 'fresh':
        return (
          <li key={line.key} className="chat-fresh" data-fresh>
            {t('unreadFrom')}
          </li>
        );
      case 'event':
        return <EventLine key={line.key} message={line.message} side={conversation.side} />;
      case 'outgoing':
        return <OutgoingBubble key={line.key} outgoing={line.outgoing} />;
      case 'message': {
        const { key, kind: _kind, ...shown } = line;
        const reached = key === last;
        const mine = isMine(line.message);
        const found = line.message.seq === sought;
        return <Bubble key={key} {...shown} {...{ conversation, mine, reached, recall }} sought={found} />;
      }
    }
  });
}

/** The messages of a conversation, older ones upwards by twenty. */
export function Log(props: LogProps) {
  const { conversation, state, open, name, sought } = props;
  const t = useTexts(chatTexts);
  const { side } = conversation;
  const { messages, hasOlder, read } = state.timeline;
  const [freshAfter] = useState(read[side]);
  const lines = linesOf({
    messages,
    outgoing: state.outgoing,
    side,
    otherRead: read[side === 'visitor' ? 'exhibitor' : 'visitor'],
    freshAfter,
  });
  const { log, atEnd, onScroll, toEnd, older, fetching } = useLogScroll({
    first: messages[0]?.seq ?? null,
    last: lines.at(-1)?.key ?? '',
    outgoing: state.outgoing.length,
    hasOlder,
    older: open.older,
  });
  const seen = useReading(props, atEnd);
  const fresh = newSince(messages, seen, side);
  return (
    <div className="relative min-h-0 flex-1">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows lead from the acts of one message to the next */}
      <div
        ref={log}
        role="log"
        // what comes in above is not news
        aria-live={fetching ? 'off' : 'polite'}
        aria-label={t('messages', { name })}
        // what scrolls is reached by keys, too
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="chat-log"
        onScroll={onScroll}
        onKeyDown={onArrow}
      >
        {hasOlder && (
          <p className="py-2 text-center">
            <button type="button" className="link min-h-8" aria-disabled={fetching} onClick={older}>
              {t('earlier')}
            </button>
          </p>
        )}
        <ol className="grid gap-2">
          <Lines lines={lines} conversation={conversation} sought={sought} recall={open.recall} />
        </ol>
        {lines.length === 0 && <p className="py-10 text-center text-soft">{t('begin')}</p>}
      </div>
      {!atEnd && (
        <button type="button" className="chat-jump" onClick={toEnd}>
          <Icon name="down" size={18} />
          {fresh > 0 ? t('newMessages', { count: fresh }) : t('toNewest')}
        </button>
      )}
    </div>
  );
}
