import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const phraseBookTexts = textsWithShared({
  title: ['常用语', 'Phrase book'],
  // what it does, with an engine and without one
  lead: [
    '插入后填写空白处。完整使用常用语时，对方会看到其语言的版本。',
    'Fill in the blanks after inserting. A sentence sent as it stands here is shown to the other side in their language.',
  ],
  leadAlone: [
    '本站未启用机器翻译。完整使用常用语时，对方会看到其语言的版本；其他内容按原文显示。',
    'This site has no machine translation. A sentence sent as it stands here is shown to the other side in their language; everything else is shown as written.',
  ],
  search: ['搜索常用语', 'Search phrases'],
  none: ['没有找到常用语', 'No matching phrases'],
  found: ['{count} 条常用语', '{count} {count|phrase|phrases}'],
  groups: ['分类', 'Topics'],
  greeting: ['问候', 'Greeting'],
  product: ['产品与规格', 'Product and specification'],
  registration: ['登记与文件', 'Registration and documents'],
  price: ['价格与条款', 'Price and terms'],
  sample: ['样品', 'Sample'],
  payment: ['付款', 'Payment'],
  logistics: ['物流', 'Logistics'],
  followUp: ['跟进', 'Follow-up'],
});
