import { texts } from '@fairbridge/contract/text.ts';

export const searchSelectTexts = texts({
  none: ['没有匹配项', 'Nothing found'],
  noneFree: ['列表中没有，将按您填写的内容保存', 'Not in the list: it will be kept as you write it'],
  found: ['{count} 个匹配项', '{count} found'],
  more: ['还有 {count} 项，请继续输入', '{count} more: type to narrow down'],
});
