import { texts } from '@fairbridge/contract/text.ts';

export const productTipsTexts = texts({
  lead: [
    '展商限定了这件展品的可见范围。请先到展商页面联系他们，成为其专属客户后即可查看。',
    'The exhibitor limits who can see this exhibit. Contact them on their page; you can view it once you are their customer.',
  ],
  leadGuest: [
    '有些展品对所有注册买家开放，有些仅对展商的客户开放。请先注册或登录，再打开这件展品。',
    'Some exhibits are open to every registered buyer, others only to the exhibitor’s customers. Please register or log in, then open this exhibit again.',
  ],
  register: ['免费注册', 'Register for free'],
  go: ['前往展商页面', 'Go to exhibitor page'],
  login: ['登录查看', 'Log in to view'],
});
