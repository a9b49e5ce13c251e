import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { matchRoute } from './match-route.ts';
import { GROUPS, type Group } from './site/groups.ts';
import { SITE_MAP } from './site-map.ts';
import { addressName } from './site-map/address.ts';
import { COMING } from './site-map/coming.ts';

/** Section 2 of the specification, written by hand: every address and who may open it. */
const SPECIFIED: Readonly<Record<Group, readonly string[]>> = {
  everyone: [
    '/',
    '/actorList',
    '/actorDetail/:id',
    '/actorCollection',
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
  ],
  guestOrVisitor: ['/find/actor', '/find/product', '/find-exhibit/detail/:id', '/find-exhibitor/detail/:id'],
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
    '/my-exhibit-removed',
    '/document-requests',
    '/latest-products',
    '/my-employee-list',
    '/add-employee',
    '/employee/:id',
    '/company-info',
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
  account: ['/personal/change-password'],
  organizer: [],
  organizerLogin: [],
  setUp: [],
};

/** What the portal adds for who is signed in, by hand too: such an address must not come to be anybody's. */
const ADDED: Readonly<Partial<Record<Group, readonly string[]>>> = {
  registration: [],
  visitor: [
    '/potential-order/:id',
    '/quotes',
    '/procurementDocking/new',
    '/procurementDocking/:id/edit',
    '/personal/service',
    '/personal/searches',
    '/collection/live',
    '/personal/follows',
    '/personal/who-can-see-me',
    '/visit-plan',
  ],
  exhibitor: [
    '/company-tasks',
    '/connection-guide',
    '/connection/:id',
    '/connections',
    '/inquiries',
    '/inquiries/:id',
    '/my-exhibit-import',
    '/company-preview',
    '/customer-pool',
    '/customer/:id',
    '/badge-scans',
    '/campaigns',
    '/campaigns/:id',
    '/liveManage/add',
    '/liveManage/edit/:id',
    '/liveManage/control/:id',
  ],
  member: [
    '/chat/test',
    '/me/agenda',
    '/meetingAppointments',
    '/meetingAppointments/:id',
    '/meetingList/:id/partners',
    '/procurementDocking/:id',
    '/visiting-card',
  ],
  // rulings 2.5, 2.8, 2.9 and 2.11
  account: [
    '/logonQR/:code',
    '/personal/bindings',
    '/personal/sessions',
    '/personal/notifications',
    '/personal/privacy',
    '/personal/bind-exhibitor',
  ],
  // makes the first fair
  setUp: ['/set-up'],
};

/** Rooms still to be built. An address leaves this list with the change that opens it. */
const NOT_OPEN: readonly string[] = [];

const ofTheConsole = (path: string): boolean => /^\/organizer(?:\/|$)/.test(path);
const specified = SITE_MAP.filter(({ path, added }) => added !== true && !ofTheConsole(path));
const pathsOf = (group: Group) => specified.filter(({ group: who }) => who === group).map(({ path }) => path);

/** Every address with who may open it, as the written reference has it. */
const written = [
  ...readFileSync(new URL('../../docs/reference/screens.md', import.meta.url), 'utf8').matchAll(
    /^\| `(?<path>\/[^`]*)` \| (?<who>\w+) \|/gm,
  ),
].map(({ groups }) => [groups?.['path'], groups?.['who']]);

describe('the site map', () => {
  it.each(GROUPS)('has every address of the specification for %s, and no other', (group) => {
    expect(pathsOf(group).toSorted()).toEqual([...SPECIFIED[group]].toSorted());
  });
  it.each(Object.entries(ADDED))('adds for %s what is written here, and no other', (group, paths) => {
    const added = SITE_MAP.filter(
      ({ path, group: who, added: isAdded }) => isAdded && who === group && !ofTheConsole(path),
    );
    expect(added.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
  });
  it('has no other address and reader than the written reference, those that the portal adds too', () => {
    expect(written.length).toBeGreaterThan(100);
    expect(SITE_MAP.map(({ path, group: who }) => [path, who])).toEqual(written);
  });
  it('opens what stands below /organizer to the staff alone, and nothing else; only the log-in to who is signed out', () => {
    const readers = SITE_MAP.map(({ path, group: who }) => [path, who]);
    const expected = SITE_MAP.map(({ path, group: who }) => {
      if (path === '/organizer/login') return [path, 'organizerLogin'];
      return [path, ofTheConsole(path) ? 'organizer' : who];
    });
    expect(readers).toEqual(expected);
    const outside = SITE_MAP.filter(({ path, group: who }) => !ofTheConsole(path) && who.startsWith('organizer'));
    expect(outside).toEqual([]);
  });
  it('names each address once', () => {
    const names = SITE_MAP.map(({ path }) => addressName(path));
    expect(names).toEqual([...new Set(names)]);
  });
  it('says what will be there of every room that is not open, of none else, and forgets none', () => {
    const closed = SITE_MAP.filter(({ screen }) => screen === undefined);
    expect(closed.map(({ path }) => path).toSorted()).toEqual([...NOT_OPEN].toSorted());
    expect(SITE_MAP.filter(({ promise }) => promise !== undefined)).toEqual(closed);
    expect(new Set(COMING)).toEqual(new Set(closed));
  });
  it('names only screens that exist', () => {
    const missing = SITE_MAP.flatMap(({ screen }) =>
      screen === undefined || existsSync(new URL(screen, import.meta.url)) ? [] : [screen],
    );
    expect(missing).toEqual([]);
  });
});

describe('matchRoute', () => {
  it('finds an address in both languages with the query keys it reads', () => {
    expect(matchRoute('/news')).toEqual({ lang: 'zh', query: ['pageNum'] });
    expect(matchRoute('/en/news')).toEqual({ lang: 'en', query: ['pageNum'] });
    expect(matchRoute('/en')).toEqual({ lang: 'en', query: [] });
    expect(matchRoute('/find/person')?.query).toEqual([
      'keyword',
      'country',
      'category',
      'business',
      'sort',
      'pageNum',
    ]);
    expect(matchRoute('/find-exhibit/detail/P0000000001')).toEqual({ lang: 'zh', query: [] });
    const ofMap = ['hall', 'booth', 'from', 'to', 'steps', 'here'];
    const filters = ['category', 'ingredient', 'companyType', 'country', 'live', 'new'];
    for (const path of ['/map', '/map/3F', '/embed/map/3F'])
      expect(matchRoute(path)).toEqual({ lang: 'zh', query: [...ofMap, ...filters] });
    expect(matchRoute('/organizer/visitors/V000000001')).toEqual({ lang: 'zh', query: [] });
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
      expect(matchRoute(path)).toBeNull();
  });
});
