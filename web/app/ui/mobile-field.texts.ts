import { texts } from '@fairbridge/contract/text.ts';

export const mobileFieldTexts = texts({
  areaCode: ['国际区号', 'Country code'],
  mobile: ['手机号', 'Mobile'],
  hint: [
    '按平时的写法填写，例如 138 0013 8000、(11) 99888-7766',
    'As you usually write it, for example 138 0013 8000 or (11) 99888-7766',
  ],
  optional: ['{label}（选填）', '{label} (optional)'],
});
