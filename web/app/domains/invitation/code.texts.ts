import { texts } from '@fairbridge/contract/text.ts';

export const codeTexts = texts({
  title: ['邀请码', 'Invitation code'],
  lead: [
    '观众扫描二维码、打开链接或输入邀请码，即可加入贵公司的客户池，并记录为您的邀请。',
    'Visitors who scan the code, open the link or enter the code join your customer pool, recorded as invited by you.',
  ],
  code: ['邀请码', 'Code'],
  link: ['邀请链接', 'Link'],
  qr: ['邀请二维码', 'QR code of the invitation link'],
  print: ['打印邀请卡', 'Print card'],
  renew: ['更换邀请码…', 'Replace code…'],
  renewTitle: ['更换邀请码？', 'Replace the code?'],
  renewLead: [
    '旧的邀请码、链接和已打印的邀请卡将立即失效。',
    'The old code, its link and printed cards stop working immediately.',
  ],
  renewAct: ['更换', 'Replace'],
  renewed: ['邀请码已更换', 'Code replaced'],
  results: ['邀请效果', 'Results'],
  follows: ['链接打开次数', 'Link opened'],
  joined: ['加入客户池', 'Joined the pool'],
  registered: ['由此注册', 'Registered through it'],
  cardLead: ['扫码加入我们的客户池，查看专属展品', 'Scan to join our customer pool and see exhibits for customers'],
});

export const joinTexts = texts({
  title: ['展商邀请', 'Exhibitor invitation'],
  invites: ['{name} 邀请您加入客户池', '{name} invites you to its customer pool'],
  lead: [
    '加入后，您可以查看该展商仅对客户池开放的展品，展商可以看到您的联系方式。',
    'After joining, you can see exhibits this exhibitor shows to customers only. The exhibitor can see your contact details.',
  ],
  by: ['邀请人：{name}', 'Invited by {name}'],
  as: ['您当前以 {name} 登录。', 'You are logged in as {name}.'],
  join: ['加入客户池', 'Join customer pool'],
  joined: ['您已加入 {name} 的客户池', 'You have joined the customer pool of {name}'],
  pending: ['申请已提交，等待 {name} 确认', 'Your request has been sent to {name} for approval'],
  see: ['查看展商', 'View exhibitor'],
  guest: ['登录或注册后即可加入。', 'Log in or register to join.'],
  logIn: ['登录', 'Log in'],
  register: ['注册', 'Register'],
  otherRole: [
    '只有观众可以加入客户池，请切换为观众后再试。',
    'Only visitors can join a customer pool. Please switch to visitor.',
  ],
  enterTitle: ['输入邀请码', 'Enter an invitation code'],
  enterLead: [
    '邀请码为 10 位字母和数字，可在展商的邀请卡上找到。',
    'The code has 10 letters and digits and is printed on the exhibitor’s card.',
  ],
  code: ['邀请码', 'Invitation code'],
  continue: ['继续', 'Continue'],
});
