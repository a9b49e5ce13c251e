import { texts } from '@fairbridge/contract/text.ts';

export const sessionTexts = texts({
  unfinishedTitle: ['还差一步：完成观众注册', 'One thing first: finish your registration'],
  unfinishedLead: [
    '此功能面向已完成注册的观众。继续注册只需几分钟。',
    'This is for visitors who have finished registering. It takes a few minutes.',
  ],
  goOn: ['继续注册', 'Go on registering'],
  later: ['暂不，返回首页', 'Not now, go home'],
  tipTitle: ['请先登录', 'Please log in first'],
  tipLead: ['登录后即可继续。还没有账号？注册很快。', 'Log in to go on. No account yet? Registering is quick.'],
  logIn: ['去登录', 'Log in'],
  register: ['注册', 'Register'],
  iAmExhibitor: ['我是展商', 'I am exhibitor'],
  iAmVisitor: ['我是观众', 'I am guest'],
  nowExhibitor: ['已切换为展商身份', 'You are here as an exhibitor now'],
  nowVisitor: ['已切换为观众身份', 'You are here as a guest now'],
  signedOut: ['您已退出登录', 'You are logged out'],
});
