import { inLang, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';

/** Who stands at a booth, in one line; empty where nobody does. */
export const companyNames = (exhibitors: readonly { name: Bilingual }[], lang: Lang): string =>
  exhibitors.map(({ name }) => inLang(name, lang)).join(lang === 'zh' ? '、' : ', ');
