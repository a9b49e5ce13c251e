import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const inquiryQuestionsTexts = textsWithShared({
  open: ['询盘问题…', 'Inquiry questions…'],
  title: ['询盘问题', 'Inquiry questions'],
  lead: [
    '买家向贵公司询盘时可以回答这些问题，最多 5 个，买家选填。只填一种语言时，两种语言的页面都显示它。',
    'Buyers can answer these questions when they send you an inquiry. Up to 5, optional for buyers. One language is enough, the other shows it too.',
  ],
  zh: ['问题 {number}（中文）', 'Question {number} (Chinese)'],
  en: ['问题 {number}（英文）', 'Question {number} (English)'],
  saved: ['询盘问题已保存', 'Inquiry questions saved'],
});
