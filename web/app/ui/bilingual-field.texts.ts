import { texts } from '@fairbridge/contract/text.ts';

export const bilingualFieldTexts = texts({
  oneLanguage: ['至少填写一种语言', 'Fill in at least one language'],
});
