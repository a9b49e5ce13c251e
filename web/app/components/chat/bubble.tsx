import type { Conversation, Message } from '@fairbridge/contract/chat/chat.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingClock } from '../../i18n/numbers.ts';
import { useUser } from '../../session/session.ts';
import { outbox, type Outgoing } from '../../realtime/outbox.ts';
import { Icon } from '../../ui/icons.tsx';
import { BubbleBody, OutgoingBody } from './bubble-body.tsx';
import { chatTexts } from './chat.texts.ts';
import { MessageActions } from './message-actions.tsx';
import { Translation } from './translation.tsx';

/** Who wrote a message, as the reader of a conversation calls them. */
export function useAuthorName(conversation: Conversation): (message: Message) => string {
  const t = useTexts(chatTexts);
  const lang = useLang();
  const user = useUser();
  return ({ author, side }) => {
    if (author === null) return t('someone');
    if (author.id === user?.subjectId) return t('You');
    const name = inLang(author.name, lang);
    return side === conversation.side ? t('colleagueOf', { name }) : name;
  };
}

type BubbleProps = {
  message: Message;
  conversation: Conversation;
  own: boolean;
  /** Written by whoever reads, not by a colleague. */
  mine: boolean;
  first: boolean;
  read: boolean;
  /** Is it the one of all that Tab reaches? */
  reached: boolean;
  /** Is it the one that was looked for? */
  sought: boolean;
  recall: (message: Message) => Promise<void>;
};

/** One message: one's own side at the right, the other at the left, with who wrote it above the first of a row. */
export function Bubble({ message, conversation, own, mine, first, read, reached, sought, recall }: BubbleProps) {
  const t = useTexts(chatTexts);
  const lang = useLang();
  const nameOf = useAuthorName(conversation);
  const name = nameOf(message);
  if (message.body.kind === 'recalled')
    return <li className="chat-event">{mine ? t('recalledOwn') : t('recalled', { name })}</li>;
  return (
    <li className={own ? 'bubble-row bubble-own' : 'bubble-row'} data-sought={sought || undefined}>
      {/* the name is there for whoever listens, with each message */}
      <p className={first && !mine ? 'px-1 text-sm text-soft' : 'sr-only'}>{name}</p>
      <div className="bubble-line">
        <div className="bubble">
          <BubbleBody
            body={message.body}
            side={conversation.side}
            company={inLang(conversation.exhibitor.name, lang)}
          />
          <Translation message={message} side={conversation.side} />
        </div>
        <MessageActions message={message} mine={mine} reached={reached} recall={recall} />
      </div>
      <p className="num px-1 text-xs text-soft">
        <time dateTime={message.at}>{beijingClock(message.at)}</time>
        {own && <span> · {t(read ? 'read' : 'sent')}</span>}
      </p>
    </li>
  );
}

/** One of one's own that the server has not acknowledged. */
export function OutgoingBubble({ outgoing }: { outgoing: Outgoing }) {
  const t = useTexts(chatTexts);
  const failed = outgoing.state === 'failed';
  return (
    <li className="bubble-row bubble-own" data-outgoing={outgoing.state}>
      <p className="sr-only">{t('You')}</p>
      <div className="bubble-line">
        <div className={failed ? 'bubble bubble-failed' : 'bubble bubble-waiting'}>
          <OutgoingBody body={outgoing.body} />
        </div>
      </div>
      {failed ? (
        <p className="flex flex-wrap items-center justify-end gap-x-3 px-1 text-sm text-bad" role="alert">
          <span className="flex items-center gap-1">
            <Icon name="warning" size={15} />
            {outgoing.message ?? t('failed')}
          </span>
          <button type="button" className="link min-h-7" onClick={() => outbox().retry(outgoing.clientId)}>
            {t('retry')}
          </button>
          <button type="button" className="link min-h-7" onClick={() => outbox().drop(outgoing.clientId)}>
            {t('Delete')}
          </button>
        </p>
      ) : (
        <p className="flex items-center justify-end gap-1 px-1 text-xs text-soft">
          <Icon name="clock" size={13} />
          {t(outgoing.state === 'sending' ? 'sending' : 'waiting')}
        </p>
      )}
    </li>
  );
}
