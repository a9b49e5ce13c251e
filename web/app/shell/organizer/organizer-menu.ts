import type { Bilingual } from '@fairbridge/contract/text.ts';
import { STAFF_ROLES, type StaffRole } from '@fairbridge/contract/who.ts';
import type { IconName } from '../../ui/icons.tsx';

/** Where in the side menu an item stands. */
export const MENU_GROUPS = ['people', 'fair', 'console'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

export type OrganizerMenuItem = {
  /** Chinese path of the screen, as in `site-map.ts`; addresses below it belong to it too. */
  to: string;
  title: Bilingual;
  icon: IconName;
  group: MenuGroup;
  /** Whose work it is; an owner may do what any of them may. The API decides about data: this only hides what would be refused. */
  who: readonly StaffRole[];
};

/**
 * Every room of the organizer console (ruling 1.2). A new screen takes three steps:
 *
 * 1. its address in `site-map.ts`, list `organizer`, with `who: 'organizer'`: the guard asks for a session and draws header and menu;
 * 2. a line here, with the roles its calls are declared for;
 * 3. the screen, `domains/<noun>/<name>.screen.tsx`, whose content stands in `<OrganizerPage title=...>` (`organizer-page.tsx`).
 *
 * Tables, selection, bulk bar, filters and dialogs that ask for a reason are in this folder too.
 */
export const ORGANIZER_MENU: readonly OrganizerMenuItem[] = [
  {
    to: '/organizer',
    title: { zh: '概览', en: 'Overview' },
    icon: 'overview',
    group: 'people',
    who: STAFF_ROLES,
  },
  {
    to: '/organizer/visitors',
    title: { zh: '观众审核', en: 'Visitors' },
    icon: 'people',
    group: 'people',
    who: ['reviewer', 'support'],
  },
  {
    to: '/organizer/colleagues',
    title: { zh: '团体预登记', en: 'Group pre-registrations' },
    icon: 'badge',
    group: 'people',
    who: ['reviewer', 'support'],
  },
  {
    to: '/organizer/vip',
    title: { zh: 'VIP 审核', en: 'VIP applications' },
    icon: 'passport',
    group: 'people',
    who: ['reviewer'],
  },
  {
    to: '/organizer/badge',
    title: { zh: '胸卡核验', en: 'Check a badge' },
    icon: 'ticket',
    group: 'people',
    who: ['reviewer', 'support'],
  },
  {
    to: '/organizer/exhibitors',
    title: { zh: '展商', en: 'Exhibitors' },
    icon: 'badge',
    group: 'people',
    who: ['editor', 'support'],
  },
  {
    to: '/organizer/home',
    title: { zh: '首页与链接', en: 'Home page' },
    icon: 'home',
    group: 'fair',
    who: ['editor'],
  },
  {
    to: '/organizer/questionnaire',
    title: { zh: '问卷', en: 'Questionnaires' },
    icon: 'questions',
    group: 'fair',
    who: ['editor'],
  },
  {
    to: '/organizer/compliance',
    title: { zh: '合规规则', en: 'Compliance rules' },
    icon: 'document',
    group: 'fair',
    who: ['editor'],
  },
  {
    to: '/organizer/posts',
    title: { zh: '商圈动态', en: 'Posts' },
    icon: 'comment',
    group: 'fair',
    who: ['editor', 'support'],
  },
  {
    to: '/organizer/articles',
    title: { zh: '新闻', en: 'News' },
    icon: 'document',
    group: 'fair',
    who: ['editor'],
  },
  {
    to: '/organizer/programmes',
    title: { zh: '同期活动', en: 'Programmes' },
    icon: 'clock',
    group: 'fair',
    who: ['editor'],
  },
  {
    to: '/organizer/pages',
    title: { zh: '页面', en: 'Pages' },
    icon: 'copy',
    group: 'fair',
    who: ['editor'],
  },
  {
    to: '/organizer/suggestions',
    title: { zh: '意见与建议', en: 'Feedback' },
    icon: 'mail',
    group: 'fair',
    who: ['editor', 'support'],
  },
  {
    to: '/organizer/announcements',
    title: { zh: '公告', en: 'Announcements' },
    icon: 'mail',
    group: 'fair',
    who: ['editor'],
  },
  {
    to: '/organizer/search-terms',
    title: { zh: '热门搜索', en: 'Search trends' },
    icon: 'search',
    group: 'fair',
    who: ['editor'],
  },
  {
    to: '/organizer/settings',
    title: { zh: '展会设置', en: 'Settings' },
    icon: 'sliders',
    group: 'fair',
    who: ['owner'],
  },
  {
    to: '/organizer/staff',
    title: { zh: '工作人员', en: 'Staff' },
    icon: 'badge',
    group: 'console',
    who: ['owner'],
  },
  {
    to: '/organizer/audit',
    title: { zh: '操作日志', en: 'Audit log' },
    icon: 'journal',
    group: 'console',
    who: ['owner'],
  },
  {
    to: '/organizer/security',
    title: { zh: '登录安全', en: 'Log-in security' },
    icon: 'lock',
    group: 'console',
    who: STAFF_ROLES,
  },
];

/** What somebody of this role sees in the side menu. */
export const menuOf = (role: StaffRole): readonly OrganizerMenuItem[] =>
  ORGANIZER_MENU.filter(({ who }) => role === 'owner' || who.includes(role));

/** The item that an address belongs to: the longest that fits; null for an address outside the console. */
export function itemOf(path: string): OrganizerMenuItem | null {
  const fitting = ORGANIZER_MENU.filter(({ to }) => path === to || path.startsWith(`${to}/`));
  return fitting.toSorted((a, b) => b.to.length - a.to.length)[0] ?? null;
}
