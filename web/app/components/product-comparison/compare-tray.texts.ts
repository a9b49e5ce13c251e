import { texts } from '@fairbridge/contract/text.ts';

export const compareTrayTexts = texts({
  tray: ['待对比的展品', 'Exhibits to compare'],
  chosen: ['已选 {count} / {max} 件', '{count} of {max} selected'],
  start: ['开始对比', 'Compare now'],
  clear: ['清空', 'Clear'],
  remove: ['移除：{name}', 'Remove: {name}'],
});
