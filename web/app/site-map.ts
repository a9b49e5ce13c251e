import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { Group } from './site/groups.ts';

export type Address = {
  /** Without language and base path; `:name` is a parameter, `:name?` an optional one. Every address has its English twin under `/en`. */
  path: string;
  who: Group;
  /** The screen's file below `app/`; absent while the room is not open yet. */
  screen?: string;
  title: Bilingual;
  /** What will be here, for the 'not open yet' page. */
  promise?: Bilingual;
  /** Query keys the screen reads: only these are part of the page's identity. */
  query?: readonly string[];
  /** May search engines list it? */
  indexable?: boolean;
  /** It shows nothing while the fair is open for registration only (ruling 2.14). */
  waits?: boolean;
  /** The address that search engines should know instead. */
  canonical?: string;
};

const t = (zh: string, en: string): Bilingual => ({ zh, en });

const FIND_PRODUCT = [
  'keyword',
  'category',
  'class',
  'ingredient',
  'formulation',
  'modeOfAction',
  'crop',
  'hall',
  'country',
  'companyType',
  'registeredIn',
  'sort',
  'pageNum',
] as const;
const FIND_EXHIBITOR = [
  'keyword',
  'hall',
  'country',
  'category',
  'companyType',
  'ingredient',
  'sort',
  'pageNum',
] as const;

const open: readonly Address[] = [
  {
    path: '/',
    who: 'everyone',
    screen: 'domains/home/home.screen.tsx',
    title: t('首页', 'Home'),
    indexable: true,
  },
  {
    path: '/find/product',
    who: 'guestOrVisitor',
    screen: 'domains/product/product-find.screen.tsx',
    title: t('找展品', 'Find products'),
    query: FIND_PRODUCT,
    indexable: true,
    waits: true,
  },
  {
    path: '/find/actor',
    who: 'guestOrVisitor',
    screen: 'domains/exhibitor/exhibitor-find.screen.tsx',
    title: t('找展商', 'Find exhibitors'),
    query: FIND_EXHIBITOR,
    indexable: true,
    waits: true,
  },
  {
    path: '/actorList',
    who: 'everyone',
    screen: 'domains/exhibitor/exhibitor-find.screen.tsx',
    title: t('展商名录', 'Exhibitor list'),
    query: FIND_EXHIBITOR,
    canonical: '/find/actor',
  },
  {
    path: '/find-exhibit/detail/:id',
    who: 'guestOrVisitor',
    screen: 'domains/product/product-detail.screen.tsx',
    title: t('展品详情', 'Exhibit'),
    indexable: true,
  },
  {
    path: '/find-exhibitor/detail/:id',
    who: 'guestOrVisitor',
    screen: 'domains/exhibitor/exhibitor-detail.screen.tsx',
    title: t('展商详情', 'Exhibitor'),
    query: ['pageNum'],
    indexable: true,
  },
  {
    path: '/actorDetail/:id',
    who: 'everyone',
    screen: 'domains/exhibitor/exhibitor-detail.screen.tsx',
    title: t('展商详情', 'Exhibitor'),
    query: ['pageNum'],
    canonical: '/find-exhibitor/detail/:id',
  },
  {
    path: '/search-list',
    who: 'everyone',
    screen: 'domains/search/search-list.screen.tsx',
    title: t('搜索结果', 'Search results'),
    query: ['keyword', 'kind', 'pageNum'],
  },
  {
    path: '/compare',
    who: 'guestOrVisitor',
    screen: 'domains/product-comparison/compare.screen.tsx',
    title: t('展品对比', 'Compare exhibits'),
    query: ['ids'],
  },
  {
    path: '/ingredients',
    who: 'everyone',
    screen: 'domains/ingredient/ingredient-list.screen.tsx',
    title: t('有效成分索引', 'Active ingredients'),
    query: ['by'],
    indexable: true,
    waits: true,
  },
  {
    path: '/ingredient/:slug',
    who: 'everyone',
    screen: 'domains/ingredient/ingredient-detail.screen.tsx',
    title: t('有效成分', 'Active ingredient'),
    query: ['pageNum'],
    indexable: true,
  },
  {
    path: '/news',
    who: 'everyone',
    screen: 'domains/article/news-list.screen.tsx',
    title: t('展会新闻', 'News'),
    query: ['pageNum'],
    indexable: true,
  },
  {
    path: '/news/:id',
    who: 'everyone',
    screen: 'domains/article/news-detail.screen.tsx',
    title: t('新闻详情', 'News article'),
    indexable: true,
  },
  {
    path: '/aboutus',
    who: 'everyone',
    screen: 'domains/page/about.screen.tsx',
    title: t('关于我们', 'About us'),
    indexable: true,
  },
  {
    path: '/qa',
    who: 'everyone',
    screen: 'domains/page/questions.screen.tsx',
    title: t('常见问题', 'Q&A'),
    indexable: true,
  },
  {
    path: '/agreement',
    who: 'everyone',
    screen: 'domains/page/agreement.screen.tsx',
    query: ['version'],
    title: t('隐私政策与用户协议', 'Privacy policy and user agreement'),
    indexable: true,
  },
  {
    path: '/disclaimer',
    who: 'everyone',
    screen: 'domains/page/disclaimer.screen.tsx',
    query: ['version'],
    title: t('免责声明', 'Disclaimer'),
    indexable: true,
  },
  {
    path: '/handbook/:who',
    who: 'everyone',
    screen: 'domains/page/handbook.screen.tsx',
    title: t('参展参观手册', 'Handbook'),
    query: ['version'],
    indexable: true,
  },
  {
    path: '/programmes',
    who: 'everyone',
    screen: 'domains/programme/programme-list.screen.tsx',
    title: t('同期活动', 'Concurrent programmes'),
    query: ['pageNum'],
    indexable: true,
  },
  {
    path: '/programme/:id',
    who: 'everyone',
    screen: 'domains/programme/programme-detail.screen.tsx',
    title: t('活动详情', 'Programme'),
    indexable: true,
  },
  {
    path: '/suggest',
    who: 'everyone',
    screen: 'domains/suggestion/suggest.screen.tsx',
    title: t('意见与建议', 'Feedback'),
    indexable: true,
  },
  {
    path: '/unsubscribe',
    who: 'everyone',
    screen: 'domains/notification/unsubscribe.screen.tsx',
    title: t('邮件退订', 'Unsubscribe'),
    query: ['state'],
  },
];

const LOGIN = {
  who: 'signedOut',
  screen: 'domains/login/login.screen.tsx',
  title: t('登录', 'Log in'),
  query: ['way', 'device', 'link'],
} as const;
const QUESTIONNAIRE = {
  who: 'registration',
  screen: 'domains/questionnaire/questionnaire.screen.tsx',
  title: t('观众问卷', 'Visitor questionnaire'),
} as const;

const account: readonly Address[] = [
  { path: '/login', ...LOGIN },
  { path: '/login/person', ...LOGIN },
  { path: '/login/actor', ...LOGIN },
  { path: '/login/:type', ...LOGIN },
  {
    path: '/register',
    who: 'registration',
    screen: 'domains/registration/register-email.screen.tsx',
    title: t('注册', 'Register'),
  },
  {
    path: '/register/email/:step',
    who: 'registration',
    screen: 'domains/registration/register-email.screen.tsx',
    title: t('邮箱注册', 'Register by e-mail'),
  },
  {
    path: '/register/mobile/:step',
    who: 'registration',
    screen: 'domains/registration/register-mobile.screen.tsx',
    title: t('手机号注册', 'Register by mobile'),
  },
  {
    path: '/register/password/vis',
    who: 'registration',
    screen: 'domains/account/set-password.screen.tsx',
    title: t('设置密码', 'Set a password'),
    query: ['token', 'type'],
  },
  {
    path: '/l-register/account-email-info/0',
    who: 'registration',
    screen: 'domains/visitor/register-person.screen.tsx',
    title: t('填写个人信息', 'Your details'),
  },
  {
    path: '/l-register/account-mobile-info/0',
    who: 'registration',
    screen: 'domains/visitor/register-person.screen.tsx',
    title: t('填写个人信息', 'Your details'),
  },
  {
    path: '/register/account-info/1',
    who: 'registration',
    screen: 'domains/visitor/register-company.screen.tsx',
    title: t('填写公司信息', 'Your company'),
  },
  {
    path: '/account-info/1',
    who: 'registration',
    screen: 'domains/visitor/register-company.screen.tsx',
    title: t('填写公司信息', 'Your company'),
  },
  { path: '/register/questionnaire', ...QUESTIONNAIRE },
  { path: '/questionnaire', ...QUESTIONNAIRE },
  {
    path: '/register/completed',
    who: 'registration',
    screen: 'domains/visitor/register-completed.screen.tsx',
    title: t('注册完成', 'Registration completed'),
  },
];

/** Pages about the own account, for whoever is signed in. */
const ownAccount: readonly Address[] = [
  {
    path: '/logonQR/:code',
    who: 'account',
    screen: 'domains/login/qr-confirm.screen.tsx',
    title: t('确认扫码登录', 'Confirm a log-in'),
  },
  {
    path: '/personal/change-password',
    who: 'account',
    screen: 'domains/account/password-change.screen.tsx',
    title: t('修改密码', 'Change password'),
  },
  {
    path: '/personal/bindings',
    who: 'account',
    screen: 'domains/account/bindings.screen.tsx',
    title: t('邮箱与手机', 'E-mail and mobile'),
  },
  {
    path: '/personal/sessions',
    who: 'account',
    screen: 'domains/session/sessions.screen.tsx',
    title: t('登录设备', 'Sessions'),
  },
  {
    path: '/personal/notifications',
    who: 'account',
    screen: 'domains/notification/personal-notifications.screen.tsx',
    title: t('通知设置', 'Notification settings'),
  },
  {
    path: '/personal/privacy',
    who: 'account',
    screen: 'domains/account/privacy.screen.tsx',
    title: t('隐私与数据', 'Privacy and data'),
  },
  {
    path: '/personal/bind-exhibitor',
    who: 'account',
    screen: 'domains/binding/bind-exhibitor.screen.tsx',
    title: t('绑定展商', 'Bind an exhibitor'),
  },
];

/** Opened by a code or link that was printed or mailed, by whoever holds it. */
const byLink: readonly Address[] = [
  {
    path: '/vip/letter/:code',
    who: 'everyone',
    screen: 'domains/vip/vip-letter.screen.tsx',
    title: t('邀请函核验', 'Check a letter of invitation'),
  },
  {
    path: '/account/take-back',
    who: 'everyone',
    screen: 'domains/account/take-back.screen.tsx',
    title: t('恢复登录方式', 'Take a change of your log-in back'),
  },
  {
    path: '/preRegistration/confirm/:token',
    who: 'everyone',
    screen: 'domains/preregistration/confirm.screen.tsx',
    title: t('确认预登记', 'Confirm your pre-registration'),
  },
];

const visitor: readonly Address[] = [
  { path: '/profile', who: 'visitor', screen: 'domains/visitor/profile.screen.tsx', title: t('个人中心', 'Profile') },
  {
    path: '/companyfile',
    who: 'visitor',
    screen: 'domains/visitor/company-file.screen.tsx',
    title: t('公司资料', 'Company file'),
  },
  {
    path: '/vip',
    who: 'visitor',
    screen: 'domains/vip/vip.screen.tsx',
    title: t('VIP 邀请申请', 'VIP invitation'),
  },
  {
    path: '/voucher',
    who: 'visitor',
    screen: 'domains/voucher/voucher.screen.tsx',
    title: t('参观凭证', 'Voucher'),
  },
  {
    path: '/preRegistration/enter',
    who: 'visitor',
    screen: 'domains/preregistration/enter.screen.tsx',
    title: t('预登记', 'Pre-registration'),
  },
  {
    path: '/preRegistration/group',
    who: 'visitor',
    screen: 'domains/preregistration/group.screen.tsx',
    title: t('团体预登记', 'Group pre-registration'),
  },
  {
    path: '/preRegistration/index/:id?',
    who: 'visitor',
    screen: 'domains/preregistration/colleague.screen.tsx',
    title: t('预登记', 'Pre-registration'),
  },
  {
    path: '/personal/service',
    who: 'visitor',
    screen: 'domains/suggestion/customer-service.screen.tsx',
    title: t('客服', 'Customer service'),
  },
  {
    path: '/personal/searches',
    who: 'visitor',
    screen: 'domains/search/saved-searches.screen.tsx',
    title: t('保存的搜索', 'Saved searches'),
  },
  {
    path: '/personal/follows',
    who: 'visitor',
    screen: 'domains/follow/follows.screen.tsx',
    title: t('我的关注', 'What I follow'),
  },
  {
    path: '/footprint/exhibitor',
    who: 'visitor',
    screen: 'domains/footprint/footprint-exhibitors.screen.tsx',
    title: t('我的工作台', 'My workbench'),
    query: ['side', 'pageNum'],
  },
  {
    path: '/footprint/product',
    who: 'visitor',
    screen: 'domains/footprint/footprint-products.screen.tsx',
    title: t('浏览过的展品', 'Exhibits I looked at'),
    query: ['pageNum'],
  },
  {
    path: '/collection/exhibitor',
    who: 'visitor',
    screen: 'domains/favourite/favourite-exhibitors.screen.tsx',
    title: t('收藏的展商', 'Favourite exhibitors'),
    query: ['keyword', 'sort', 'pageNum'],
  },
  {
    path: '/collection/product',
    who: 'visitor',
    screen: 'domains/favourite/favourite-products.screen.tsx',
    title: t('收藏的展品', 'Favourite exhibits'),
    query: ['keyword', 'sort', 'pageNum'],
  },
  {
    path: '/report/personReport',
    who: 'visitor',
    title: t('我的参展报告', 'My exhibition report'),
    promise: t('您在本届展会的浏览、收藏、询盘与会议小结。', 'What you saw, saved, ordered and met at this fair.'),
  },
];

const exhibitor: readonly Address[] = [
  {
    path: '/company-management',
    who: 'exhibitor',
    screen: 'domains/exhibitor/company-management.screen.tsx',
    title: t('公司管理', 'Company management'),
  },
  {
    path: '/company-info',
    who: 'exhibitor',
    screen: 'domains/exhibitor/company-info.screen.tsx',
    title: t('公司信息', 'Company information'),
  },
  {
    path: '/company-preview',
    who: 'exhibitor',
    screen: 'domains/exhibitor/company-preview.screen.tsx',
    title: t('展位预览', 'Your booth'),
    query: ['as', 'pageNum'],
  },
  {
    path: '/my-exhibit-list',
    who: 'exhibitor',
    screen: 'domains/own-product/my-products.screen.tsx',
    title: t('我的展品', 'My exhibits'),
  },
  {
    path: '/add-exhibit',
    who: 'exhibitor',
    screen: 'domains/own-product/my-product-add.screen.tsx',
    title: t('新增展品', 'Add an exhibit'),
    query: ['draft'],
  },
  {
    path: '/my-exhibit-import',
    who: 'exhibitor',
    screen: 'domains/product-import/product-import.screen.tsx',
    title: t('用表格管理展品', 'Exhibits by spreadsheet'),
    query: ['tab', 'pageNum', 'keyword', 'scope'],
  },
  {
    path: '/my-exhibit-removed',
    who: 'exhibitor',
    screen: 'domains/own-product/removed-products.screen.tsx',
    title: t('已删除的展品', 'Deleted exhibits'),
    query: ['pageNum'],
  },
  {
    path: '/exhibit/:id',
    who: 'exhibitor',
    screen: 'domains/own-product/my-product-edit.screen.tsx',
    title: t('编辑展品', 'Edit exhibit'),
  },
  {
    path: '/exhibit-detail/:id',
    who: 'exhibitor',
    screen: 'domains/own-product/my-product-detail.screen.tsx',
    title: t('展品预览', 'My exhibit'),
  },
  {
    path: '/my-employee-list',
    who: 'exhibitor',
    screen: 'domains/exhibitor/employee-list.screen.tsx',
    title: t('员工管理', 'Employees'),
    query: ['state', 'keyword', 'pageNum'],
  },
  {
    path: '/add-employee',
    who: 'exhibitor',
    screen: 'domains/exhibitor/employee-add.screen.tsx',
    title: t('新增员工', 'Add an employee'),
  },
  {
    path: '/employee/:id',
    who: 'exhibitor',
    screen: 'domains/exhibitor/employee-edit.screen.tsx',
    title: t('编辑员工', 'Edit employee'),
  },
  {
    path: '/liveManage',
    who: 'exhibitor',
    title: t('直播管理', 'Live management'),
    promise: t('创建直播、获取推流地址、管理回放。', 'Creating lives, the address to stream to, and replays.'),
  },
  {
    path: '/latest-products',
    who: 'exhibitor',
    screen: 'domains/latest-products/latest-products.screen.tsx',
    title: t('最新产品', 'Latest products'),
  },
  {
    path: '/document-requests',
    who: 'exhibitor',
    screen: 'domains/product-document/document-requests.screen.tsx',
    title: t('资料申请', 'Document requests'),
    query: ['pageNum', 'state'],
  },
  {
    path: '/hotspot',
    who: 'exhibitor',
    screen: 'domains/hotspot/hotspots.screen.tsx',
    title: t('热点展示', 'Hot showcases'),
  },
  {
    path: '/hotspot-detail/:step/:id?',
    who: 'exhibitor',
    screen: 'domains/hotspot/hotspot-detail.screen.tsx',
    title: t('编辑热点展示', 'Edit showcase'),
  },
  {
    path: '/invitehistory',
    who: 'exhibitor',
    title: t('邀请记录', 'Invitation history'),
    promise: t('查看发出的邀请及其注册结果。', 'Invitations sent, and who registered through them.'),
  },
  {
    path: '/inviteSend',
    who: 'exhibitor',
    title: t('发送邀请', 'Send invitations'),
    promise: t('单个或批量邀请买家。', 'Inviting buyers, one or many.'),
  },
  {
    path: '/invitationCode',
    who: 'exhibitor',
    title: t('邀请码', 'Invitation codes'),
    promise: t('生成与管理邀请码和二维码。', 'Making and managing invitation codes with their QR.'),
  },
  {
    path: '/statistical',
    who: 'exhibitor',
    title: t('数据看板', 'Data dashboard'),
    promise: t(
      '浏览、收藏、询盘、邀请等数据及明细。',
      'Views, favourites, orders and invitations, with the rows behind them.',
    ),
  },
  {
    path: '/report/actorIndex',
    who: 'exhibitor',
    title: t('参展报告', 'Exhibition report'),
    promise: t('本届展会的参展成果汇总。', 'What the fair brought your company.'),
  },
  {
    path: '/footprint/person',
    who: 'exhibitor',
    screen: 'domains/footprint/footprint-people.screen.tsx',
    title: t('谁看过我们', 'Who looked at us'),
    query: ['side', 'pageNum'],
  },
  {
    path: '/collection/audience',
    who: 'exhibitor',
    screen: 'domains/favourite/favourite-visitors.screen.tsx',
    title: t('收藏的观众', 'Favourite visitors'),
    query: ['keyword', 'sort', 'pageNum'],
  },
  {
    path: '/find/person',
    who: 'guestOrExhibitor',
    screen: 'domains/visitor/visitor-find.screen.tsx',
    title: t('找观众', 'Find visitors'),
    query: ['keyword', 'country', 'category', 'business', 'sort', 'pageNum'],
  },
  {
    path: '/find-person/detail/:id',
    who: 'guestOrExhibitor',
    screen: 'domains/visitor/visitor-detail.screen.tsx',
    title: t('观众详情', 'Visitor'),
  },
];

const member: readonly Address[] = [
  {
    path: '/potential-order',
    who: 'member',
    screen: 'domains/order/orders.screen.tsx',
    title: t('意向订单', 'Intent orders'),
    query: ['pageNum', 'state', 'as'],
  },
  {
    path: '/mail',
    who: 'member',
    screen: 'domains/notice/notices.screen.tsx',
    title: t('消息中心', 'Messages'),
    query: ['pageNum', 'type', 'as'],
  },
  {
    path: '/chat',
    who: 'member',
    title: t('在线洽谈', 'Chat'),
    promise: t('与展商或买家一对一文字、音视频洽谈。', 'Talking one to one, in text, voice or video.'),
  },
  {
    path: '/invite',
    who: 'member',
    title: t('邀约', 'Invitations'),
    promise: t('收到和发出的邀约。', 'Invitations received and sent.'),
  },
  {
    path: '/opportunity-manage/:action',
    who: 'member',
    screen: 'domains/newsfeed/own-posts.screen.tsx',
    title: t('商圈动态管理', 'My news feed'),
    query: ['post', 'copy', 'state', 'pageNum'],
  },
  {
    path: '/personal/questionnaire/change',
    who: 'member',
    screen: 'domains/questionnaire/questionnaire-change.screen.tsx',
    title: t('修改问卷', 'Change questionnaire'),
    query: ['site'],
  },
  {
    path: '/versionLog',
    who: 'member',
    screen: 'domains/exhibition/version-log.screen.tsx',
    title: t('版本记录', 'Version log'),
  },
];

const later: readonly Address[] = [
  {
    path: '/actorCollection',
    who: 'everyone',
    screen: 'domains/collection/collection-list.screen.tsx',
    title: t('展商专题', 'Exhibitors by theme'),
    query: ['pageNum'],
    indexable: true,
    waits: true,
  },
  {
    path: '/actorCollection/:id',
    who: 'everyone',
    screen: 'domains/collection/collection-detail.screen.tsx',
    title: t('展商专题', 'Exhibitors by theme'),
    indexable: true,
  },
  {
    path: '/onLineMeeting',
    who: 'everyone',
    title: t('线上会议', 'Online meeting'),
    promise: t('线上会议的入口与日程。', 'The doors and the schedule of online meetings.'),
  },
  {
    path: '/procurementDocking',
    who: 'everyone',
    title: t('采购对接', 'Procurement docking'),
    promise: t('发布采购需求，让合适的展商找到您。', 'Posting what you need, so that the right exhibitors find you.'),
  },
  {
    path: '/purchaseMeeting',
    who: 'everyone',
    title: t('采购对接会', 'Procurement meeting'),
    promise: t('报名参加采购对接会。', 'Signing up for procurement-matching meetings.'),
  },
  {
    path: '/meetingList',
    who: 'everyone',
    title: t('会议列表', 'Meeting list'),
    promise: t('全部对接会与会议，含北京时间。', 'All meetings with their times (GMT+8).'),
  },
  {
    path: '/meetingList/:id',
    who: 'everyone',
    title: t('会议详情', 'Meeting'),
    promise: t('会议的时间、地点与报名。', 'Time, place and sign-up of a meeting.'),
  },
  {
    path: '/live',
    who: 'everyone',
    title: t('直播', 'Live'),
    promise: t('展商直播、同期活动与回放。', 'Exhibitor lives, programmes and replays.'),
  },
  {
    path: '/live/list',
    who: 'everyone',
    title: t('直播列表', 'Live list'),
    promise: t('预告、直播中与回放。', 'Upcoming, on live and replay.'),
  },
  {
    path: '/live/:id',
    who: 'everyone',
    title: t('直播间', 'Live room'),
    promise: t('观看直播、提问、查看展品。', 'Watching, asking, and the exhibits shown.'),
  },
  {
    path: '/map/:floor?',
    who: 'everyone',
    title: t('展位导览', 'Booth guide'),
    promise: t('可缩放的楼层平面图与步行路线。', 'Floor plans to zoom, with walking routes.'),
  },
  {
    path: '/boothMapList',
    who: 'everyone',
    title: t('展位图列表', 'Booth map list'),
    promise: t('全部楼层的展位图。', 'The booth maps of all floors.'),
  },
  {
    path: '/find-opportunity',
    who: 'everyone',
    screen: 'domains/newsfeed/newsfeed.screen.tsx',
    title: t('商圈', 'Business circle'),
    query: ['post', 'receiver', 'category', 'authorKind', 'keyword', 'cursor'],
    indexable: true,
    waits: true,
  },
];

/** Of an installation without a fair; opened by the one-time link that the start prints. */
const setUp: readonly Address[] = [
  {
    path: '/set-up',
    who: 'setUp',
    screen: 'domains/exhibition/set-up.screen.tsx',
    title: t('创建展会', 'Set up the fair'),
  },
];

/** The organizer console (ruling 1.2); who sees what in its menu stands in `shell/organizer/organizer-menu.ts`. */
const organizer: readonly Address[] = [
  {
    path: '/organizer/login',
    who: 'organizerLogin',
    screen: 'domains/organizer/organizer-login.screen.tsx',
    title: t('控制台登录', 'Console log-in'),
    query: ['device', 'link'],
  },
  {
    path: '/organizer',
    who: 'organizer',
    screen: 'domains/organizer/overview.screen.tsx',
    title: t('概览', 'Overview'),
  },
  {
    path: '/organizer/visitors',
    who: 'organizer',
    screen: 'domains/visitor-review/visitors.screen.tsx',
    title: t('观众审核', 'Visitors'),
    query: ['state', 'keyword', 'country', 'source', 'from', 'to', 'sort', 'pageNum'],
  },
  {
    path: '/organizer/visitors/:id',
    who: 'organizer',
    screen: 'domains/visitor-review/visitor-record.screen.tsx',
    title: t('观众', 'Visitor'),
  },
  {
    path: '/organizer/exhibitors',
    who: 'organizer',
    screen: 'domains/exhibitor-record/exhibitor-list.screen.tsx',
    title: t('展商', 'Exhibitors'),
    query: ['state', 'keyword', 'hall', 'category', 'pageNum'],
  },
  {
    path: '/organizer/exhibitors/:id',
    who: 'organizer',
    screen: 'domains/exhibitor-record/exhibitor-record.screen.tsx',
    title: t('展商', 'Exhibitor'),
  },
  {
    path: '/organizer/colleagues',
    who: 'organizer',
    screen: 'domains/preregistration/colleague-queue.screen.tsx',
    title: t('团体预登记', 'Group pre-registrations'),
    query: ['standing', 'keyword', 'pageNum'],
  },
  {
    path: '/organizer/questionnaire',
    who: 'organizer',
    screen: 'domains/questionnaire/question-list.screen.tsx',
    title: t('问卷', 'Questionnaires'),
    query: ['site'],
  },
  {
    path: '/organizer/questionnaire/:code',
    who: 'organizer',
    screen: 'domains/questionnaire/question-editor.screen.tsx',
    title: t('编辑题目', 'Edit question'),
    query: ['site'],
  },
  {
    path: '/organizer/compliance',
    who: 'organizer',
    screen: 'domains/compliance/compliance.screen.tsx',
    title: t('合规规则', 'Compliance rules'),
    query: ['keyword', 'kind', 'pageNum'],
  },
  {
    path: '/organizer/vip',
    who: 'organizer',
    screen: 'domains/vip/vip-queue.screen.tsx',
    title: t('VIP 审核', 'VIP applications'),
    query: ['status', 'keyword', 'pageNum'],
  },
  {
    path: '/organizer/vip/:id',
    who: 'organizer',
    screen: 'domains/vip/vip-record.screen.tsx',
    title: t('VIP 申请', 'VIP application'),
  },
  {
    path: '/organizer/posts',
    who: 'organizer',
    screen: 'domains/newsfeed/post-queue.screen.tsx',
    title: t('商圈动态', 'Posts'),
    query: ['queue', 'state', 'authorKind', 'keyword', 'pageNum'],
  },
  {
    path: '/organizer/posts/:id',
    who: 'organizer',
    screen: 'domains/newsfeed/post-record.screen.tsx',
    title: t('商圈动态', 'Post'),
  },
  {
    path: '/organizer/home',
    who: 'organizer',
    screen: 'domains/home/home-links.screen.tsx',
    title: t('首页与页面链接', 'Home page and links'),
    query: ['place'],
  },
  {
    path: '/organizer/home/sections',
    who: 'organizer',
    screen: 'domains/home/home-sections.screen.tsx',
    title: t('首页栏目', 'Sections of the home page'),
  },
  {
    path: '/organizer/home/featured',
    who: 'organizer',
    screen: 'domains/home/home-featured.screen.tsx',
    title: t('推荐展商', 'Featured exhibitors'),
  },
  {
    path: '/organizer/home/collections',
    who: 'organizer',
    screen: 'domains/collection/collection-manage.screen.tsx',
    title: t('展商专题', 'Exhibitors by theme'),
  },
  {
    path: '/organizer/articles',
    who: 'organizer',
    screen: 'domains/article/article-list.screen.tsx',
    title: t('新闻', 'News'),
    query: ['tab', 'keyword', 'pageNum'],
  },
  {
    path: '/organizer/articles/:id',
    who: 'organizer',
    screen: 'domains/article/article-editor.screen.tsx',
    title: t('编辑新闻', 'Edit article'),
  },
  {
    path: '/organizer/programmes',
    who: 'organizer',
    screen: 'domains/programme/programme-desk.screen.tsx',
    title: t('同期活动', 'Programmes'),
    query: ['tab', 'keyword', 'pageNum'],
  },
  {
    path: '/organizer/programmes/:id',
    who: 'organizer',
    screen: 'domains/programme/programme-editor.screen.tsx',
    title: t('编辑活动', 'Edit programme'),
  },
  {
    path: '/organizer/pages',
    who: 'organizer',
    screen: 'domains/page/page-list.screen.tsx',
    title: t('页面', 'Pages'),
  },
  {
    path: '/organizer/pages/:page',
    who: 'organizer',
    screen: 'domains/page/page-editor.screen.tsx',
    title: t('编辑页面', 'Edit page'),
  },
  {
    path: '/organizer/pages/questions',
    who: 'organizer',
    screen: 'domains/page/questions-editor.screen.tsx',
    title: t('常见问题', 'Q&A'),
  },
  {
    path: '/organizer/suggestions',
    who: 'organizer',
    screen: 'domains/suggestion/suggestion-list.screen.tsx',
    title: t('意见与建议', 'Feedback'),
    query: ['state', 'kind', 'keyword', 'pageNum'],
  },
  {
    path: '/organizer/announcements',
    who: 'organizer',
    screen: 'domains/announcement/announcement-list.screen.tsx',
    title: t('公告', 'Announcements'),
    query: ['tab', 'pageNum'],
  },
  {
    path: '/organizer/announcements/:id',
    who: 'organizer',
    screen: 'domains/announcement/announcement.screen.tsx',
    title: t('公告', 'Announcement'),
  },
  {
    path: '/organizer/search-terms',
    who: 'organizer',
    screen: 'domains/search/search-terms.screen.tsx',
    title: t('热门搜索', 'Search trends'),
  },
  {
    path: '/organizer/badge',
    who: 'organizer',
    screen: 'domains/voucher/badge-check.screen.tsx',
    title: t('胸卡核验', 'Check a badge'),
  },
  {
    path: '/organizer/staff',
    who: 'organizer',
    screen: 'domains/organizer/staff.screen.tsx',
    title: t('工作人员', 'Staff'),
  },
  {
    path: '/organizer/settings',
    who: 'organizer',
    screen: 'domains/organizer/settings.screen.tsx',
    title: t('展会设置', 'Settings'),
  },
  {
    path: '/organizer/audit',
    who: 'organizer',
    screen: 'domains/organizer/audit.screen.tsx',
    title: t('操作日志', 'Audit log'),
    query: ['act', 'accountId', 'objectId', 'from', 'to', 'cursor'],
  },
  {
    path: '/organizer/security',
    who: 'organizer',
    screen: 'domains/organizer/security.screen.tsx',
    title: t('登录安全', 'Log-in security'),
  },
];

/** The site map: every address of section 2 of the specification, and the organizer console (ruling 1.2). */
export const SITE_MAP: readonly Address[] = [
  ...open,
  ...account,
  ...ownAccount,
  ...byLink,
  ...visitor,
  ...exhibitor,
  ...member,
  ...later,
  ...organizer,
  ...setUp,
];

/** A short name from an address: `find-exhibit-detail-id`. */
export const addressName = (path: string): string =>
  path.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'home';
