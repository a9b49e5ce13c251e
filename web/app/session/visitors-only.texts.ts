import { texts } from '@fairbridge/contract/text.ts';

export const visitorsOnlyTexts = texts({
  product: ['展品页面仅供观众查看', 'Exhibit pages are for visitors'],
  exhibitor: ['展商页面仅供观众查看', 'Exhibitor pages are for visitors'],
  products: ['展品查找仅供观众使用', 'Exhibit search is for visitors'],
  exhibitors: ['展商查找仅供观众使用', 'Exhibitor search is for visitors'],
  comparison: ['展品对比仅供观众使用', 'Comparing exhibits is for visitors'],
  lead: [
    '您当前以展商身份登录，此页面仅对观众和访客开放。您可以预览观众看到的本公司展台。',
    'You are logged in as an exhibitor. This page is open to visitors and guests only, but you can preview your booth as visitors see it.',
  ],
  preview: ['预览本公司展台', 'Preview booth'],
  exhibits: ['我的展品', 'My exhibits'],
  visitors: ['找观众', 'Find visitors'],
});
