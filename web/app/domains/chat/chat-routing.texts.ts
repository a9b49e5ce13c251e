import { sharedTexts, textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const chatRoutingTexts = textsWithShared({
  open: ['接待分工…', 'Who answers first…'],
  title: ['接待分工', 'Who answers first'],
  lead: [
    '新会话先由负责该语言和产品类别、且在线的同事接待，两分钟内无人回复时所有同事都可接待。不选同事时，所有同事都可接待。',
    'A new chat goes first to colleagues who are online and answer for its language and product category. If no one replies within two minutes, everyone can. Select no one to let everyone answer at once.',
  ],
  languages: ['语言', 'Languages'],
  zh: sharedTexts.Chinese,
  en: sharedTexts.English,
  categories: ['产品类别', 'Product categories'],
  allLanguages: ['不选即所有语言', 'Select none for all languages'],
  allCategories: ['不选即所有类别', 'Select none for all categories'],
  chosen: ['已选 {count} 类', '{count} selected'],
  all: ['所有类别', 'All categories'],
  languagesOf: ['{name} 的语言', 'Languages of {name}'],
  categoriesOf: ['{name} 的产品类别', 'Product categories of {name}'],
});
