import { texts } from '@fairbridge/contract/text.ts';

export const compareTexts = texts({
  title: ['展品对比', 'Compare exhibits'],
  lead: [
    '最多四件展品并排比较，不同之处以“≠”标出。',
    'Compare up to four exhibits side by side. Differences are marked “≠”.',
  ],
  gone: [
    '有 {count} 件展品不再提供，已从对比中略去。',
    '{count} {count|exhibit is|exhibits are} no longer available and {count|was|were} left out of the comparison.',
  ],
  empty: ['还没有选择展品', 'No exhibits selected yet'],
  emptyLead: ['在展品卡片或展品页上点“对比”，最多选四件。', 'Select “Compare” on up to four exhibit cards or pages.'],
  one: ['再选一件展品，就能看出差别。', 'Select one more exhibit to see the differences.'],
  findProducts: ['查找展品', 'Find exhibits'],
  onlyDifferences: ['只看不同项', 'Differences only'],
  noDifferences: ['这些展品在所列项目上没有差别。', 'These exhibits do not differ in the listed attributes.'],
  differs: ['不同', 'differs'],
  attribute: ['项目', 'Attribute'],
  notSaid: ['未注明', 'Not stated'],
  export: ['导出 Excel', 'Export to Excel'],
  print: ['打印', 'Print'],
});
