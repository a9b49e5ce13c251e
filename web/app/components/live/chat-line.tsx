import type { LiveMessage } from '@fairbridge/contract/live/live-room.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import type { ReactNode } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingClock } from '../../i18n/numbers.ts';
import { liveChatTexts } from './live-chat.texts.ts';

/** What somebody said: who, on which side, and when. */
export function ChatLine({ message, isOwn, children }: { message: LiveMessage; isOwn: boolean; children?: ReactNode }) {
  const t = useTexts(liveChatTexts);
  const lang = useLang();
  const { side, name, at } = message;
  const isHost = side === 'exhibitor' || side === 'organizer';
  return (
    <li
      className={`flex items-start gap-2 rounded-sign px-2 py-1 ${isHost ? 'bg-tint' : ''}`}
      data-message={message.id}
    >
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-soft">
          <span className={`max-w-full truncate ${isOwn ? 'font-semibold text-action' : ''}`}>
            {isOwn ? t('you') : inLang(name, lang) || t('Visitor')}
          </span>
          {side !== 'visitor' && <span className={isHost ? 'font-semibold text-action' : ''}>{t(side)}</span>}
          <time className="num text-xs" dateTime={at}>
            {beijingClock(at)} (GMT+8)
          </time>
        </p>
        <p className="break-words whitespace-pre-wrap" dir="auto">
          {message.message}
        </p>
      </div>
      {children}
    </li>
  );
}
