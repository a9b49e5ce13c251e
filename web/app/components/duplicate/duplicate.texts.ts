import { sharedTexts, textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const duplicateTexts = textsWithShared({
  duplicates: ['疑似重复', 'Possible duplicates'],
  lead: [
    '姓名和公司、手机号或邮箱相同的观众。核对后可以合并。',
    'Visitors with the same name and company, mobile or e-mail. Check them, then merge.',
  ],
  first: ['较早注册', 'Registered first'],
  second: ['较晚注册', 'Registered later'],
  why: ['相同项', 'In common'],
  name: ['姓名和公司', 'Name and company'],
  mobile: sharedTexts.MobileNumber,
  email: sharedTexts.Email,
  merge: ['合并…', 'Merge…'],
  mergeTitle: ['合并两位观众', 'Merge two visitors'],
  mergeLead: [
    '保留的观众会得到另一位的订单、询盘、收藏、聊天、客户关系等记录。另一位的账号随之关闭，并会收到通知，说明今后用哪个邮箱或手机号登录。合并后无法恢复。',
    'Orders, inquiries, favourites, chats, contacts and more follow to the visitor you keep. The other account is closed, and its owner is told which address to log in with. This cannot be undone.',
  ],
  keep: ['保留', 'Keep'],
  numbers: ['将会移动的记录', 'Records that follow'],
  nothing: ['没有需要移动的记录。', 'No records to move.'],
  line: ['{kind}：{moved} 条', '{kind}: {moved}'],
  lineEnded: [
    '{kind}：{moved} 条，另有 {ended} 条与保留的观众重复，不再移动',
    '{kind}: {moved}, and {ended} that the kept visitor has already',
  ],
  mergeAct: ['合并', 'Merge'],
  mergeDone: ['观众已合并', 'Visitors merged'],
  none: ['没有疑似重复的观众', 'No possible duplicates'],
  noneLead: [
    '有相同的姓名和公司、手机号或邮箱时，会列在这里。',
    'Visitors with the same name and company, mobile or e-mail are listed here.',
  ],
});
