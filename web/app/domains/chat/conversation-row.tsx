import type { Conversation, Message, SentFile, Side } from '@fairbridge/contract/chat/chat.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingClock, beijingDate, beijingToday } from '../../i18n/numbers.ts';
import { beijingShortDay } from '../../i18n/short-day.ts';
import { Avatar } from '../../components/chat/avatar.tsx';
import { facingOf } from '../../components/chat/names.ts';
import { useTalkLine } from '../../components/talk/talk-line.ts';
import { chatAddress, type Only } from './conversations.ts';
import { conversationsTexts } from './conversations.texts.ts';

/** Of files the first says what they are: a document by its name. */
function useFileLine(): (files: readonly SentFile[]) => string {
  const t = useTexts(conversationsTexts);
  return ([first]) => {
    if (first === undefined) return t('file');
    return first.kind === 'document' && first.name !== '' ? first.name : t(first.kind);
  };
}

/** The newest message in a line. */
function useLastLine(side: Side): (message: Message | null) => string {
  const t = useTexts(conversationsTexts);
  const fileLine = useFileLine();
  const talkLine = useTalkLine(side);
  return (message) => {
    switch (message?.body.kind) {
      case 'text':
        return message.body.text;
      case 'product':
        return t('exhibit');
      case 'card':
        return t('card');
      case 'quote':
        return t('quote');
      case 'invitation':
        return t('invitation');
      case 'files':
        return fileLine(message.body.files);
      case 'recalled':
      case 'recall':
        return t('recalled');
      case 'assigned':
        return t('assigned');
      case 'talk':
        return talkLine(message.body);
      case undefined:
        return '';
    }
  };
}

/** Today the time, else the day, in Beijing. */
function When({ at }: { at: string }) {
  const lang = useLang();
  const today = beijingDate(at) === beijingToday();
  return (
    <time dateTime={at} className="num shrink-0 text-xs text-soft">
      {today ? beijingClock(at) : beijingShortDay(at, lang)}
    </time>
  );
}

/** Of the company's side: who of it speaks here, and whether the buyer waits or all is settled. */
function Speaker({ conversation: { side, employee, unanswered, resolved } }: { conversation: Conversation }) {
  const t = useTexts(conversationsTexts);
  const lang = useLang();
  if (side === 'visitor') return null;
  return (
    <span className="flex items-baseline justify-between gap-2 text-xs text-soft">
      <span className="truncate">
        {employee === null ? t('nobody') : t('speaker', { name: inLang(employee.name, lang) })}
      </span>
      {unanswered && <span className="shrink-0 font-semibold text-action">{t('unanswered')}</span>}
      {resolved && <span className="shrink-0">{t('resolved')}</span>}
    </span>
  );
}

/** A conversation in the list. */
export function ConversationRow({
  conversation,
  here,
  only,
}: {
  conversation: Conversation;
  here: boolean;
  only: Only | null;
}) {
  const t = useTexts(conversationsTexts);
  const lang = useLang();
  const lastLine = useLastLine(conversation.side);
  const { name, below, picture } = facingOf(conversation, lang);
  const { id, last, lastAt, unread, online, side } = conversation;
  const shown = name === '' ? t('goneBuyer') : name;
  const words = lastLine(last);
  return (
    <li>
      <LocalLink
        to={chatAddress({ with: id, only })}
        aria-current={here ? 'page' : undefined}
        className={`flex items-center gap-3 border-b border-line px-3 py-2.5 ${here ? 'bg-tint' : 'hover:bg-tint'}`}
      >
        <Avatar picture={picture} name={shown} online={online} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-2">
            <span className="truncate font-semibold">{shown}</span>
            {online && <span className="sr-only">{t('online')}</span>}
            <When at={lastAt} />
          </span>
          {below !== '' && <span className="block truncate text-sm text-soft">{below}</span>}
          <span className="flex items-baseline justify-between gap-2">
            <span className={`truncate text-sm ${unread > 0 ? 'font-semibold' : 'text-soft'}`}>
              {last !== null && last.side === side ? t('you', { text: words }) : words}
            </span>
            {unread > 0 && (
              <span className="num shrink-0 rounded-full bg-accent px-1.5 text-sm text-on-accent">
                <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
                <span className="sr-only">{t('unreadCount', { count: unread })}</span>
              </span>
            )}
          </span>
          <Speaker conversation={conversation} />
        </span>
      </LocalLink>
    </li>
  );
}
