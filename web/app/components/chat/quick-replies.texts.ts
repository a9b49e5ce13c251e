import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const quickRepliesTexts = textsWithShared({
  title: ['快捷回复', 'Quick replies'],
  open: ['快捷回复', 'Quick replies'],
  lead: [
    '选择一条，内容会放入输入框，不会直接发送。',
    'Select one to put it into the message box. It is not sent yet.',
  ],
  loading: ['正在加载快捷回复', 'Loading quick replies'],
  list: ['快捷回复列表', 'All quick replies'],
  none: ['还没有快捷回复', 'No quick replies yet'],
  noneLead: ['添加常用的回答，同事也可以使用。', 'Add answers you often give. Your colleagues can use them too.'],
  noneStaff: ['公司管理员可以添加常用的回答。', 'Your company’s administrators can add answers for everyone to use.'],
  used: ['{count} / {max} 条', '{count} of {max}'],
  add: ['添加快捷回复', 'Add quick reply'],
  editTitle: ['编辑快捷回复', 'Edit quick reply'],
  edit: ['编辑“{text}”', 'Edit “{text}”'],
  remove: ['删除“{text}”', 'Delete “{text}”'],
  textZh: ['内容（中文）', 'Text (Chinese)'],
  textEn: ['内容（英文）', 'Text (English)'],
  hint: ['填写一种语言即可，最多 500 字。', 'One language is enough. Up to 500 characters.'],
  saved: ['快捷回复已保存', 'Quick reply saved'],
  removeTitle: ['删除这条快捷回复？', 'Delete this quick reply?'],
  removeLead: ['删除后无法恢复。', 'This cannot be undone.'],
  removed: ['快捷回复已删除', 'Quick reply deleted'],
});
