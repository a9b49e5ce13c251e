import { auditActions } from '../audit-action.ts';

export const organizerAuditActions = auditActions({
  'organizer.logOn': {
    name: ['登录控制台', 'Logged in to the console'],
    sentence: ['{who} 登录了控制台', '{who} logged in to the console'],
  },
  'organizer.handOver': {
    name: ['前往另一展会的控制台', 'Went over to the console of another fair'],
    sentence: ['{who} 前往了另一展会的控制台', '{who} went over to the console of another fair'],
  },
  'organizer.codeSent': {
    name: ['密码正确，已发送验证码', 'Password correct, code sent'],
    sentence: ['{who} 输入了正确的密码，验证码已发送', '{who} entered the correct password and was sent a code'],
  },
  'organizer.logOnRefused': {
    name: ['登录被拒绝', 'Login denied'],
    sentence: ['{who} 尝试登录控制台，被拒绝', '{who} tried to log in to the console and was denied'],
  },
  'staff.add': {
    name: ['添加工作人员', 'Added staff'],
    sentence: ['{who} 添加了工作人员 {object}', '{who} added {object} to the staff'],
  },
  'staff.change': {
    name: ['修改工作人员', 'Edited staff'],
    sentence: ['{who} 修改了工作人员 {object}', '{who} edited staff member {object}'],
  },
  'staff.reset': {
    name: ['重置负责人的登录', 'Reset the login of an owner'],
    sentence: [
      '{who} 重置了负责人 {object} 的密码和二次验证',
      '{who} reset password and second step of the owner {object}',
    ],
  },
  'staff.remove': {
    name: ['移除工作人员', 'Removed staff'],
    sentence: ['{who} 移除了工作人员 {object}', '{who} removed {object} from the staff'],
  },
  'staff.address': {
    name: ['修改登录邮箱或手机号', 'Changed login e-mail or mobile'],
    sentence: ['{who} 修改了自己的登录邮箱或手机号', '{who} changed their login e-mail or mobile'],
  },
  'staff.takeBack': {
    name: ['撤回登录邮箱或手机号的修改', 'Reverted a change of login e-mail or mobile'],
    sentence: ['{who} 撤回了登录邮箱或手机号的修改', '{who} reverted a change of login e-mail or mobile'],
  },
  'staff.appSet': {
    name: ['绑定验证器应用', 'Set up an authenticator app'],
    sentence: ['{who} 绑定了验证器应用', '{who} set up an authenticator app'],
  },
  'staff.appReplaced': {
    name: ['更换验证器应用', 'Replaced the authenticator app'],
    sentence: ['{who} 更换了验证器应用', '{who} replaced the authenticator app'],
  },
  'staff.appRemoved': {
    name: ['移除验证器应用', 'Removed the authenticator app'],
    sentence: ['{who} 移除了验证器应用', '{who} removed their authenticator app'],
  },
  'staff.appReset': {
    name: ['重置同事的验证器应用', 'Reset a colleague’s authenticator app'],
    sentence: ['{who} 重置了 {object} 的验证器应用', '{who} reset the authenticator app of {object}'],
  },
  'staff.recoveryCodes': {
    name: ['重新生成恢复码', 'Generated new recovery codes'],
    sentence: ['{who} 重新生成了恢复码', '{who} generated new recovery codes'],
  },
  'audit.export': {
    name: ['导出操作日志', 'Exported the audit log'],
    sentence: ['{who} 导出了操作日志', '{who} exported the audit log'],
  },
  'settings.save': {
    name: ['修改展会设置', 'Changed fair settings'],
    sentence: ['{who} 修改了展会设置', '{who} changed fair settings'],
  },
});
