import { texts } from '@fairbridge/contract/text.ts';

export const bindExhibitorTexts = texts({
  title: ['绑定展商', 'Bind an exhibitor'],
  lead: [
    '您是参展企业的员工？用展商代码绑定后，可在“观众”和“展商”两种身份之间切换。',
    'Do you work for an exhibitor? Bind your account by its code, then change between guest and exhibitor as you like.',
  ],
  code: ['展商代码', 'Exhibitor code'],
  codeHint: [
    '10 位字母和数字，请向贵公司的管理员索取。个人代码立即生效；公司代码需管理员同意。',
    'Ten letters and digits; ask your company administrator. A personal code works at once, the company code once an administrator agrees.',
  ],
  bind: ['绑定', 'Bind'],
  boundTitle: ['已绑定 {company}', 'You are bound to {company}'],
  boundLead: [
    '现在可以切换为展商身份，管理展品和意向订单。随时可以切换回来。',
    'You can go on as an exhibitor now, to manage exhibits and orders, and come back at any time.',
  ],
  switch: ['切换为展商身份', 'Go on as an exhibitor'],
  waitingTitle: ['等待 {company} 的管理员确认', 'Waiting for the administrator of {company}'],
  waitingLead: [
    '管理员同意后即可切换为展商身份。也可以直接联系贵公司的管理员。',
    'Once the administrator agrees you can go on as an exhibitor. You may also ask them yourself.',
  ],
  look: ['查看是否已同意', 'Look again'],
  stillWaiting: ['还没有答复', 'No answer yet'],
  refused: [
    '管理员没有同意，请核对代码或联系管理员。',
    'The administrator did not agree. Check the code, or ask them.',
  ],
});
