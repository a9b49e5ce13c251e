import { texts } from '@fairbridge/contract/text.ts';

export const reminderTexts = texts({
  label: ['注册进度', 'Your registration'],
  unfinished: ['您的观众注册还差 {steps} 步。', '{steps} more {steps|step|steps} to complete your registration.'],
  lastStep: ['您的观众注册还差最后 {steps} 步。', '{steps} more step to complete your registration.'],
  goOn: ['继续注册', 'Continue registration'],
});
