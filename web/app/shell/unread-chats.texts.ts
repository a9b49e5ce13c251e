import { texts } from '@fairbridge/contract/text.ts';

export const unreadChatsTexts = texts({
  chat: ['在线洽谈', 'Chat'],
  unread: ['{count} 个会话有新消息', '{count} {count|chat|chats} with new messages'],
});
