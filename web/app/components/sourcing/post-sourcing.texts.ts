import { texts } from '@fairbridge/contract/text.ts';

export const postSourcingTexts = texts({
  post: ['发布采购需求', 'Post a requirement'],
});
