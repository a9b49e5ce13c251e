import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const mailTextTexts = textsWithShared({
  list: ['邮件文本', 'E-mail texts'],
  listLead: [
    '各类邮件的标题和正文。修改后写的邮件使用新文本，已发出的不变。发件人名称、答复邮箱和落款在“展会设置”中填写。',
    'Subject and text of each kind of e-mail. E-mails written after a change have the new text; those already sent do not change. Sender’s name, reply address and signature are in the settings.',
  ],
  back: ['邮件文本', 'E-mail texts'],
  kind: ['邮件类型', 'Type of e-mail'],
  text: ['文本', 'Text'],
  house: ['默认文本', 'Default text'],
  own: ['已修改', 'Edited'],
  notYet: ['暂不能修改', 'Cannot be edited yet'],
  changed: ['修改时间', 'Changed'],
  editorLead: [
    '空行分段。问候语和落款由系统添加。',
    'An empty line begins a new paragraph. Greeting and signature are added around it.',
  ],
  subject: ['标题', 'Subject'],
  subjectZh: ['标题（中文）', 'Subject (Chinese)'],
  subjectEn: ['标题（英文）', 'Subject (English)'],
  body: ['正文', 'Text'],
  bodyZh: ['正文（中文）', 'Text (Chinese)'],
  bodyEn: ['正文（英文）', 'Text (English)'],
  variables: ['变量', 'Variables'],
  variablesLead: [
    '发信时，花括号中的变量会换成实际内容。{code}、{link}、{details} 单独成段时，显示为醒目的验证码、按钮和表格。',
    'Variables in braces are replaced when the e-mail is written. In paragraphs of their own, {code}, {link} and {details} become a large code, a button and a table.',
  ],
  needed: ['必须保留', 'Required'],
  previewOf: ['邮件预览：{subject}', 'Preview of the e-mail: {subject}'],
  sendTest: ['给自己发送测试邮件', 'Send a test to me'],
  sentTest: ['测试邮件已发送至 {address}', 'Test e-mail sent to {address}'],
  reset: ['恢复默认文本…', 'Restore default text…'],
  resetTitle: ['恢复默认文本？', 'Restore the default text?'],
  resetLead: [
    '两种语言的标题和正文都会恢复为默认文本，您的修改无法恢复。',
    'Subject and text go back to the default in both languages. Your changes cannot be restored.',
  ],
  resetAct: ['恢复默认文本', 'Restore default text'],
  wasReset: ['已恢复默认文本', 'Default text restored'],
});
