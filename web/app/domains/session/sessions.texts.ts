import { texts } from '@fairbridge/contract/text.ts';

export const sessionsTexts = texts({
  title: ['登录设备', 'Sessions'],
  lead: [
    '您的账号在这些地方登录着，最多 {max} 处。有不认识的，请结束它并修改密码。',
    'Where your account is logged in, at most {max} places. If you do not know one, end it and change your password.',
  ],
  list: ['登录列表', 'Sessions'],
  current: ['本设备', 'This one'],
  unknown: ['未知设备', 'Unknown device'],
  VISITOR: ['观众', 'Visitor'],
  ACTOR: ['展商', 'Exhibitor'],
  ORGANIZER: ['主办方', 'Organizer'],
  address: ['IP 地址', 'Address'],
  since: ['登录时间', 'Logged in'],
  used: ['最近使用', 'Last used'],
  end: ['结束登录', 'End'],
  endOne: ['结束登录：{device}', 'End: {device}'],
  ended: ['已结束该设备上的登录', 'That log-in has ended'],
  endOthers: ['结束其他所有登录', 'End all others'],
  confirmTitle: ['结束其他所有登录？', 'End all other log-ins?'],
  confirmLead: ['除本设备外，所有设备都需要重新登录。', 'Every device but this one will have to log in again.'],
  endedOthers: ['已结束 {count} 处登录', 'Log-ins ended: {count}'],
  alone: ['没有其他设备登录。', 'You are logged in nowhere else.'],
  changePassword: ['修改密码', 'Change password'],
});
