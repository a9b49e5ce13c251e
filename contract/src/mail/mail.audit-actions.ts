import { auditActions } from '../audit-action.ts';

export const mailAuditActions = auditActions({
  'mail.sendAgain': {
    name: ['重新发送邮件', 'Sent an e-mail again'],
    sentence: ['{who} 重新发送了一封邮件', '{who} sent an e-mail again'],
  },
  'mail.release': {
    name: ['恢复向邮箱发信', 'Allowed e-mails to an address again'],
    sentence: ['{who} 恢复了向一个邮箱发信', '{who} allowed e-mails to an address again'],
  },
  'mailText.save': {
    name: ['修改邮件文本', 'Edited an e-mail text'],
    sentence: ['{who} 修改了邮件“{object}”的文本', '{who} edited the text of the e-mail “{object}”'],
  },
  'mailText.reset': {
    name: ['恢复邮件默认文本', 'Restored the default text of an e-mail'],
    sentence: ['{who} 恢复了邮件“{object}”的默认文本', '{who} restored the default text of the e-mail “{object}”'],
  },
  'mailText.sendTest': {
    name: ['发送测试邮件', 'Sent a test e-mail'],
    sentence: ['{who} 给自己发送了测试邮件“{object}”', '{who} sent themselves a test of the e-mail “{object}”'],
  },
});
