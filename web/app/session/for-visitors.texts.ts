import { texts } from '@fairbridge/contract/text.ts';

export const forVisitorsTexts = texts({
  product: ['这是供观众查看的展品页面', 'This is the page of an exhibit, for visitors'],
  exhibitor: ['这是供观众查看的展商页面', 'This is the page of an exhibitor, for visitors'],
  products: ['这是供观众查找展品的页面', 'This is where visitors find exhibits'],
  exhibitors: ['这是供观众查找展商的页面', 'This is where visitors find exhibitors'],
  comparison: ['这是供观众对比展品的页面', 'This is where visitors compare exhibits'],
  lead: [
    '您以展商身份登录，此处只对观众和访客开放。您可以预览观众看到的本公司展台。',
    'You are logged in as an exhibitor, and this is open to visitors and guests. You can see your own booth as visitors see it.',
  ],
  preview: ['预览本公司展台', 'Preview my booth'],
  exhibits: ['我的展品', 'My exhibits'],
  visitors: ['找观众', 'Find visitors'],
});
