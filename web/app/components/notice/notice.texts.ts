import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const noticeTexts = textsWithShared({
  title: ['消息中心', 'Messages'],
  kinds: ['消息类型', 'Message types'],
  unread: ['未读', 'Unread'],
  unreadCount: ['{count} 条未读', '{count} unread'],
  allSeen: ['全部标为已读', 'Mark all as read'],
  kindSeen: ['本类全部标为已读', 'Mark all of this type as read'],
  empty: ['还没有消息', 'No messages yet'],
  emptyLead: [
    '审核结果、评论、意向订单、资料申请和主办方公告都会出现在这里。',
    'Review results, comments, intent orders, document requests and announcements will appear here.',
  ],
  emptyKind: ['这一类还没有消息', 'No messages of this type yet'],
});
