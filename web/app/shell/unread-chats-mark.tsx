import { useTexts } from '../i18n/lang.tsx';
import { useUnreadChats } from '../session/unread-chats.ts';
import { UnreadMark } from './unread-mark.tsx';
import { unreadChatsTexts } from './unread-chats.texts.ts';

/** How many conversations wait to be read; nothing where none does. Guests, who are most, do not load it. */
export function UnreadChatsMark({ className }: { className: string }) {
  const t = useTexts(unreadChatsTexts);
  const count = useUnreadChats();
  return <UnreadMark count={count} says={t('unread', { count })} className={className} />;
}
