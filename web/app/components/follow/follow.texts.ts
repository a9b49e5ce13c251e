import { texts } from '@fairbridge/contract/text.ts';

export const followTexts = texts({
  follow: ['关注', 'Follow'],
  following: ['已关注', 'Following'],
});
