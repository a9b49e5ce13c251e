import { sharedTexts } from '@fairbridge/contract/shared.texts.ts';
import { texts } from '@fairbridge/contract/text.ts';

export const sessionsTexts = texts({
  title: ['登录设备', 'Devices'],
  lead: [
    '您的账号已在以下设备登录，最多 {max} 台。如有陌生设备，请将其退出并修改密码。',
    'Devices where your account is logged in, up to {max}. If you do not recognise one, log it out and change your password.',
  ],
  list: ['登录设备列表', 'Logged-in devices'],
  current: ['本设备', 'This device'],
  unknown: ['未知设备', 'Unknown device'],
  VISITOR: sharedTexts.Visitor,
  ACTOR: sharedTexts.Exhibitor,
  ORGANIZER: ['主办方', 'Organizer'],
  address: ['IP 地址', 'IP address'],
  since: ['登录时间', 'Logged in'],
  used: ['最近使用', 'Last used'],
  end: ['退出登录', 'Log out'],
  endOne: ['退出登录：{device}', 'Log out: {device}'],
  ended: ['该设备已退出登录', 'Device logged out'],
  endOthers: ['退出其他所有设备', 'Log out all other devices'],
  confirmTitle: ['退出其他所有设备？', 'Log out all other devices?'],
  confirmLead: ['除本设备外，所有设备都需要重新登录。', 'All devices except this one will have to log in again.'],
  endedOthers: ['已退出 {count} 台设备', '{count} {count|device|devices} logged out'],
  alone: ['没有其他设备登录。', 'You are not logged in on any other device.'],
  changePassword: ['修改密码', 'Change password'],
});
