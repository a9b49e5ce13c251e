import { texts } from '@fairbridge/contract/text.ts';

export const exhibitorLettersTexts = texts({
  title: ['邀请与提醒展商管理员', 'Invite and remind administrators'],
  which: ['邮件', 'E-mail'],
  invite: ['邀请管理员（{count} 位）', 'Invite administrators ({count} {count|person|people})'],
  inviteHint: [
    '发给尚未邀请的展商的联系人，附设置密码的链接。中国展商收到中文邮件，其他展商收到英文邮件。',
    'To the contacts of exhibitors not invited yet, with a link to set a password. Chinese exhibitors receive it in Chinese, others in English.',
  ],
  remind: [
    '提醒尚未登录的管理员（{count} 位）',
    'Remind administrators not logged in yet ({count} {count|person|people})',
  ],
  remindHint: ['重新发送邀请，之前的链接随即失效。', 'Sends the invitation again. Earlier links stop working.'],
  complete: ['提醒完善资料（{count} 位）', 'Ask to complete information ({count} {count|person|people})'],
  completeHint: [
    '发给已登录的管理员，列出所缺的标志、介绍和展品。',
    'To administrators who have logged in, with the missing logo, introduction and exhibits.',
  ],
  days: ['距上次邮件至少', 'Time since the last e-mail'],
  daysHint: ['一天之内不会重复发送', 'No one is written to twice within a day'],
  daysCount: ['{count} 天', '{count} {count|day|days}'],
  withoutAddress: ['{count} 家展商没有联系人邮箱', '{count} {count|exhibitor has|exhibitors have} no contact e-mail'],
  elsewhere: [
    '{count} 家展商的联系人邮箱属于其他展商的员工',
    '{count} {count|exhibitor has|exhibitors have} a contact e-mail of another exhibitor’s employee',
  ],
  recent: ['{count} 家展商近期已收到邮件', '{count} {count|exhibitor was|exhibitors were} written to recently'],
  send: ['发送给 {count} 位', 'Send to {count} {count|person|people}'],
  nobody: ['无需发送', 'No one to write to'],
  sent: ['正在向 {count} 位管理员发送邮件', 'Sending to {count} {count|person|people}'],
});
