import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const unreadChatsTexts = textsWithShared({
  unread: ['{count} 个会话有新消息', '{count} {count|chat|chats} with new messages'],
});
