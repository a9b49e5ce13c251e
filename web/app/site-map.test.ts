import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageOf } from './page-of.ts';
import { GROUPS, type Group } from './site/groups.ts';
import { addressName, SITE_MAP } from './site-map.ts';

/** Section 2 of the specification, written by hand: every address and who may open it. */
const SPECIFIED: Readonly<Record<Group, readonly string[]>> = {
  everyone: [
    '/',
    '/actorList',
    '/actorDetail/:id',
    '/actorCollection',
    // one of them; not in section 2
    '/actorCollection/:id',
    '/onLineMeeting',
    '/aboutus',
    '/disclaimer',
    '/qa',
    '/agreement',
    '/procurementDocking',
    '/purchaseMeeting',
    '/meetingList',
    '/meetingList/:id',
    '/live',
    '/live/list',
    '/live/:id',
    '/map/:floor?',
    '/boothMapList',
    '/find-opportunity',
    '/search-list',
    // not in section 2
    '/ingredients',
    '/ingredient/:slug',
    '/news',
    '/news/:id',
    '/unsubscribe',
    // programmes, handbooks, the suggestion box; not in section 2
    '/programmes',
    '/programme/:id',
    '/handbook/:who',
    '/suggest',
    // opened by a code or link that was printed or mailed; not in section 2
    '/vip/letter/:code',
    '/preRegistration/confirm/:token',
    '/account/take-back',
  ],
  guestOrVisitor: [
    '/find/actor',
    '/find/product',
    '/find-exhibit/detail/:id',
    '/find-exhibitor/detail/:id',
    // not in section 2
    '/compare',
  ],
  guestOrExhibitor: ['/find/person', '/find-person/detail/:id'],
  signedOut: ['/login', '/login/person', '/login/actor', '/login/:type'],
  registration: [
    // leads to the first step
    '/register',
    '/register/email/:step',
    '/register/mobile/:step',
    '/register/password/vis',
    '/register/completed',
    '/l-register/account-email-info/0',
    '/l-register/account-mobile-info/0',
    '/register/account-info/1',
    '/account-info/1',
    '/register/questionnaire',
    '/questionnaire',
  ],
  visitor: [
    '/profile',
    '/companyfile',
    '/vip',
    '/voucher',
    '/preRegistration/enter',
    '/preRegistration/group',
    '/preRegistration/index/:id?',
    // not in section 2
    '/personal/service',
    '/personal/searches',
    '/personal/follows',
    '/footprint/exhibitor',
    '/footprint/product',
    '/collection/exhibitor',
    '/collection/product',
    '/report/personReport',
  ],
  exhibitor: [
    '/add-exhibit',
    '/exhibit/:id',
    '/exhibit-detail/:id',
    '/my-exhibit-list',
    // import and export by spreadsheet; not in section 2
    '/my-exhibit-import',
    '/my-exhibit-removed',
    '/document-requests',
    '/latest-products',
    '/my-employee-list',
    '/add-employee',
    '/employee/:id',
    '/company-info',
    // as others see it; not in section 2
    '/company-preview',
    '/company-management',
    '/liveManage',
    '/hotspot',
    '/hotspot-detail/:step/:id?',
    '/invitehistory',
    '/inviteSend',
    '/invitationCode',
    '/statistical',
    '/report/actorIndex',
    '/footprint/person',
    '/collection/audience',
  ],
  member: [
    '/chat',
    '/mail',
    '/invite',
    '/opportunity-manage/:action',
    '/personal/questionnaire/change',
    '/potential-order',
    '/versionLog',
  ],
  /** Rulings 2.5, 2.8, 2.9 and 2.11; but for the password not in section 2. */
  account: [
    '/logonQR/:code',
    '/personal/change-password',
    '/personal/bindings',
    '/personal/sessions',
    '/personal/notifications',
    '/personal/privacy',
    '/personal/bind-exhibitor',
  ],
  /** Ruling 1.2; not in section 2. */
  organizer: [
    '/organizer',
    '/organizer/visitors',
    '/organizer/visitors/:id',
    '/organizer/exhibitors',
    '/organizer/exhibitors/:id',
    '/organizer/colleagues',
    '/organizer/questionnaire',
    '/organizer/questionnaire/:code',
    '/organizer/compliance',
    '/organizer/vip',
    '/organizer/vip/:id',
    '/organizer/posts',
    '/organizer/posts/:id',
    '/organizer/search-terms',
    '/organizer/home',
    '/organizer/home/sections',
    '/organizer/home/featured',
    '/organizer/home/collections',
    '/organizer/articles',
    '/organizer/articles/:id',
    '/organizer/programmes',
    '/organizer/programmes/:id',
    '/organizer/pages',
    '/organizer/pages/:page',
    '/organizer/pages/questions',
    '/organizer/suggestions',
    '/organizer/announcements',
    '/organizer/announcements/:id',
    '/organizer/badge',
    '/organizer/staff',
    '/organizer/settings',
    '/organizer/audit',
    '/organizer/security',
  ],
  organizerLogin: ['/organizer/login'],
  // makes the first fair; not in section 2
  setUp: ['/set-up'],
};

/** Rooms still to be built. An address leaves this list with the change that opens it. */
const NOT_OPEN = [
  '/boothMapList',
  '/chat',
  '/invitationCode',
  '/invite',
  '/inviteSend',
  '/invitehistory',
  '/live',
  '/live/:id',
  '/live/list',
  '/liveManage',
  '/map/:floor?',
  '/meetingList',
  '/meetingList/:id',
  '/onLineMeeting',
  '/procurementDocking',
  '/purchaseMeeting',
  '/report/actorIndex',
  '/report/personReport',
  '/statistical',
];

const pathsOf = (group: Group) => SITE_MAP.filter(({ who }) => who === group).map(({ path }) => path);

describe('the site map', () => {
  it.each(GROUPS)('has every address of the specification for %s, and no other', (group) => {
    expect(pathsOf(group).toSorted()).toEqual([...SPECIFIED[group]].toSorted());
  });
  it('names each address once', () => {
    const names = SITE_MAP.map(({ path }) => addressName(path));
    expect(names).toEqual([...new Set(names)]);
  });
  it('says of every room that is not open what will be there, and forgets none', () => {
    const closed = SITE_MAP.filter(({ screen }) => screen === undefined);
    expect(closed.map(({ path }) => path).toSorted()).toEqual([...NOT_OPEN].toSorted());
    expect(closed.filter(({ promise }) => promise === undefined).map(({ path }) => path)).toEqual([]);
  });
  it('names only screens that exist', () => {
    const missing = SITE_MAP.flatMap(({ screen }) =>
      screen === undefined || existsSync(new URL(screen, import.meta.url)) ? [] : [screen],
    );
    expect(missing).toEqual([]);
  });
});

describe('pageOf', () => {
  it('finds an address in both languages with the query keys it reads', () => {
    expect(pageOf('/news')).toEqual({ lang: 'zh', query: ['pageNum'] });
    expect(pageOf('/en/news')).toEqual({ lang: 'en', query: ['pageNum'] });
    expect(pageOf('/en')).toEqual({ lang: 'en', query: [] });
    expect(pageOf('/find-exhibit/detail/P0000000001')).toEqual({ lang: 'zh', query: [] });
    expect(pageOf('/map')).toEqual({ lang: 'zh', query: [] });
    expect(pageOf('/map/3F')).toEqual({ lang: 'zh', query: [] });
    expect(pageOf('/organizer/visitors/V000000001')).toEqual({ lang: 'zh', query: [] });
  });
  it('knows no other address', () => {
    for (const path of [
      '/nothing',
      '/english',
      '/news/1/2',
      '/en/en',
      '/find-exhibit/detail',
      '/organizer/nothing',
      '/enx',
    ])
      expect(pageOf(path)).toBeNull();
  });
});
