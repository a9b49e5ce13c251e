import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import type { IconName } from '../ui/icons.tsx';
import type { shellTexts } from './shell.texts.ts';

type MenuText = Exclude<keyof typeof shellTexts, 'unread'>;
export type MenuItem = { to: string; text: MenuText };
/** Of a menu that shows signs: one for each room (menus.test.ts). */
type SignedItem = MenuItem & { icon: IconName };

const room = (to: string, text: MenuText): MenuItem => ({ to, text });
const item = (to: string, text: MenuText, icon: IconName): SignedItem => ({ to, text, icon });

/** 2: the fair is open for registration only (specification, section 1). Exhibitors prepare their side meanwhile. */
type Mode = 1 | 2;
export const registrationOnly = (user: CurrentUser | null, mode: Mode): boolean =>
  mode === 2 && (user === null || user.subjectType === 'VISITOR');

/** Header menu (specification, section 2): exhibitors find visitors, everybody else exhibitors and products. */
export const mainMenu = (user: CurrentUser | null, mode: Mode): readonly MenuItem[] =>
  registrationOnly(user, mode) ? [room('/', 'home'), room('/news', 'news')] : wholeMenu(user);

const wholeMenu = (user: CurrentUser | null): readonly MenuItem[] => [
  room('/', 'home'),
  ...(user?.subjectType === 'ACTOR'
    ? [room('/find/person', 'visitors')]
    : [room('/find/actor', 'exhibitors'), room('/find/product', 'products')]),
  room('/live', 'live'),
  room('/find-opportunity', 'circle'),
  ...(user?.subjectType === 'ACTOR' ? [] : [room('/procurementDocking', 'sourcing')]),
  room('/news', 'news'),
  room('/map', 'map'),
  room('/meetingList', 'meetings'),
];

/** The foot of every page; `place` is where the organizer's own links stand below. */
export const FOOTER_COLUMNS = [
  {
    title: 'quickLinks',
    place: 'quickLinks',
    links: [
      ['/find/actor', 'exhibitors'],
      ['/find/product', 'products'],
      ['/ingredients', 'ingredients'],
      ['/procurementDocking', 'sourcing'],
      ['/live', 'live'],
      ['/news', 'news'],
      ['/programmes', 'programmes'],
      ['/map', 'map'],
      ['/meetingList', 'meetings'],
    ],
  },
  {
    title: 'help',
    place: null,
    links: [
      ['/aboutus', 'about'],
      ['/qa', 'qa'],
      ['/suggest', 'suggest'],
      ['/agreement', 'agreement'],
      ['/disclaimer', 'disclaimer'],
    ],
  },
  { title: 'handbook', place: 'handbook', links: [] },
  {
    title: 'forExhibitors',
    place: null,
    links: [['/login/actor', 'exhibitorLogin']],
  },
] as const;

/** Does a link that stands at the foot of every page lead this person anywhere? What the header keeps back, and a log-in for whoever is logged in, do not. */
export const leadsOn = (to: string, user: CurrentUser | null, mode: Mode): boolean => {
  if (to === '/login/actor') return user === null;
  if (to === '/ingredients') return !registrationOnly(user, mode);
  const inHeader = (items: readonly MenuItem[]) => items.some((one) => one.to === to);
  return !inHeader(wholeMenu(null)) || inHeader(mainMenu(user, mode));
};

/** Side menu: favourites, watch history, pre-registration: `site` where that is an external page. Exhibitors have theirs in the workbench. */
export const sideMenu = (user: CurrentUser | null, mode: Mode, site: boolean): readonly SignedItem[] =>
  registrationOnly(user, mode) || (user !== null && user.subjectType !== 'VISITOR')
    ? []
    : [
        item('/collection/product', 'favourites', 'star'),
        item('/footprint/product', 'history', 'clock'),
        // a guest registers, a visitor brings colleagues
        user === null
          ? item('/register/email/0', 'preRegistration', 'ticket')
          : site
            ? item('/preRegistration/enter', 'preRegistration', 'ticket')
            : item('/preRegistration/group', 'colleagues', 'ticket'),
      ];

/** 'My Workbench' (specification, sections 2 and 4). */
export function workbenchPath(user: CurrentUser): string {
  if (user.subjectType === 'ORGANIZER') return '/organizer';
  if (user.subjectType === 'VISITOR') return '/footprint/exhibitor';
  return '/company-management';
}

/** Bottom bar of the phone: 'Me' of visitors and guests is one page, of everybody else the workbench. */
export const bottomBar = (user: CurrentUser | null, mode: Mode): readonly SignedItem[] => {
  const me = item(user === null || user.subjectType === 'VISITOR' ? '/me' : workbenchPath(user), 'me', 'person');
  if (registrationOnly(user, mode)) return [item('/', 'home', 'home'), item('/news', 'news', 'journal'), me];
  return [
    item('/', 'home', 'home'),
    item(user?.subjectType === 'ACTOR' ? '/find/person' : '/find/product', 'find', 'search'),
    item('/live', 'live', 'live'),
    ...(user?.subjectType === 'ORGANIZER' ? [] : [item('/mail', 'messages', 'mail')]),
    me,
  ];
};
