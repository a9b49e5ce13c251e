import { texts } from '@fairbridge/contract/text.ts';

export const fromSourcingTexts = texts({
  from: ['来自采购需求', 'From the requirement'],
});
