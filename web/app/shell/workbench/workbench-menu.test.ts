import { describe, expect, it } from 'vitest';
import { WORKBENCH_ROUTES } from '../../site/workbench-routes.ts';
import { SITE_MAP } from '../../site-map.ts';
import { addressName } from '../../site-map/address.ts';
import { RAIL_GROUPS } from '../../site-map/workbench.ts';
import { itemOf, pagesNamed, tabsOf, WORKBENCH, workbenchOf } from './workbench-menu.ts';

/** Does the workbench stand around this address for an exhibitor? */
const worksAt = ({ group: who, path }: (typeof SITE_MAP)[number]): boolean =>
  WORKBENCH_ROUTES.test(`for-${who}`) || WORKBENCH_ROUTES.test(addressName(path));

/** An address as somebody stands at it. */
const standing = (path: string): string => path.replaceAll(/:\w+\??/g, 'A000000001');
const linesOf = (admin: boolean) => workbenchOf(admin).map(({ to }) => to);

describe('the rail of the workbench', () => {
  it('has a place for every open address that an exhibitor works at', () => {
    const addresses = SITE_MAP.filter((address) => worksAt(address) && address.screen !== undefined).map(
      ({ path }) => path,
    );
    expect(addresses.length).toBeGreaterThan(35);
    expect(addresses.filter((path) => itemOf(standing(path)) === null)).toEqual([]);
  });
  it('leads nobody out of the workbench', () => {
    const rooms = WORKBENCH.map(({ path }) => SITE_MAP.find((address) => address.path === path));
    expect(rooms.filter((address) => address === undefined || !worksAt(address))).toEqual([]);
  });
  it('leads only to addresses of the workbench, each of them once', () => {
    const to = WORKBENCH.map((item) => item.to);
    expect(to).toEqual([...new Set(to)]);
    expect(to.filter((one) => itemOf(one.replace(/\?.*/, ''), one.replace(/^[^?]*/, ''))?.to !== one)).toEqual([]);
  });
  it('shows administrators every room, sales staff all but campaign links, the figures, the company’s own record, the colleagues and the connections', () => {
    expect(linesOf(true)).toEqual(WORKBENCH.map(({ to }) => to));
    expect(linesOf(true).filter((to) => !linesOf(false).includes(to))).toEqual([
      '/campaigns',
      '/statistical',
      '/company-info',
      '/my-employee-list',
      '/connections',
    ]);
  });
  it('leads sales staff to orders, document requests, posts, messages and the own booth', () => {
    for (const to of [
      '/potential-order',
      '/document-requests',
      '/opportunity-manage/list',
      '/mail',
      '/company-preview',
      '/my-exhibit-list?state=drafts',
    ])
      expect(linesOf(false)).toContain(to);
  });
  it('has something in each group, and nothing that is not open yet', () => {
    for (const group of RAIL_GROUPS)
      for (const admin of [true, false])
        expect(workbenchOf(admin).filter((item) => item.group === group)).not.toEqual([]);
    const closed = SITE_MAP.filter(({ screen }) => screen === undefined).map(({ path }) => path);
    expect(WORKBENCH.filter(({ path }) => closed.includes(path))).toEqual([]);
  });
  it('has orders, exhibits, chat and messages at the foot of a phone, for everybody', () => {
    for (const admin of [true, false])
      expect(tabsOf(workbenchOf(admin)).map(({ to }) => to)).toEqual([
        '/potential-order',
        '/my-exhibit-list',
        '/chat',
        '/mail',
      ]);
  });
});

describe('the line that an address belongs to', () => {
  it('is its room’s, or that of the view that is asked for', () => {
    expect(itemOf('/exhibit/A000000001')?.to).toBe('/my-exhibit-list');
    expect(itemOf('/hotspot-detail/1')?.to).toBe('/hotspot');
    expect(itemOf('/opportunity-manage/publish', '?copy=A000000001')?.to).toBe('/opportunity-manage/list');
    expect(itemOf('/my-exhibit-list', '?state=drafts&pageNum=2')?.to).toBe('/my-exhibit-list?state=drafts');
    expect(itemOf('/my-exhibit-list', '?state=removed')?.to).toBe('/my-exhibit-list');
    expect(itemOf('/personal/sessions')?.to).toBe('/me');
  });
  it('is none outside the workbench', () => {
    for (const path of ['/', '/news', '/find/product', '/organizer', '/mailbox']) expect(itemOf(path)).toBeNull();
  });
});

describe('a page of the workbench', () => {
  const found = (words: string, admin = true) => pagesNamed(words, admin).map(({ to }) => to);
  it('is found by its name in either language, whether it is a line of the rail or stands within a room', () => {
    expect([found('资料申请'), found('最新产品'), found(' FIND visitors ')]).toEqual([
      ['/document-requests'],
      ['/latest-products'],
      ['/find/person'],
    ]);
    expect(found('表格')).toContain('/my-exhibit-import');
  });
  it('is not found by those who may not open it, nor one that is not open yet', () => {
    expect([found('Company information'), found('Company information', false)]).toEqual([['/company-info'], []]);
    expect([found('Exhibition report'), found('Booth map')]).toEqual([['/report/actorIndex'], []]);
  });
});
