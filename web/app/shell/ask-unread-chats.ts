import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { api } from '../api.ts';
import { calls } from '../calls.ts';
import { isRegistered } from '../session/registration-step.ts';
import { getSession, useUser } from '../session/session.ts';
import { onChatMoved, setUnreadChats } from '../session/unread-chats.ts';
import { useRegistrationMode } from '../site/site.ts';

/** So long after something moved: of a burst of messages one question comes. */
const SETTLED_MS = 400;
/** So long at most a busy page keeps calls from ringing. */
const IDLE_MS = 2_000;

/**
 * Opens the line on which calls ring and messages are told, on whatever page this is; chat comes in chunks of its own, once the page has
 * nothing else to do.
 */
function listenWhenIdle(): void {
  const listen = (): void => {
    void import('../components/chat/subscribe-to-chats.ts').then(
      ({ subscribeToChats }) => subscribeToChats(),
      // the next question tries again
      () => null,
    );
  };
  // Safari knows no idle time
  if ('requestIdleCallback' in window) requestIdleCallback(listen, { timeout: IDLE_MS });
  else setTimeout(listen, SETTLED_MS);
}

async function ask(): Promise<void> {
  const session = getSession();
  if (session === null || document.visibilityState !== 'visible') return;
  const answer = await api(calls.chat.unread, {}).catch(() => null);
  if (answer === null || getSession()?.token !== session.token) return;
  setUnreadChats(session.token, answer.conversations);
  // to a company anybody may write and call at any time
  if (answer.any || session.user.subjectType === 'ACTOR') listenWhenIdle();
}

/**
 * Keeps the number of conversations with something unread true: asked for on every page, when a notice or something of a conversation came,
 * here or in another window of this browser, and when the window comes back; whoever has a conversation hears of it, and is called, from
 * then on. Of exhibitors, and of visitors whose registration is finished.
 */
export function useFreshUnreadChats(): void {
  const user = useUser();
  const { pathname } = useLocation();
  const closed = useRegistrationMode() === 2;
  const chats = user?.subjectType === 'ACTOR' || (user?.subjectType === 'VISITOR' && isRegistered(user) && !closed);
  const notices = user?.unreadNotices;
  useEffect(() => {
    if (chats) void ask();
  }, [chats, pathname, notices]);
  useEffect(() => {
    if (!chats) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), SETTLED_MS);
    };
    const stop = onChatMoved(soon);
    window.addEventListener('focus', soon);
    document.addEventListener('visibilitychange', soon);
    return () => {
      clearTimeout(timer);
      stop();
      window.removeEventListener('focus', soon);
      document.removeEventListener('visibilitychange', soon);
    };
  }, [chats]);
}
