import { texts } from '@fairbridge/contract/text.ts';

export const copyButtonTexts = texts({
  copy: ['复制 {what}', 'Copy {what}'],
  copied: ['已复制 {what}', '{what} copied'],
  copyFailed: ['复制失败，请手动选择', 'Could not copy; please select it yourself'],
});
