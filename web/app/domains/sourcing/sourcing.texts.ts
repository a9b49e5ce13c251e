import { texts } from '@fairbridge/contract/text.ts';

/** What everybody reads who is not logged in. */
export const sourcingTexts = texts({
  title: ['采购对接', 'Sourcing'],
  lead: [
    '发布一条采购需求，展品匹配的展商报名并报价，由您决定与谁联系。',
    'Post what you need once. Exhibitors whose exhibits fit sign up with offers, and you decide who may contact you.',
  ],
  steps: ['如何进行', 'How it works'],
  step1: ['发布采购需求', 'Post a requirement'],
  step1Lead: [
    '选择有效成分或类别，写明含量、数量、目的地和所需资料，约三分钟。',
    'Select ingredient or category, then content, quantity, destination and papers. It takes about three minutes.',
  ],
  step2: ['展商报名并报价', 'Exhibitors sign up with offers'],
  step2Lead: [
    '展品匹配的展商立即收到通知。他们看到需求内容，但看不到您是谁。',
    'Exhibitors whose exhibits fit are told at once. They see what you need, but not who you are.',
  ],
  step3: ['比较报价，同意后联系', 'Compare, agree and talk'],
  step3Lead: [
    '逐项并列比较报价。您同意某家展商后，该展商才会收到您的联系方式，双方在询盘中继续沟通。',
    'Compare offers line by line. Only a company you agree to gets your contact details, and you continue in an inquiry.',
  ],
  open: ['{count} 条采购需求征集中', '{count} {count|requirement|requirements} open now'],
  inCategories: ['主要类别', 'Most wanted'],
  register: ['注册为观众', 'Register as visitor'],
  login: ['登录并发布', 'Log in and post'],
  loginExhibitor: ['展商登录，查看匹配的需求', 'Exhibitors: log in to see what fits'],
  // word for word (specification, section 8)
  guest: [
    '游客须退出登录或注册后才能提交采购需求',
    'A tourist must log out or register to submit sourcing requirements',
  ],
  loginHint: ['请以观众身份登录（需要时以展商身份登录）', 'Log in as visitor (or exhibitor where required).'],
});
