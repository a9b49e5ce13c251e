import { texts } from '@fairbridge/contract/text.ts';

export const bindExhibitorTexts = texts({
  title: ['绑定展商', 'Link to an exhibitor'],
  lead: [
    '您是参展企业的员工？用展商代码绑定后，可在“观众”和“展商”两种身份之间切换。',
    'Do you work for an exhibitor? Link your account with its exhibitor code, then switch between visitor and exhibitor at any time.',
  ],
  code: ['展商代码', 'Exhibitor code'],
  codeHint: [
    '10 位字母和数字，请向贵公司的管理员获取。个人代码立即生效；公司代码需管理员同意。',
    '10 letters and digits; ask your company administrator. A personal code works immediately; a company code needs the administrator’s approval.',
  ],
  bind: ['绑定', 'Link'],
  boundTitle: ['已绑定 {company}', 'Linked to {company}'],
  boundLead: [
    '现在可以切换为展商身份，管理展品和意向订单。随时可以切换回来。',
    'You can now switch to exhibitor to manage exhibits and intent orders, and switch back at any time.',
  ],
  switch: ['切换为展商身份', 'Switch to exhibitor'],
  waitingTitle: ['等待 {company} 的管理员确认', 'Waiting for approval by the administrator of {company}'],
  waitingLead: [
    '管理员同意后即可切换为展商身份。也可以直接联系贵公司的管理员。',
    'Once approved, you can switch to exhibitor. You can also contact your administrator directly.',
  ],
  look: ['查看是否已同意', 'Check status'],
  stillWaiting: ['尚未答复', 'No response yet'],
  refused: [
    '管理员拒绝了申请，请核对代码或联系管理员。',
    'The administrator declined your request. Please check the code or contact them.',
  ],
});
