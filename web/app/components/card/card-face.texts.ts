import { texts } from '@fairbridge/contract/text.ts';

export const cardFaceTexts = texts({
  booth: ['展位', 'Booth'],
});
