import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const mailingTextTexts = textsWithShared({
  title: ['邀请邮件', 'The letter'],
  lead: [
    '邮件已包含展会日期、地点、展位和邀请人。可以加上自己的主题、几句话和一件展品；链接和网址会显示为文字。',
    'The letter already names the dates, the venue, your booth and who invites. Add your own subject, a few lines and an exhibit. Links and web addresses are shown as text.',
  ],
  subjectZh: ['主题（中文）', 'Subject (Chinese)'],
  subjectEn: ['主题（英文）', 'Subject (English)'],
  subjectHint: [
    '前面会加上展会和公司名称；不填则使用通用主题。',
    'The names of the fair and your company come first. Left empty, the usual subject is used.',
  ],
  noteZh: ['正文（中文）', 'Your lines (Chinese)'],
  noteEn: ['正文（英文）', 'Your lines (English)'],
  noteHint: ['每种语言的邮件只包含该语言的内容。', 'Each letter contains only the lines in its own language.'],
  exhibit: ['推荐展品', 'Exhibit'],
  exhibitHint: ['仅可选择所有人可见的展品。', 'Only exhibits visible to everyone can be selected.'],
  choose: ['选择展品', 'Choose exhibit'],
  change: ['更换', 'Change'],
  notPublic: ['并非所有人可见', 'Not visible to everyone'],
  save: ['保存邮件内容', 'Save letter'],
  previewTitle: ['邮件预览', 'Preview of the letter'],
  subject: ['主题：', 'Subject:'],
  zh: ['中文', '中文'],
  en: ['English', 'English'],
});
