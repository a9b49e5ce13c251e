import type { Conversation } from '@fairbridge/contract/chat/chat.shapes.ts';
import { isLang } from '@fairbridge/contract/text.ts';
import { realtime } from '../../realtime/realtime.ts';
import { CHAT_MOVED } from '../../session/unread-chats.ts';
import { closeChat } from './chat-open.ts';
import { facingOf } from './names.ts';

let hearing = false;

/** Whom a call names, in the language of the page. */
function calledFrom(conversation: Conversation) {
  const { lang } = document.documentElement;
  const { name, picture } = facingOf(conversation, isLang(lang) ? lang : 'zh');
  return { conversationId: conversation.id, name, picture };
}

/**
 * Opens the connection of this window and tells it of whatever moves in a conversation, from the first call on and for as long as the window
 * stands: whoever has asked something hears of the answer on other pages, too. An employee in the workbench is there for buyers by this.
 */
export function subscribeToChats(): void {
  if (hearing) return;
  hearing = true;
  const told = (): void => void window.dispatchEvent(new Event(CHAT_MOVED));
  const line = realtime();
  line.hear('chat', 'message', told);
  line.hear('chat', 'read', told);
  line.hear('chat', 'conversation', told);
  // without it nobody calls in this window, and everything else goes on
  void import('../talk/subscribe-to-talks.ts').then(
    ({ subscribeToTalks }) => subscribeToTalks({ facingOf: calledFrom, giveWay: closeChat }),
    () => null,
  );
}
