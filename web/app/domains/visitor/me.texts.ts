import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const meTexts = textsWithShared({
  title: ['我的', 'Me'],
  badgeready: ['胸卡已就绪 · 编号 {number}', 'Badge ready · No. {number}'],
  badgeunderReview: ['注册审核中，通过后生成胸卡', 'Under review. Your badge is issued once approved.'],
  badgenotApproved: ['注册未通过，暂无胸卡', 'Not approved, no badge yet'],
  badgeunregistered: ['完成注册后生成胸卡', 'Complete your registration to get your badge'],
  showBadge: ['出示二维码', 'Show QR code'],
  badgeTitle: ['胸卡', 'Badge'],
  badgePage: ['胸卡页面（可离线打开、打印）', 'Badge page (offline, printable)'],
  keptAt: ['当前离线，显示的是 {at} 保存的胸卡。', 'You are offline. This is your badge as saved on {at}.'],
  avatar: ['头像', 'Photo'],
  editProfile: ['查看与编辑资料', 'View and edit your details'],
  workbench: ['我的工作台', 'My Workbench'],
  logout: ['退出登录', 'Log out'],
  more: ['语言、外观与身份', 'Language, appearance and identity'],

  guestTitle: ['登录后，您的展会都在这里', 'Log in to see your fair here'],
  guestLead: ['使用邮箱或手机号注册，只需几分钟。', 'Register with e-mail or mobile in just a few minutes.'],
  guestBadge: ['胸卡二维码，入场时直接出示', 'Badge QR code, ready to show at the entrance'],
  guestKeep: [
    '收藏、浏览记录和保存的搜索，多设备同步',
    'Favourites, browsing history and saved searches on every device',
  ],
  guestOrders: ['向展商发送意向订单，查看联系进度', 'Send intent orders to exhibitors and track their status'],
  guestMessages: ['审核结果、展商回复与展会通知', 'Review results, exhibitor replies and fair notices'],
  guestColleagues: ['为同事办理参观', 'Arrange visits for colleagues'],
  login: ['登录', 'Log in'],
  register: ['注册', 'Register'],
  exhibitor: ['我是展商，去展商登录', 'I am an exhibitor, go to exhibitor login'],
});
