import { texts } from '@fairbridge/contract/text.ts';

export const moreForRegisteredTexts = texts({
  moreForRegistered: ['注册买家可以看到更多展品。', 'Registered buyers can see more exhibits.'],
  register: ['免费注册', 'Register for free'],
});
