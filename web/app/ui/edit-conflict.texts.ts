import { texts } from '@fairbridge/contract/text.ts';

export const editConflictTexts = texts({
  title: ['内容已被同事修改', 'A colleague has made changes'],
  lead: [
    '您打开此页面后，有同事保存了修改。载入最新内容会放弃您未保存的修改，请先复制需要保留的文字。',
    'Someone saved changes after you opened this page. Loading the latest version discards your unsaved changes, so copy out anything you need first.',
  ],
  latest: ['载入最新内容', 'Load latest version'],
  keep: ['暂不载入', 'Not now'],
});
