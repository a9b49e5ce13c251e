import { sharedTexts, textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const notificationTexts = textsWithShared({
  notice: ['动态提醒', 'Activity notices'],
  noticeHint: [
    '收到意向订单，或关注的内容和保存的搜索有更新时，发邮件告诉我。',
    'E-mail me about new intent orders and about updates to what I follow and my saved searches.',
  ],
  digest: ['每日汇总', 'Daily summary'],
  digestHint: [
    '每天早上把前一天的未读消息汇总成一封邮件，没有未读就不发。',
    'One e-mail each morning with the previous day’s unread messages. Nothing is sent if there are none.',
  ],
  news: ['展会资讯', 'Fair news'],
  newsHint: ['主办方的公告和活动预告。', 'Announcements and event previews from the organizer.'],
  invitation: ['他人的邀请', 'Invitations from others'],
  invitationHint: [
    '有人用我的邮箱为我预登记或开通员工账号时，发邮件告诉我。',
    'E-mail me when someone pre-registers me or creates an employee account with my address.',
  ],
  always: [
    '验证码、注册确认、审核结果和账号安全邮件照常发送。',
    'Verification codes, registration confirmations, review results and security e-mails are always sent.',
  ],

  settings: ['通知设置', 'Notification settings'],
  sentTo: ['邮件发送至 {address}', 'E-mails are sent to {address}'],
  noAddress: [
    '您的账号还没有绑定邮箱，绑定后才会收到邮件。',
    'Your account has no e-mail address yet. Add one to receive e-mails.',
  ],
  kinds: ['接收哪些邮件', 'E-mails to receive'],
  language: ['邮件语言', 'E-mail language'],
  zh: ['中文', '中文 (Chinese)'],
  en: ['English（英文）', 'English'],
  loading: ['正在加载通知设置', 'Loading the settings'],

  stopTitle: ['退订邮件', 'Unsubscribe'],
  stopLead: [
    '确认退订后，此邮箱将不再收到此类邮件。',
    'After you confirm, this address will no longer receive e-mails of this type.',
  ],
  stop: ['确认退订', 'Unsubscribe'],
  working: ['正在处理…', 'Please wait…'],
  offTitle: ['已退订', 'You are unsubscribed'],
  offLead: ['此类邮件将不再发送到您的邮箱。', 'You will no longer receive e-mails of this type.'],
  offDetail: ['“{kind}”邮件将不再发送到 {address}。', '{address} will no longer receive “{kind}” e-mails.'],
  undo: ['重新订阅', 'Resubscribe'],
  onTitle: ['已重新订阅', 'You are subscribed again'],
  onLead: ['此类邮件将继续发送到您的邮箱。', 'You will continue to receive e-mails of this type.'],
  onDetail: ['“{kind}”邮件将继续发送到 {address}。', '{address} will continue to receive “{kind}” e-mails.'],
  invalidTitle: sharedTexts.LinkInvalid,
  invalidLead: [
    '请使用邮件底部的原始链接，或登录后在个人中心的通知设置中修改。',
    'Please use the original link at the bottom of the e-mail, or log in and change your notification settings in My account.',
  ],
});
