import { auditActions } from '../audit-action.ts';

export const supportAuditActions = auditActions({
  'support.resetLink': {
    name: ['发送重设密码链接', 'Sent a password reset link'],
    sentence: ['{who} 向 {object} 发送了重设密码链接', '{who} sent {object} a password reset link'],
  },
  'support.badge': {
    name: ['重发胸卡', 'Resent a badge'],
    sentence: ['{who} 向 {object} 重发了胸卡', '{who} resent {object} the badge'],
  },
  'support.address': {
    name: ['申请更正登录邮箱或手机号', 'Requested a correction of a login address'],
    sentence: [
      '{who} 申请更正 {object} 的登录邮箱或手机号',
      '{who} requested a correction of the login address of {object}',
    ],
  },
  'support.addressWithdrawn': {
    name: ['撤回登录邮箱或手机号的更正', 'Withdrew a correction of a login address'],
    sentence: [
      '{who} 撤回了 {object} 登录邮箱或手机号的更正',
      '{who} withdrew the correction of the login address of {object}',
    ],
  },
  'support.addressConfirmed': {
    name: ['登录邮箱或手机号的更正已确认', 'Correction of a login address confirmed'],
    sentence: [
      '{object} 的登录邮箱或手机号更正已确认',
      'The correction of the login address of {object} was confirmed',
    ],
  },
  'support.addressStopped': {
    name: ['登录邮箱或手机号的更正被原地址阻止', 'Correction of a login address stopped from the old address'],
    sentence: [
      '{object} 的登录邮箱或手机号更正已由原地址阻止',
      'The correction of the login address of {object} was stopped from the old address',
    ],
  },
  'support.addressTakenBack': {
    name: ['登录邮箱或手机号由原地址恢复', 'Login address restored from the old address'],
    sentence: [
      '{object} 的登录邮箱或手机号已由原地址恢复',
      'The login address of {object} was restored from the old address',
    ],
  },
  'support.note': {
    name: ['填写观众备注', 'Wrote a note on a visitor'],
    sentence: ['{who} 为 {object} 填写了备注', '{who} wrote a note on {object}'],
  },
  'support.noteDeleted': {
    name: ['删除观众备注', 'Deleted a note on a visitor'],
    sentence: ['{who} 删除了 {object} 的一条备注', '{who} deleted a note on {object}'],
  },
});
