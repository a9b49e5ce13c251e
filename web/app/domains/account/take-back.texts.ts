import { sharedTexts, textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const takeBackTexts = textsWithShared({
  title: ['恢复登录方式', 'Restore your login details'],
  lead: [
    '账号 {account} 的登录方式（邮箱、手机号或验证器应用）已于 {at} 变更。如果不是您本人操作，请恢复：此次及之后的变更全部撤销，账号在所有设备上退出登录。',
    'The login details (e-mail, mobile or authenticator app) of {account} were changed on {at}. If this was not you, restore them: this change and any later ones are undone, and the account is logged out on all devices.',
  ],
  own: ['如果是您本人操作，请关闭此页面，无需任何操作。', 'If it was you, close this page. No action is needed.'],
  takeBack: ['不是我操作，恢复', 'This was not me. Restore'],
  done: ['已恢复', 'Restored'],
  doneLead: [
    '账号 {account} 的登录方式已恢复原状，所有设备均已退出登录。请立即设置新密码。',
    'The login details of {account} have been restored, and all devices have been logged out. Please set a new password now.',
  ],
  newPassword: ['设置新密码', 'Set a new password'],
  invalid: sharedTexts.LinkInvalid,
  invalidLead: [
    '链接三天内有效，只能使用一次。如果您的账号有异常，请联系主办方。',
    'The link is valid for three days and works once. If something is wrong with your account, please contact the organizer.',
  ],
  failed: ['暂时无法打开', 'Could not open this page'],
});
