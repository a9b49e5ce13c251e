import { texts } from '@fairbridge/contract/text.ts';

export const waitingEmployeesTexts = texts({
  title: ['员工绑定', 'Colleagues by code'],
  lead: [
    '把公司代码发给同事：他们登录后在“绑定展商”中输入，经您同意后成为员工。',
    'Give this code to colleagues: they enter it under “Bind an exhibitor”, and become employees once you agree.',
  ],
  code: ['公司代码', 'Company code'],
  renew: ['更换代码', 'New code'],
  renewTitle: ['更换公司代码？', 'Make a new company code?'],
  renewLead: [
    '旧代码立即失效。已提交的申请不受影响。',
    'The old one ends at once. Who has asked already is not affected.',
  ],
  renewed: ['公司代码已更换', 'There is a new company code'],
  cancel: ['取消', 'Cancel'],
  waiting: ['待您确认', 'Waiting for you'],
  none: ['目前没有人等待确认。', 'Nobody is waiting.'],
  since: ['{time} 申请', 'Asked {time}'],
  agree: ['同意', 'Agree'],
  refuse: ['拒绝', 'Refuse'],
  agreeOne: ['同意 {name}', 'Agree: {name}'],
  refuseOne: ['拒绝 {name}', 'Refuse: {name}'],
  agreed: ['{name} 已成为员工', '{name} is an employee now'],
  refused: ['已拒绝 {name}', '{name} was refused'],
});
