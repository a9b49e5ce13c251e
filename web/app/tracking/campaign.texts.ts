import { texts } from '@fairbridge/contract/text.ts';

export const campaignArrivalTexts = texts({
  gone: ['此链接指向的页面已不可访问', 'The page of this link is no longer available'],
});
