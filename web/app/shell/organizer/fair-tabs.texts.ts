import { texts } from '@fairbridge/contract/text.ts';

export const fairTabsTexts = texts({
  parts: ['展会', 'The fair'],
  details: ['资料', 'Details'],
  state: ['开放与归档', 'Opening and archive'],
  fairs: ['全部展会', 'All fairs'],
});
