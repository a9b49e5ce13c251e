import { useEffect, useState } from 'react';
import { tokenlessApi } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { chatNowTexts } from './chat-now.texts.ts';
import { useVisible } from './use-visible.ts';

/** A guest has no socket: whether an answer has come is asked for as often while the page is looked at. */
const ASK_MS = 30_000;

/** How many answers of this exhibitor a guest who has talked with it before has not read, on the button of the chat. */
export default function GuestUnread({ guestToken, exhibitorId }: { guestToken: string; exhibitorId: string }) {
  const t = useTexts(chatNowTexts);
  const [unread, setUnread] = useState(0);
  const visible = useVisible();
  useEffect(() => {
    if (!visible) return undefined;
    const leaving = new AbortController();
    const ask = (): void => {
      tokenlessApi(calls.guestChat.messages, { guestToken, exhibitorId, limit: 1 }, leaving.signal).then(
        ({ conversation }) => setUnread(conversation.unread),
        // one who never talked with this exhibitor has nothing to read
        () => null,
      );
    };
    ask();
    const timer = setInterval(ask, ASK_MS);
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [guestToken, exhibitorId, visible]);
  if (unread === 0) return null;
  return (
    <span className="num rounded-full bg-accent px-1.5 text-sm text-on-accent">
      <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
      <span className="sr-only">{t('unread', { count: unread })}</span>
    </span>
  );
}
