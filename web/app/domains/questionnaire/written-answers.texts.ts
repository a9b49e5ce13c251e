import { texts } from '@fairbridge/contract/text.ts';

export const writtenAnswersTexts = texts({
  back: ['返回题目列表', 'Back to questions'],
  list: ['文字回答', 'Written answers'],
  answer: ['回答', 'Answer'],
  options: ['所选选项', 'Selected options'],
  search: ['关键词', 'Keyword'],
  searchHint: ['回答中的文字', 'Words in the answer'],
  found: ['{count} 条文字回答', '{count} written {count|answer|answers}'],
  unnamed: ['回答不显示填写者。', 'Answers are shown without the respondent’s name.'],
  exportAll: ['导出全部回答（Excel）', 'Export all answers (Excel)'],
  empty: ['还没有文字回答', 'No written answers yet'],
  emptyLead: ['有人填写后，内容会显示在这里。', 'Answers appear here as soon as someone writes one.'],
  nothing: ['没有符合条件的回答', 'No matching answers'],
});
