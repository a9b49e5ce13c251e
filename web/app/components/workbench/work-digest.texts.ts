import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const workDigestTexts = textsWithShared({
  title: ['待处理事项邮件', 'E-mails about pending work'],
  lead: [
    '有未查看的询盘、未联系的意向订单或未答复的资料申请时，发邮件提醒我。没有内容就不发。展会期间，管理员每天早上还会收到前一天的数据。',
    'E-mail me when there are inquiries not answered, intent orders not contacted or document requests without an answer. Nothing is sent if there is nothing to say. During the fair, administrators also get the figures of the day before every morning.',
  ],
  every: ['发送频率', 'How often'],
  day: ['每天早上', 'Every morning'],
  week: ['每周一早上', 'Every Monday morning'],
  off: ['不发送', 'Never'],
  loading: ['正在加载发送频率', 'Loading how often'],
});
