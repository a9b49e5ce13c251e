import { acts } from '../acts.ts';

export const organizerActs = acts({
  'organizer.logOn': {
    name: ['登录控制台', 'Logged in to the console'],
    told: ['{who} 登录了控制台', '{who} logged in to the console'],
  },
  'organizer.codeSent': {
    name: ['密码正确，已发送验证码', 'The password was right, a code was sent'],
    told: ['{who} 输入了正确的密码，验证码已发送', '{who} gave the right password and was sent a code'],
  },
  'organizer.logOnRefused': {
    name: ['登录被拒绝', 'A log-in was refused'],
    told: ['{who} 尝试登录控制台，被拒绝', '{who} was refused at the log-in'],
  },
  'staff.add': {
    name: ['添加工作人员', 'Added a member of staff'],
    told: ['{who} 添加了工作人员 {object}', '{who} added {object} to the staff'],
  },
  'staff.change': {
    name: ['修改工作人员', 'Changed a member of staff'],
    told: ['{who} 修改了工作人员 {object}', '{who} changed the member of staff {object}'],
  },
  'staff.remove': {
    name: ['移除工作人员', 'Removed a member of staff'],
    told: ['{who} 移除了工作人员 {object}', '{who} removed {object} from the staff'],
  },
  'staff.address': {
    name: ['修改登录邮箱或手机号', 'Changed e-mail or mobile of the log-in'],
    told: ['{who} 修改了自己的登录邮箱或手机号', '{who} changed the own e-mail or mobile'],
  },
  'staff.takeBack': {
    name: ['撤回登录邮箱或手机号的修改', 'Took a change of e-mail or mobile back'],
    told: ['{who} 撤回了登录邮箱或手机号的修改', '{who} took back a change of e-mail or mobile'],
  },
  'staff.appSet': {
    name: ['绑定验证器应用', 'Set an authenticator app up'],
    told: ['{who} 绑定了验证器应用', '{who} set an authenticator app up'],
  },
  'staff.appReplaced': {
    name: ['更换验证器应用', 'Replaced the authenticator app'],
    told: ['{who} 更换了验证器应用', '{who} replaced the authenticator app'],
  },
  'staff.appRemoved': {
    name: ['移除验证器应用', 'Took the authenticator app off'],
    told: ['{who} 移除了验证器应用', '{who} took the authenticator app off'],
  },
  'staff.appReset': {
    name: ['重置同事的验证器应用', 'Took a colleague’s authenticator app off'],
    told: ['{who} 移除了 {object} 的验证器应用', '{who} took the authenticator app of {object} off'],
  },
  'staff.recoveryCodes': {
    name: ['重新生成恢复码', 'Made new recovery codes'],
    told: ['{who} 重新生成了恢复码', '{who} made new recovery codes'],
  },
  'settings.save': {
    name: ['修改展会设置', 'Changed the settings of the fair'],
    told: ['{who} 修改了展会设置', '{who} changed the settings of the fair'],
  },
});
