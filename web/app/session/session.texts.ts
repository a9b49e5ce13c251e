import { texts } from '@fairbridge/contract/text.ts';

export const sessionTexts = texts({
  unfinishedTitle: ['还差一步：完成观众注册', 'One more step: complete your registration'],
  unfinishedLead: [
    '此功能面向已完成注册的观众。继续注册只需几分钟。',
    'This is available to registered visitors. Completing your registration takes only a few minutes.',
  ],
  goOn: ['继续注册', 'Continue registration'],
  later: ['暂不，返回首页', 'Not now, back to home'],
  tipTitle: ['请先登录', 'Please log in first'],
  tipLead: [
    '登录后即可继续。还没有账号？注册只需几分钟。',
    'Log in to continue. No account yet? Registration is quick.',
  ],
  logIn: ['去登录', 'Log in'],
  register: ['注册', 'Register'],
  toExhibitor: ['切换为展商', 'Switch to exhibitor'],
  toVisitor: ['切换为观众', 'Switch to visitor'],
  nowExhibitor: ['已切换为展商身份', 'You are now browsing as an exhibitor'],
  nowVisitor: ['已切换为观众身份', 'You are now browsing as a visitor'],
  signedOut: ['您已退出登录', 'You are logged out'],
});
