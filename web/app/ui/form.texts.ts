import { texts } from '@fairbridge/contract/text.ts';

export const formTexts = texts({
  network: ['网络连接失败，请检查网络后重试', 'Connection failed. Please check your network and try again.'],
  noAnswer: [
    '没有收到服务器答复（{path}），请检查网络或广告拦截插件',
    'No answer ({path}). Please check your network or ad blocker.',
  ],
  check: ['有 {count} 处内容需要修改', '{count} {count|field needs|fields need} your attention.'],
});
