import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const correctionTexts = textsWithShared({
  confirmTitle: ['确认新的登录方式', 'Confirm your new login details'],
  stopTitle: ['阻止更改登录方式', 'Stop a change of login details'],
  email: ['登录邮箱', 'login e-mail'],
  mobile: ['登录手机号', 'login mobile'],
  confirmLead: [
    '主办方客服申请将您的{kind}改为 {address}。确认后立即生效，账号在所有设备上退出登录，请用它重新登录。',
    'Support has requested to change your {kind} to {address}. It takes effect as soon as you confirm. The account is logged out on all devices, and you log in with it from then on.',
  ],
  confirmOther: [
    '如果您没有联系过客服，请关闭此页面，任何账号都不会改变。',
    'If you did not contact support, close this page. No account is changed.',
  ],
  confirm: ['确认更改', 'Confirm change'],
  confirmed: ['已更改', 'Changed'],
  confirmedLead: ['您的{kind}现在是 {address}，请重新登录。', 'Your {kind} is now {address}. Please log in again.'],
  logIn: ['登录', 'Log in'],
  stopLead: [
    '主办方客服申请将您账号的{kind}改为 {address}，更改尚未生效。如果您没有联系过客服，请阻止这次更改。',
    'Support has requested to change the {kind} of your account to {address}. The change has not taken effect yet. If you did not contact support, please stop it.',
  ],
  stopOwn: [
    '如果是您本人的要求，请关闭此页面，无需任何操作。',
    'If you asked for it, close this page. No action is needed.',
  ],
  stop: ['阻止更改', 'Stop this change'],
  stopped: ['已阻止', 'Stopped'],
  stoppedLead: [
    '登录方式保持不变。如有疑问，请联系主办方。',
    'Your login details stay as they are. If you have questions, please contact the organizer.',
  ],
  invalidLead: [
    '更改可能已确认、已阻止或已撤回。如果更改已生效而不是您本人的要求，请使用我们随后发送的恢复链接。',
    'The change may have been confirmed, stopped or withdrawn. If it took effect and you did not ask for it, please use the restore link that we sent afterwards.',
  ],
  failed: ['暂时无法打开', 'Could not open this page'],
});
