import { texts } from '@fairbridge/contract/text.ts';

export const editConflictTexts = texts({
  title: ['内容已被同事修改', 'A colleague has changed this meanwhile'],
  lead: [
    '您打开页面之后，有同事保存了修改。载入最新内容会丢弃您未保存的改动；也可以先把需要的文字复制出来。',
    'Somebody saved changes after you opened this page. Loading the latest version drops what you have not saved; you can copy it out first.',
  ],
  latest: ['载入最新内容', 'Load the latest version'],
  keep: ['暂不载入', 'Not now'],
});
