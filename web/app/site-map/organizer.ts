import type { QueueName } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { STAFF_ROLES, type StaffRole } from '@fairbridge/contract/roles.ts';
import type { NavIconName } from '../ui/nav-icons.tsx';
import { t, type Address } from './address.ts';

/** The console's work, in the order of its side menu. */
export const MENU_GROUPS = ['fair', 'exhibitors', 'visitors', 'content', 'onSite', 'team'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

type ConsoleAddress = Address & {
  /** Its line in the side menu, in the order of this list; addresses below it belong to it too. */
  menu?: {
    /** Where it is called otherwise than the screen. */
    title?: Bilingual;
    icon: NavIconName;
    group: MenuGroup;
    /** Whose work it is, as its calls are declared; an owner may do what any of them may. The API decides about data: this only hides what would be refused. */
    who: readonly StaffRole[];
    /** Where the fair's products have ingredients alone. */
    ofIngredients?: true;
    /** What can be done there beside what its title says, for whoever searches for it. */
    holds?: readonly Bilingual[];
    /** What waits in it: counted beside the line for those whose work it is. */
    queues?: readonly QueueName[];
  };
};

/** The organizer console (ruling 1.2): its screens, group by group, and who sees which of them in its menu. */
export const organizerAddresses: readonly ConsoleAddress[] = [
  {
    path: '/organizer/login',
    group: 'organizerLogin',
    screen: 'domains/organizer/organizer-login.screen.tsx',
    title: t('控制台登录', 'Console login'),
    query: ['device', 'link'],
  },
  {
    path: '/organizer',
    group: 'organizer',
    screen: 'domains/organizer/overview.screen.tsx',
    title: t('概览', 'Overview'),
    menu: { icon: 'overview', group: 'fair', who: STAFF_ROLES },
  },
  {
    path: '/organizer/figures',
    group: 'organizer',
    screen: 'domains/fair-figures/registration-figures.screen.tsx',
    title: t('数据分析', 'Figures'),
    query: ['from', 'to', 'step'],
    menu: {
      icon: 'bars',
      group: 'fair',
      who: STAFF_ROLES,
      holds: [
        t('注册数量、来源、国家/地区', 'Registrations by day, source and country'),
        t('展馆的展商、浏览和询盘', 'Exhibitors, views and inquiries of halls'),
        t('搜索无果、未答复的询盘', 'Searches without results, unanswered inquiries'),
        t('展商准备情况、答复用时', 'Readiness and answer time of exhibitors'),
      ],
    },
  },
  {
    path: '/organizer/figures/halls',
    group: 'organizer',
    screen: 'domains/fair-figures/hall-figures.screen.tsx',
    title: t('数据分析：展馆', 'Figures: halls'),
    query: ['from', 'to'],
  },
  {
    path: '/organizer/figures/demand',
    group: 'organizer',
    screen: 'domains/fair-figures/demand.screen.tsx',
    title: t('数据分析：需求', 'Figures: demand'),
    query: ['from', 'to', 'pageNum'],
  },
  {
    path: '/organizer/figures/exhibitors',
    group: 'organizer',
    screen: 'domains/fair-figures/exhibitor-figures.screen.tsx',
    title: t('数据分析：展商', 'Figures: exhibitors'),
    query: ['from', 'to', 'keyword', 'hall', 'sort', 'descending', 'pageNum'],
  },
  {
    path: '/organizer/settings',
    group: 'organizer',
    screen: 'domains/organizer/settings.screen.tsx',
    title: t('展会设置', 'Settings'),
    menu: {
      icon: 'sliders',
      group: 'fair',
      who: ['owner'],
      holds: [
        t('仅开放注册', 'Registration only'),
        t('注册完成后自动通过、允许稍后完成注册', 'Approve registrations automatically, complete registration later'),
        t('关闭展商端', 'Close the exhibitor side'),
        t('展商管理员登录需要邮箱验证码', 'E-mail code for exhibitor administrators'),
        t('商圈动态先审后发、发布数量', 'Review posts before publishing, number of posts'),
        t('客服电话、服务时间', 'Customer service telephone and hours'),
        t('接待时间', 'Opening hours'),
      ],
    },
  },
  {
    path: '/organizer/exhibitors',
    group: 'organizer',
    screen: 'domains/exhibitor-record/exhibitor-list.screen.tsx',
    title: t('展商', 'Exhibitors'),
    query: ['state', 'keyword', 'hall', 'category', 'sort', 'descending', 'pageNum'],
    menu: { icon: 'company', group: 'exhibitors', who: ['editor', 'support'] },
  },
  {
    path: '/organizer/exhibitors/:id',
    group: 'organizer',
    screen: 'domains/exhibitor-record/exhibitor-record.screen.tsx',
    title: t('展商', 'Exhibitor'),
  },
  {
    path: '/organizer/exhibitors/:id/edit',
    group: 'organizer',
    screen: 'domains/exhibitor-record/exhibitor-editor.screen.tsx',
    title: t('编辑展商', 'Edit exhibitor'),
    query: ['slot'],
  },
  {
    path: '/organizer/floor-plan',
    group: 'organizer',
    screen: 'domains/floor-plan/floor-plan-desk.screen.tsx',
    title: t('展馆平面图', 'Floor plan'),
    menu: {
      icon: 'map',
      group: 'exhibitors',
      who: ['editor'],
      holds: [
        t('楼层、展位、空展位', 'Floors, booths, free booths'),
        t('导入平面图和展位表', 'Import a plan or a list of booths'),
      ],
    },
  },
  {
    path: '/organizer/floor-plan/heat-map',
    group: 'organizer',
    screen: 'domains/floor-plan/heat-map.screen.tsx',
    title: t('展位热度图', 'Heat map'),
    query: ['from', 'to', 'figure', 'floor'],
  },
  {
    path: '/organizer/floor-plan/:floor',
    group: 'organizer',
    screen: 'domains/floor-plan/editor/floor-editor.screen.tsx',
    title: t('编辑平面图', 'Edit plan'),
  },
  {
    path: '/organizer/vocabulary',
    group: 'organizer',
    screen: 'domains/vocabulary/vocabulary-list.screen.tsx',
    title: t('类别与展馆', 'Categories and halls'),
    query: ['vocabulary', 'state', 'keyword', 'pageNum'],
    menu: {
      icon: 'bookmark',
      group: 'exhibitors',
      who: ['editor'],
      holds: [
        t('展品类别、展馆、楼层', 'Categories of exhibits, halls, floors'),
        t('企业类型、动态标签', 'Company types, post tags'),
        t('添加、停用、合并，导入表格', 'Add, retire, merge, import a spreadsheet'),
      ],
    },
  },
  {
    path: '/organizer/vocabulary/:vocabulary/:code',
    group: 'organizer',
    screen: 'domains/vocabulary/vocabulary-entry.screen.tsx',
    title: t('编辑词条', 'Edit entry'),
  },
  {
    path: '/organizer/compliance',
    group: 'organizer',
    screen: 'domains/compliance/compliance.screen.tsx',
    title: t('合规规则', 'Compliance rules'),
    query: ['keyword', 'kind', 'pageNum'],
    menu: { icon: 'shield', group: 'exhibitors', who: ['editor'], ofIngredients: true },
  },
  {
    path: '/organizer/compliance/:id',
    group: 'organizer',
    screen: 'domains/compliance/rule-editor.screen.tsx',
    title: t('编辑合规规则', 'Edit compliance rule'),
    query: ['slot', 'keyword', 'kind', 'pageNum'],
  },
  {
    path: '/organizer/visitors',
    group: 'organizer',
    screen: 'domains/visitor-review/visitors.screen.tsx',
    title: t('观众', 'Visitors'),
    query: ['state', 'keyword', 'country', 'source', 'from', 'to', 'sort', 'pageNum'],
    menu: { icon: 'people', group: 'visitors', who: ['reviewer', 'support'], queues: ['visitors'] },
  },
  {
    path: '/organizer/visitors/:id',
    group: 'organizer',
    screen: 'domains/visitor-review/visitor-record.screen.tsx',
    title: t('观众', 'Visitor'),
  },
  {
    path: '/organizer/colleagues',
    group: 'organizer',
    screen: 'domains/preregistration/colleague-queue.screen.tsx',
    title: t('团体预登记', 'Group pre-registration'),
    query: ['standing', 'keyword', 'pageNum'],
    menu: { icon: 'badge', group: 'visitors', who: ['reviewer', 'support'], queues: ['colleagues'] },
  },
  {
    path: '/organizer/vip',
    group: 'organizer',
    screen: 'domains/vip/vip-queue.screen.tsx',
    title: t('VIP 审核', 'VIP applications'),
    query: ['status', 'keyword', 'sort', 'descending', 'pageNum'],
    menu: { icon: 'passport', group: 'visitors', who: ['reviewer'], queues: ['vipApplications'] },
  },
  {
    path: '/organizer/vip/:id',
    group: 'organizer',
    screen: 'domains/vip/vip-record.screen.tsx',
    title: t('VIP 申请', 'VIP application'),
  },
  {
    path: '/organizer/sourcing',
    group: 'organizer',
    screen: 'domains/sourcing/sourcing-queue.screen.tsx',
    title: t('采购需求', 'Sourcing requirements'),
    query: ['state', 'keyword', 'country', 'pageNum'],
    menu: {
      title: t('采购需求', 'Sourcing'),
      icon: 'basket',
      group: 'visitors',
      who: ['reviewer'],
      queues: ['sourcing'],
    },
  },
  {
    path: '/organizer/sourcing/:id',
    group: 'organizer',
    screen: 'domains/sourcing/sourcing-record.screen.tsx',
    title: t('采购需求', 'Sourcing requirement'),
  },
  {
    path: '/organizer/meetings',
    group: 'organizer',
    screen: 'domains/meeting/meeting-manage.screen.tsx',
    title: t('采购对接会', 'Meetings'),
    query: ['pageNum'],
    menu: { icon: 'handset', group: 'visitors', who: ['reviewer', 'editor'], queues: ['meetingSignups'] },
  },
  {
    path: '/organizer/meetings/:id',
    group: 'organizer',
    screen: 'domains/meeting/meeting-editor.screen.tsx',
    title: t('编辑采购对接会', 'Edit meeting'),
    query: ['slot'],
  },
  {
    path: '/organizer/meetings/:id/signups',
    group: 'organizer',
    screen: 'domains/meeting/meeting-desk-signups.screen.tsx',
    title: t('对接会报名', 'Meeting sign-ups'),
    query: ['audit', 'side', 'participation', 'keyword', 'pageNum'],
  },
  {
    path: '/organizer/meetings/:id/appointments',
    group: 'organizer',
    screen: 'domains/meeting/meeting-desk-appointments.screen.tsx',
    title: t('对接会洽谈', 'Meeting appointments'),
    query: ['state', 'keyword', 'pageNum'],
  },
  {
    path: '/organizer/meetings/:id/schedule',
    group: 'organizer',
    screen: 'domains/meeting/meeting-desk-schedule.screen.tsx',
    title: t('洽谈排期', 'Meeting schedule'),
  },
  {
    path: '/organizer/questionnaire',
    group: 'organizer',
    screen: 'domains/questionnaire/question-list.screen.tsx',
    title: t('问卷', 'Questionnaires'),
    query: ['site'],
    menu: { icon: 'questions', group: 'visitors', who: ['editor'] },
  },
  {
    path: '/organizer/questionnaire/:code',
    group: 'organizer',
    screen: 'domains/questionnaire/question-editor.screen.tsx',
    title: t('编辑题目', 'Edit question'),
    query: ['site', 'slot'],
  },
  {
    path: '/organizer/questionnaire/:code/written',
    group: 'organizer',
    screen: 'domains/questionnaire/written-answers.screen.tsx',
    title: t('文字回答', 'Written answers'),
    query: ['site', 'keyword', 'pageNum'],
  },
  {
    path: '/organizer/suggestions',
    group: 'organizer',
    screen: 'domains/suggestion/suggestion-list.screen.tsx',
    title: t('意见与建议', 'Feedback'),
    query: ['state', 'kind', 'keyword', 'pageNum'],
    menu: { icon: 'mail', group: 'visitors', who: ['editor', 'support'], queues: ['suggestions'] },
  },
  {
    path: '/organizer/chat-reports',
    group: 'organizer',
    screen: 'domains/chat/chat-reports.screen.tsx',
    title: t('会话举报', 'Chat reports'),
    query: ['closed', 'pageNum'],
    menu: { icon: 'chat', group: 'visitors', who: ['support'], queues: ['chatReports'] },
  },
  {
    path: '/organizer/campaigns',
    group: 'organizer',
    screen: 'domains/campaign/campaign-desk.screen.tsx',
    title: t('推广链接', 'Campaign links'),
    query: ['state', 'keyword', 'medium', 'from', 'to', 'sort', 'descending', 'pageNum'],
    menu: { icon: 'link', group: 'visitors', who: ['editor'] },
  },
  {
    path: '/organizer/campaigns/:id',
    group: 'organizer',
    screen: 'domains/campaign/campaign-desk-editor.screen.tsx',
    title: t('编辑推广链接', 'Edit campaign link'),
    query: ['slot'],
  },
  {
    path: '/organizer/lives',
    group: 'organizer',
    screen: 'domains/live/live-desk.screen.tsx',
    title: t('直播', 'Live streams'),
    query: ['state', 'keyword', 'pageNum'],
    menu: { icon: 'live', group: 'content', who: ['editor', 'support'] },
  },
  {
    path: '/organizer/lives/calendar',
    group: 'organizer',
    screen: 'domains/live/live-calendar.screen.tsx',
    title: t('直播日程', 'Live schedule'),
    query: ['day'],
  },
  {
    path: '/organizer/lives/new',
    group: 'organizer',
    screen: 'domains/own-live/programme-live-editor.screen.tsx',
    title: t('安排直播', 'Plan a live'),
    query: ['slot'],
  },
  {
    path: '/organizer/lives/:id',
    group: 'organizer',
    screen: 'domains/own-live/programme-live-control.screen.tsx',
    title: t('直播控制台', 'Live control page'),
  },
  {
    path: '/organizer/lives/:id/edit',
    group: 'organizer',
    screen: 'domains/own-live/programme-live-editor.screen.tsx',
    title: t('编辑直播', 'Edit live'),
  },
  {
    path: '/organizer/home',
    group: 'organizer',
    screen: 'domains/home/home-links.screen.tsx',
    title: t('首页与页面链接', 'Home page and links'),
    query: ['place', 'lacks'],
    menu: { title: t('首页与链接', 'Home page'), icon: 'home', group: 'content', who: ['editor'] },
  },
  {
    path: '/organizer/home/links/:id',
    group: 'organizer',
    screen: 'domains/home/link-editor.screen.tsx',
    title: t('编辑链接', 'Edit link'),
    query: ['place', 'slot'],
  },
  {
    path: '/organizer/home/sections',
    group: 'organizer',
    screen: 'domains/home/home-sections.screen.tsx',
    title: t('首页栏目', 'Home page sections'),
  },
  {
    path: '/organizer/home/featured',
    group: 'organizer',
    screen: 'domains/home/home-featured.screen.tsx',
    title: t('推荐展商', 'Featured exhibitors'),
  },
  {
    path: '/organizer/home/collections',
    group: 'organizer',
    screen: 'domains/collection/collection-manage.screen.tsx',
    title: t('展商专题', 'Exhibitors by theme'),
  },
  {
    path: '/organizer/home/collections/:id',
    group: 'organizer',
    screen: 'domains/collection/collection-editor.screen.tsx',
    title: t('编辑专题', 'Edit theme'),
    query: ['slot'],
  },
  {
    path: '/organizer/articles',
    group: 'organizer',
    screen: 'domains/article/article-list.screen.tsx',
    title: t('新闻', 'News'),
    query: ['tab', 'keyword', 'lacks', 'sort', 'descending', 'pageNum'],
    menu: { icon: 'document', group: 'content', who: ['editor'] },
  },
  {
    path: '/organizer/articles/:id',
    group: 'organizer',
    screen: 'domains/article/article-editor.screen.tsx',
    title: t('编辑新闻', 'Edit article'),
    query: ['slot'],
  },
  {
    path: '/organizer/programmes',
    group: 'organizer',
    screen: 'domains/programme/programme-desk.screen.tsx',
    title: t('同期活动', 'Events'),
    query: ['tab', 'keyword', 'lacks', 'pageNum'],
    menu: { icon: 'clock', group: 'content', who: ['editor'] },
  },
  {
    path: '/organizer/programmes/:id',
    group: 'organizer',
    screen: 'domains/programme/programme-editor.screen.tsx',
    title: t('编辑活动', 'Edit event'),
    query: ['slot'],
  },
  {
    path: '/organizer/pages',
    group: 'organizer',
    screen: 'domains/page/page-list.screen.tsx',
    title: t('页面', 'Pages'),
    menu: { icon: 'copy', group: 'content', who: ['editor'] },
  },
  {
    path: '/organizer/pages/:page',
    group: 'organizer',
    screen: 'domains/page/page-editor.screen.tsx',
    title: t('编辑页面', 'Edit page'),
  },
  {
    path: '/organizer/pages/questions',
    group: 'organizer',
    screen: 'domains/page/questions-editor.screen.tsx',
    title: t('常见问题', 'Q&A'),
  },
  {
    path: '/organizer/posts',
    group: 'organizer',
    screen: 'domains/newsfeed/post-queue.screen.tsx',
    title: t('商圈动态', 'Posts'),
    query: ['queue', 'state', 'authorKind', 'keyword', 'pageNum'],
    menu: { icon: 'comment', group: 'content', who: ['editor', 'support'], queues: ['posts', 'reportedPosts'] },
  },
  {
    path: '/organizer/posts/:id',
    group: 'organizer',
    screen: 'domains/newsfeed/post-record.screen.tsx',
    title: t('商圈动态', 'Post'),
  },
  {
    path: '/organizer/announcements',
    group: 'organizer',
    screen: 'domains/announcement/announcement-list.screen.tsx',
    title: t('公告', 'Announcements'),
    query: ['tab', 'lacks', 'sort', 'descending', 'pageNum'],
    menu: { icon: 'megaphone', group: 'content', who: ['editor'] },
  },
  {
    path: '/organizer/announcements/:id',
    group: 'organizer',
    screen: 'domains/announcement/announcement.screen.tsx',
    title: t('公告', 'Announcement'),
    query: ['slot'],
  },
  {
    path: '/organizer/search-terms',
    group: 'organizer',
    screen: 'domains/search/search-terms.screen.tsx',
    title: t('热门搜索', 'Search trends'),
    menu: { icon: 'search', group: 'content', who: ['editor'] },
  },
  {
    path: '/organizer/reference-brands',
    group: 'organizer',
    screen: 'domains/search/reference-brands.screen.tsx',
    title: t('参考品牌', 'Reference brands'),
    menu: { icon: 'swap', group: 'content', who: ['editor'], ofIngredients: true },
  },
  {
    path: '/organizer/badge',
    group: 'organizer',
    screen: 'domains/voucher/badge-check.screen.tsx',
    title: t('胸卡核验', 'Verify badge'),
    menu: { icon: 'ticket', group: 'onSite', who: ['reviewer', 'support'] },
  },
  {
    path: '/organizer/staff',
    group: 'organizer',
    screen: 'domains/organizer/staff.screen.tsx',
    title: t('工作人员', 'Staff'),
    menu: { icon: 'person', group: 'team', who: ['owner'] },
  },
  {
    path: '/organizer/audit',
    group: 'organizer',
    screen: 'domains/organizer/audit.screen.tsx',
    title: t('操作日志', 'Audit log'),
    query: ['act', 'accountId', 'objectId', 'from', 'to', 'cursor'],
    menu: { icon: 'journal', group: 'team', who: ['owner'] },
  },
  {
    path: '/organizer/security',
    group: 'organizer',
    screen: 'domains/organizer/security.screen.tsx',
    title: t('登录安全', 'Login security'),
    menu: { icon: 'lock', group: 'team', who: STAFF_ROLES },
  },
];

/** Of an installation without a fair; opened by the one-time link that the start prints. */
export const setUpAddresses: readonly Address[] = [
  {
    path: '/set-up',
    added: true,
    group: 'setUp',
    screen: 'domains/exhibition/set-up.screen.tsx',
    title: t('创建展会', 'Set up the fair'),
  },
];
