import type { Message, MessageBody } from '@fairbridge/contract/chat/chat.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLayoutEffect, useRef } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingClock } from '../../i18n/numbers.ts';
import { Icon } from '../../ui/icons.tsx';
import { BubbleBody } from './bubble-body.tsx';
import { chatTexts } from './chat.texts.ts';
import { guestChatTexts } from './guest-chat.texts.ts';
import type { GuestOutgoing } from './guest-lines.ts';
import type { GuestChat } from './use-guest-chat.ts';

function Body({ body }: { body: MessageBody }) {
  const t = useTexts(guestChatTexts);
  // whoever has no account cannot ask for a file
  if (body.kind === 'files') return <p className="text-soft">{t('files')}</p>;
  return <BubbleBody body={body} side="visitor" />;
}

function Line({ message, chat }: { message: Message; chat: GuestChat }) {
  const t = useTexts(chatTexts);
  const lang = useLang();
  const { author, at, body, side, seq } = message;
  const own = side === 'visitor';
  const name = own ? t('You') : author === null ? t('someone') : inLang(author.name, lang);
  if (body.kind === 'recall') return null;
  if (body.kind === 'assigned')
    return (
      <li className="chat-event">
        {body.employee === null ? t('nobodySpeaks') : t('speaksNow', { name: inLang(body.employee.name, lang) })}
      </li>
    );
  if (body.kind === 'recalled')
    return <li className="chat-event">{own ? t('recalledOwn') : t('recalled', { name })}</li>;
  return (
    <li className={own ? 'bubble-row bubble-own' : 'bubble-row'}>
      <p className={own ? 'sr-only' : 'px-1 text-sm text-soft'}>{name}</p>
      <div className="bubble-line">
        <div className="bubble">
          <Body body={body} />
        </div>
      </div>
      <p className="num px-1 text-xs text-soft">
        <time dateTime={at}>{beijingClock(at)} (GMT+8)</time>
        {own && <span> · {t(seq <= chat.conversation.otherReadSeq ? 'read' : 'sent')}</span>}
      </p>
    </li>
  );
}

function Outgoing({ one, chat }: { one: GuestOutgoing; chat: GuestChat }) {
  const t = useTexts(chatTexts);
  const failed = one.state === 'failed';
  return (
    <li className="bubble-row bubble-own" data-outgoing={one.state}>
      <p className="sr-only">{t('You')}</p>
      <div className="bubble-line">
        <div className={failed ? 'bubble bubble-failed' : 'bubble bubble-waiting'}>
          <p className="break-words whitespace-pre-wrap" dir="auto">
            {one.text}
          </p>
        </div>
      </div>
      {failed ? (
        <p className="flex flex-wrap items-center justify-end gap-x-3 px-1 text-sm text-bad" role="alert">
          <span className="flex items-center gap-1">
            <Icon name="warning" size={15} />
            {one.message}
          </span>
          <button type="button" className="link min-h-7" onClick={() => chat.retry(one.clientId)}>
            {t('retry')}
          </button>
          <button type="button" className="link min-h-7" onClick={() => chat.drop(one.clientId)}>
            {t('Delete')}
          </button>
        </p>
      ) : (
        <p className="flex items-center justify-end gap-1 px-1 text-xs text-soft">
          <Icon name="clock" size={13} />
          {t('sending')}
        </p>
      )}
    </li>
  );
}

/** What was said, the newest at the end; it stays at the end while nobody has scrolled away from it. */
export function GuestLog({ chat }: { chat: GuestChat }) {
  const t = useTexts(chatTexts);
  const lang = useLang();
  const log = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const { messages, outgoing, conversation } = chat;
  const lines = messages.length + outgoing.length;
  useLayoutEffect(() => {
    const box = log.current;
    if (box !== null && atEnd.current) box.scrollTop = box.scrollHeight;
  }, [lines]);
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={log}
        role="log"
        aria-live="polite"
        aria-label={t('messages', { name: inLang(conversation.exhibitor.name, lang) })}
        // what scrolls is reached by keys, too
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="chat-log"
        onScroll={({ currentTarget: box }) => {
          atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
        }}
      >
        <ol className="grid gap-2">
          {messages.map((message) => (
            <Line key={message.seq} message={message} chat={chat} />
          ))}
          {outgoing.map((one) => (
            <Outgoing key={one.clientId} one={one} chat={chat} />
          ))}
        </ol>
        {lines === 0 && <p className="py-10 text-center text-soft">{t('begin')}</p>}
      </div>
    </div>
  );
}
