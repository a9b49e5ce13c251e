import { texts } from '@fairbridge/contract/text.ts';

export const sentQuotesTexts = texts({
  title: ['报价记录', 'Quotes'],
  none: ['还没有报价', 'No quotes yet'],
  write: ['写报价', 'Write a quote'],
  writeAgain: ['写新报价', 'Write another quote'],
});
