import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const staffTexts = textsWithShared({
  title: ['工作人员', 'Staff'],
  lead: [
    '可以进入本届展会控制台的人，以及他们能做什么。更改立即生效。',
    'People with access to this fair’s console and what they can do. Changes take effect immediately.',
  ],
  add: ['添加工作人员', 'Add staff'],
  email: ['工作邮箱', 'Work e-mail'],
  emailHint: [
    '邀请会发送到此邮箱；本站没有邮件服务时，会显示登录方式供您转交。没有账号的人员会自动开通账号，首次登录前需设置密码。',
    'The invitation is sent to this address. Without an e-mail service, the login details are shown to you to pass on. People without an account get one and set a password before their first login.',
  ],
  role: ['角色', 'Role'],
  ownerDoes: [
    '一切操作：设置、工作人员、操作日志，以及下列各项。',
    'Full access: settings, staff, audit log and everything below.',
  ],
  reviewerDoes: [
    '审核观众和 VIP 申请，停用或恢复观众。',
    'Reviews visitors and VIP applications, suspends and restores visitors.',
  ],
  editorDoes: [
    '编辑问卷等内容，看不到观众资料。',
    'Edits the questionnaire and other content; cannot see visitor records.',
  ],
  supportDoes: ['查看观众资料以便答疑，不能审核。', 'Views visitor records to answer questions; cannot review.'],
  lastSeen: ['最近登录', 'Last login'],
  added: ['添加时间', 'Added'],
  never: ['从未', 'Never'],
  invited: ['已邀请，尚未设置密码', 'Invited, password not set yet'],
  changeOf: ['编辑：{name}', 'Edit: {name}'],
  removeOf: ['移除：{name}', 'Remove: {name}'],
  changeTitle: ['编辑 {name}', 'Edit {name}'],
  invite: ['添加并发送邀请', 'Add and send invitation'],
  addedByHand: ['已添加 {name}', '{name} added'],
  addedDone: ['已添加 {name}，邀请已发送', '{name} added and invitation sent'],
  changedDone: ['已保存 {name} 的更改', 'Changes to {name} saved'],
  removedDone: ['已移除 {name}', '{name} removed'],
  hasApp: ['验证器应用', 'Authenticator app'],
  resetApp: ['重置验证器', 'Reset authenticator'],
  resetOf: ['重置验证器：{name}', 'Reset authenticator: {name}'],
  resetTitle: ['重置 {name} 的验证器应用？', 'Reset {name}’s authenticator app?'],
  resetLead: [
    '仅在 {name} 丢失手机和恢复码时使用。此后 {name} 凭密码和邮箱验证码登录；{name} 将在所有设备上退出，并与其他工作人员一同收到通知。请先向本人核实。',
    'Use this only if {name} has lost both phone and recovery codes. {name} will then log in with password and e-mail code, be logged out on all devices, and be notified along with other staff. Please verify the request with {name} first.',
  ],
  resetDone: ['已重置 {name} 的验证器应用', '{name}’s authenticator app has been reset'],
  removeTitle: ['移除 {name}？', 'Remove {name}?'],
  removeLead: [
    '{name} 将立即退出控制台，不能再登录。此人的操作仍保留在日志中，观众或展商账号不受影响。',
    '{name} will be logged out of the console immediately and can no longer log in. Their actions stay in the log. Any visitor or exhibitor account is not affected.',
  ],
  removeSelf: [
    '这是您自己。移除后您将立即退出控制台。',
    'This is you. You will be logged out of the console immediately.',
  ],
});
