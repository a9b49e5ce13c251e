import { texts } from '@fairbridge/contract/text.ts';

export const visitCountingTexts = texts({
  title: ['浏览统计', 'How visits are counted'],
  what: [
    '为让主办方和展商了解展会效果，系统统计打开了哪些页面、在展商和展品页面停留多久、放大图片、播放视频、查看联系方式等操作，以及注册进行到哪一步。',
    'So that the organizer and exhibitors can see how the fair is going, we count which pages are opened, how long exhibitor and exhibit pages are viewed, actions such as enlarging a picture, playing a video or using contact details, and how far a registration gets.',
  ],
  how: [
    '统计不设置 Cookie。未登录的访客只在当天内区分，之后无法再对应。浏览器要求“请勿跟踪”或发送全球隐私控制 (GPC) 信号时，不作统计。',
    'No cookie is set. Guests are told apart within one day only. If your browser sends “Do Not Track” or Global Privacy Control, nothing is counted.',
  ],
  campaigns: [
    '通过推广链接来访时，此浏览器会保存该链接 30 天，注册时一并提交，以便统计哪些推广带来了注册。登录后打开推广链接的，还会统计其后 30 天内的询盘和意向订单；展商只能看到数字。',
    'If you come by a campaign link, this browser remembers that link for 30 days and sends it when you register, so that we can count which campaigns lead to registrations. If you open one while logged in, inquiries and intent orders of the next 30 days are counted too. Exhibitors see numbers only.',
  ],
  counted: ['统计我在此浏览器中的访问', 'Count my visits in this browser'],
  countedHint: [
    '取消选择后立即停止统计，可随时更改。',
    'Clear the box to stop at once. You can change it at any time.',
  ],
  asked: ['您的浏览器要求不跟踪，因此未作统计。', 'Your browser asks not to be tracked, so nothing is counted.'],
});
