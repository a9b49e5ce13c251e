import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { UnreadChatsMark } from './unread-chats-mark.tsx';

/**
 * The conversations stand behind 'Me' at the foot of a phone (`bottom-bar.tsx`). Every page of guests carries that bar, so what only people
 * who are signed in have is put there when it has come.
 */
export function UnreadChatsAtFoot() {
  // looked for on every page: some frames have a foot of their own, and a page that is only looked at is drawn by the server
  useLocation();
  const me = typeof document === 'undefined' ? null : document.querySelector('.bottom-bar a[href$="/me"]');
  return me && createPortal(<UnreadChatsMark className="absolute top-1 left-1/2 ml-1" />, me);
}
