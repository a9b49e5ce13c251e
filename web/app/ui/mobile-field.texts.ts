import { texts } from '@fairbridge/contract/text.ts';

export const mobileFieldTexts = texts({
  areaCode: ['国际区号', 'Country code'],
  mobile: ['手机号', 'Mobile'],
  optional: ['{label}（选填）', '{label} (optional)'],
});
