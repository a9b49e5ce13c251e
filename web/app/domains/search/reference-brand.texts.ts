import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const referenceBrandTexts = textsWithShared({
  title: ['参考品牌', 'Reference brands'],
  lead: [
    '采购商常用品牌名搜索。列在这里的品牌会按成分或类别查找，并注明品牌归属，仅供参考。',
    'Buyers often search by brand. A brand in this table finds its ingredients or its category, and the result says whose brand it is, for reference.',
  ],
  table: ['品牌表', 'Table of brands'],
  hint: [
    '每行一个品牌，共五列，用“|”隔开：英文品牌 | 中文品牌 | 公司英文名 | 公司中文名 | 成分或类别（中文名、英文名或 CAS 号，多个用“;”隔开）。可从表格软件整列粘贴。',
    'One brand a line, five columns with “|” between them: brand in English | brand in Chinese | company in English | company in Chinese | ingredients or categories by name, or by CAS number, with “;” between several. Cells pasted from a spreadsheet fit.',
  ],
  faults: ['尚未保存，请先改正以下各行：', 'Not saved. Correct these lines first:'],
  line: ['第 {line} 行：', 'Line {line}:'],
  columns: ['应为五列：{text}', 'five columns are needed: {text}'],
  brand: [
    '品牌名缺失，或文字超过 80 个字符：{text}',
    'the brand is missing, or a text has more than 80 characters: {text}',
  ],
  ingredient: ['没有这个成分或类别：{text}', 'no such ingredient or category: {text}'],
  twice: ['品牌重复：{text}', 'this brand stands here twice: {text}'],
  many: ['品牌数量上限为 {text}', 'the limit of brands is {text}'],
});
