import { texts } from '@fairbridge/contract/text.ts';

export const noticeTexts = texts({
  title: ['消息中心', 'Messages'],
  kinds: ['消息类型', 'Kinds of messages'],
  all: ['全部', 'All'],
  SPONSOR: ['主办方通知', 'From the organizer'],
  CHECKRESULT: ['审核结果', 'Review results'],
  INVITE: ['邀请', 'Invitations'],
  INTENTIONORDER: ['意向订单', 'Intent orders'],
  unread: ['未读', 'Unread'],
  unreadCount: ['{count} 条未读', '{count} unread'],
  allSeen: ['全部标为已读', 'Mark all as read'],
  kindSeen: ['本类全部标为已读', 'Mark all of this kind as read'],
  open: ['前往查看', 'Go there'],
  empty: ['还没有消息', 'No messages yet'],
  emptyLead: [
    '审核结果、邀请、意向订单和主办方通知都会出现在这里。',
    'Review results, invitations, intent orders and notices of the organizer will appear here.',
  ],
  emptyKind: ['这一类还没有消息', 'No messages of this kind yet'],
  home: ['返回首页', 'Go home'],
});
