import { texts } from '@fairbridge/contract/text.ts';

export const sourcingFileTexts = texts({
  files: ['附件', 'Files'],
  hint: [
    '例如质量标准、标签要求、图样。每份文件单独选择谁可以看；请注意文件里可能写有贵公司的名称。',
    'For example quality standards, label requirements, drawings. Say for each file who reads it. A file may name your company.',
  ],
  optional: ['选填，PDF', 'Optional, PDF'],
  readersOf: ['谁可以看：{name}', 'Who reads {name}'],
  removeOf: ['移除 {name}', 'Remove {name}'],
  download: ['下载', 'Download'],
  downloadOf: ['下载 {name}', 'Download {name}'],
  later: ['买家同意后还可查看 {count} 份', '{count} more {count|file|files} once the buyer agrees to you'],
});
