import { texts } from '@fairbridge/contract/text.ts';

export const pagerTexts = texts({
  previous: ['上一页', 'Previous'],
  next: ['下一页', 'Next'],
  pages: ['分页', 'Pages'],
  page: ['第 {page} 页', 'Page {page}'],
});
