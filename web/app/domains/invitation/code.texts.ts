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
  cardLead: ['扫码成为我们的专属客户，查看专属展品', 'Scan to become our customer and see exhibits for customers'],
});

export const joinTexts = texts({
  title: ['展商邀请', 'Exhibitor invitation'],
  invites: ['{name} 邀请您成为专属客户', '{name} invites you to become its customer'],
  lead: [
    '成为专属客户后，您可以查看该展商仅对客户开放的展品和直播，该展商可以看到您的联系方式。',
    'As a customer you can see the exhibits and lives this exhibitor shows to customers only. The exhibitor can see your contact details.',
  ],
  joinedLead: [
    '您可以查看该展商仅对客户开放的展品和直播，该展商可以看到您的联系方式。',
    'You can see the exhibits and lives this exhibitor shows to customers only. The exhibitor can see your contact details.',
  ],
  by: ['邀请人：{name}', 'Invited by {name}'],
  as: ['您当前以 {name} 登录。', 'You are logged in as {name}.'],
  join: ['成为专属客户', 'Become a customer'],
  joined: ['您已是 {name} 的专属客户', 'You are a customer of {name}'],
  pending: ['申请已提交，等待 {name} 确认', 'Your request has been sent to {name} for approval'],
  see: ['查看展商', 'View exhibitor'],
  guest: [
    '注册并通过审核后自动生效；已有账号请先登录。',
    'Register, and it takes effect once you are approved. If you have an account, log in.',
  ],
  logIn: ['登录', 'Log in'],
  register: ['注册', 'Register'],
  otherRole: ['邀请仅供观众使用，请切换为观众后再试。', 'Invitations are for visitors. Please switch to visitor.'],
  enterTitle: ['输入邀请码', 'Enter an invitation code'],
  enterLead: [
    '邀请码为 10 位字母和数字，可在展商的邀请卡上找到。',
    'The code has 10 letters and digits and is printed on the exhibitor’s card.',
  ],
  code: ['邀请码', 'Invitation code'],
  continue: ['继续', 'Continue'],
});
