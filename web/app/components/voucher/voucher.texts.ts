import { sharedTexts, textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const voucherTexts = textsWithShared({
  title: ['参观凭证', 'Badge'],
  lead: [
    '入场时出示二维码即可换领胸卡。此页面打开过一次后，离线也可打开。',
    'Show the QR code at the entrance to collect your printed badge. After you open this page once, it also works offline.',
  ],
  visitor: sharedTexts.Visitor,
  vip: ['贵宾', 'VIP'],
  code: ['胸卡二维码', 'Badge QR code'],
  number: ['编号', 'No.'],
  dates: ['展会日期', 'Dates'],
  venue: ['展会地点', 'Venue'],
  papers: ['下载与打印', 'Download and print'],
  badge: ['胸卡（PDF）', 'Badge (PDF)'],
  confirmationZh: ['中文确认函（PDF）', 'Chinese confirmation (PDF)'],
  confirmationEn: ['英文确认函（PDF）', 'English confirmation (PDF)'],
  colleagues: ['为同事预登记', 'Pre-register colleagues'],
  vipLink: ['申请 VIP 邀请', 'Apply for VIP invitation'],
  unprintable: [
    '姓名或公司中有胸卡无法印出的文字，印出时将显示为〓。请先改用拉丁字母或中文。',
    'Your name or company has letters that the badge cannot print; they come out as 〓. Please write them in Latin letters or Chinese first.',
  ],
  changeName: ['修改个人信息', 'Edit profile'],
  personal: ['二维码仅限本人使用，请勿转发。', 'This QR code is personal. Do not share it.'],
  offline: ['当前离线，显示的是 {at} 保存的凭证。', 'You are offline. This is your badge as saved on {at}.'],
  underReview: ['注册正在审核', 'Registration under review'],
  underReviewLeadEmail: [
    '审核通过后，这里会出现您的胸卡和确认函。结果将以站内通知和邮件告知您。',
    'Your badge and confirmation appear here once approved. We will notify you on the site and by e-mail.',
  ],
  underReviewLeadSms: [
    '审核通过后，这里会出现您的胸卡和确认函。结果将以站内通知和短信告知您。',
    'Your badge and confirmation appear here once approved. We will notify you on the site and by SMS.',
  ],
  notApproved: ['注册未通过审核', 'Your registration was not approved'],
  notApprovedLead: ['更正资料后可再次提交。', 'Correct your details and submit them again.'],
  unregistered: ['注册尚未完成', 'Registration not complete'],
  unregisteredLead: [
    '完成注册并通过审核后即可使用胸卡。',
    'Complete your registration and get approved to use your badge.',
  ],
  goOn: ['查看注册进度', 'View registration progress'],
});
