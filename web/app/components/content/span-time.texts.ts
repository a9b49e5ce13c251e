import { texts } from '@fairbridge/contract/text.ts';

export const spanTexts = texts({
  yourTime: ['当地时间 {time}', 'Your time: {time}'],
});
