import { texts } from '@fairbridge/contract/text.ts';

export const notificationTexts = texts({
  notice: ['动态提醒', 'Activity notices'],
  noticeHint: [
    '收到意向订单，或关注的内容和保存的搜索有更新时，发邮件告诉我。',
    'An e-mail when an intent order comes in, or when there is news in what you follow or search for.',
  ],
  digest: ['每日汇总', 'Daily summary'],
  digestHint: [
    '每天早上把前一天的未读消息汇总成一封邮件，没有未读就不发。',
    'One e-mail each morning with the messages you have not read yet; none when there are none.',
  ],
  news: ['展会资讯', 'News of the fair'],
  newsHint: ['主办方的公告和活动预告。', 'Announcements and events of the organizers.'],
  invitation: ['他人的邀请', 'Invitations by others'],
  invitationHint: [
    '有人用我的邮箱为我预登记或开通员工账号时，发邮件告诉我。',
    'An e-mail when somebody pre-registers me or opens an employee account for me with my address.',
  ],
  always: [
    '验证码、注册确认、审核结果和账号安全邮件照常发送。',
    'Codes, confirmations, review results and security e-mails are always sent.',
  ],

  settings: ['通知设置', 'Notification settings'],
  sentTo: ['邮件发送至 {address}', 'E-mails go to {address}'],
  noAddress: [
    '您的账号还没有绑定邮箱，绑定后才会收到邮件。',
    'No e-mail address is bound to your account yet; e-mails come once there is one.',
  ],
  kinds: ['接收哪些邮件', 'Which e-mails to receive'],
  language: ['邮件语言', 'Language of e-mails'],
  zh: ['中文', '中文 (Chinese)'],
  en: ['English（英文）', 'English'],
  saved: ['已保存', 'Saved'],
  loading: ['正在加载通知设置', 'Loading the settings'],
  again: ['重试', 'Try again'],

  stopTitle: ['停止接收此类邮件', 'Stop e-mails of this kind'],
  stopLead: ['点击按钮后，这个邮箱将不再收到此类邮件。', 'Press the button and this address will get no more of them.'],
  stop: ['不再接收', 'Stop these e-mails'],
  working: ['正在处理…', 'One moment…'],
  offTitle: ['已停止发送', 'These e-mails have stopped'],
  offLead: ['此类邮件将不再发送到您的邮箱。', 'No more e-mails of this kind will come to your address.'],
  offDetail: ['“{kind}”邮件将不再发送到 {address}。', 'No more e-mails of the kind "{kind}" will come to {address}.'],
  undo: ['重新接收', 'Receive them again'],
  onTitle: ['已恢复接收', 'These e-mails will come again'],
  onLead: ['此类邮件将继续发送到您的邮箱。', 'E-mails of this kind will come to your address as before.'],
  onDetail: ['“{kind}”邮件将继续发送到 {address}。', 'E-mails of the kind "{kind}" will come to {address} as before.'],
  invalidTitle: ['链接无效或已过期', 'This link is not valid or has expired'],
  invalidLead: [
    '请使用邮件底部的原始链接，或登录后在个人中心的通知设置中修改。',
    'Please use the link at the foot of the e-mail as it is, or log in and change the notification settings in your profile.',
  ],
  home: ['返回首页', 'To the home page'],
});
