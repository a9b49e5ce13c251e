import { texts } from '@fairbridge/contract/text.ts';

export const chatNowTexts = texts({
  chat: ['在线洽谈', 'Chat now'],
  unread: ['{count} 条未读', '{count} unread'],
  online: ['展商在线，可立即洽谈', 'Online now'],
  hours: ['通常在 {count} 小时内回复', 'Usually answers within {count} {count|hour|hours}'],
  days: ['通常在 {count} 天内回复', 'Usually answers within {count} {count|day|days}'],
});
