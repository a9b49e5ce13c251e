import { texts } from '@fairbridge/contract/text.ts';

export const searchSelectTexts = texts({
  none: ['没有匹配项', 'No matches'],
  noneFree: ['列表中没有，将按您填写的内容保存', 'Not in the list. It will be saved as you typed it.'],
  found: ['{count} 个匹配项', '{count} {count|match|matches}'],
  more: ['还有 {count} 项，请继续输入', '{count} more. Keep typing to narrow them down.'],
});
