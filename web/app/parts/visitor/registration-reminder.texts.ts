import { texts } from '@fairbridge/contract/text.ts';

export const reminderTexts = texts({
  label: ['注册进度', 'Your registration'],
  unfinished: ['您的观众注册还差 {steps} 步。', 'Your registration has {steps} {steps|step|steps} to go.'],
  lastStep: ['您的观众注册还差最后 {steps} 步。', 'Your registration has {steps} step to go.'],
  goOn: ['继续注册', 'Go on registering'],
});
