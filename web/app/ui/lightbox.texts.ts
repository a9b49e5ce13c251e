import { texts } from '@fairbridge/contract/text.ts';

export const lightboxTexts = texts({
  previous: ['上一张', 'Previous'],
  next: ['下一张', 'Next'],
  place: ['{number} / {count}', '{number} / {count}'],
});
