import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

/** How much of a record stands in each language. */
export const languagesTexts = textsWithShared({
  meter: ['语言完整度', 'Languages'],
  zhOf: ['中文 {done} / {all}', 'Chinese {done} of {all}'],
  enOf: ['英文 {done} / {all}', 'English {done} of {all}'],
  zhMissing: ['缺中文', 'Chinese is missing'],
  enMissing: ['缺英文', 'English is missing'],
});
