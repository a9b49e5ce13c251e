import { texts } from '@fairbridge/contract/text.ts';

export const staffTexts = texts({
  title: ['工作人员', 'Staff'],
  lead: [
    '可以进入本届展会控制台的人，以及他们能做什么。更改立即生效。',
    'Who may enter the console of this fair, and what they may do. Changes take effect at once.',
  ],
  add: ['添加工作人员', 'Add somebody'],
  name: ['姓名', 'Name'],
  email: ['工作邮箱', 'Work e-mail'],
  emailHint: [
    '邀请会发送到这个邮箱。还没有账号的人会得到一个，首次登录前在登录页用“忘记密码”设置密码。',
    'The invitation goes there. Whoever has no account gets one and sets its password by the link below the log-in form.',
  ],
  role: ['角色', 'Role'],
  ownerDoes: [
    '一切操作：设置、工作人员、操作日志，以及下列各项。',
    'Everything: settings, staff, audit log, and all of the below.',
  ],
  reviewerDoes: [
    '审核观众和 VIP 申请，停用或恢复观众。',
    'Reviews visitors and VIP applications, suspends and restores.',
  ],
  editorDoes: ['编辑问卷等内容，看不到观众资料。', 'Edits the questionnaire and contents; does not see visitors.'],
  supportDoes: ['查看观众资料以便答疑，不能审核。', 'Looks up visitors to answer their questions; decides nothing.'],
  lastSeen: ['最近登录', 'Last log-in'],
  added: ['添加时间', 'Added'],
  never: ['从未', 'never'],
  invited: ['已邀请，尚未设置密码', 'Invited, no password yet'],
  you: ['您', 'you'],
  actions: ['操作', 'Actions'],
  change: ['修改', 'Change'],
  changeOf: ['修改：{name}', 'Change: {name}'],
  remove: ['移除', 'Remove'],
  removeOf: ['移除：{name}', 'Remove: {name}'],
  changeTitle: ['修改 {name}', 'Change {name}'],
  save: ['保存', 'Save'],
  invite: ['添加并发送邀请', 'Add and send the invitation'],
  addedDone: ['已添加 {name}，邀请已发送', '{name} has been added; the invitation is on its way'],
  changedDone: ['已保存 {name} 的更改', 'Changes of {name} saved'],
  removedDone: ['已移除 {name}', '{name} has been removed'],
  removeTitle: ['移除 {name}？', 'Remove {name}?'],
  removeLead: [
    '{name} 将立即退出控制台，不能再登录。此人的操作仍保留在日志中，观众或展商账号不受影响。',
    '{name} leaves the console at once and cannot come back. What they did stays in the log. An account as visitor or exhibitor is untouched.',
  ],
  removeSelf: ['这是您自己。移除后您将立即退出控制台。', 'This is you. You will leave the console at once.'],
});
