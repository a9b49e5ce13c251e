import { texts } from '@fairbridge/contract/text.ts';

export const copyButtonTexts = texts({
  copy: ['复制 {what}', 'Copy {what}'],
  copied: ['已复制 {what}', '{what} copied'],
  copyFailed: ['复制失败，请手动选中后复制', 'Could not copy. Please select and copy the text manually.'],
});
