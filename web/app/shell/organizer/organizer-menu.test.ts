import { STAFF_ROLES } from '@fairbridge/contract/roles.ts';
import { describe, expect, it } from 'vitest';
import { SITE_MAP } from '../../site-map.ts';
import { MENU_GROUPS } from '../../site-map/organizer.ts';
import { forFair, groupsOf, itemOf, menuOf, ORGANIZER_MENU, topOf } from './organizer-menu.ts';

const pathsOf = (role: (typeof STAFF_ROLES)[number]) => menuOf(role).map(({ to }) => to);

describe("the console's menu", () => {
  it('shows an owner every room', () => {
    expect(menuOf('owner')).toEqual(ORGANIZER_MENU);
  });
  it('shows each role its own rooms and no other', () => {
    expect(pathsOf('reviewer')).toContain('/organizer/visitors');
    expect(pathsOf('support')).toContain('/organizer/visitors');
    expect(pathsOf('editor')).not.toContain('/organizer/visitors');
    for (const role of ['reviewer', 'editor', 'support'] as const)
      expect(pathsOf(role).filter((to) => /staff|settings|audit/.test(to))).toEqual([]);
  });
  it('begins with the overview for everybody', () => {
    expect(STAFF_ROLES.map((role) => pathsOf(role)[0])).toEqual(STAFF_ROLES.map(() => '/organizer'));
  });
  it('stands group by group, as it is drawn, and shows no role a group without a room', () => {
    expect(groupsOf(menuOf('owner')).map(({ group }) => group)).toEqual(MENU_GROUPS);
    for (const role of STAFF_ROLES) {
      const groups = groupsOf(menuOf(role));
      expect(groups.flatMap(({ items }) => items)).toEqual(menuOf(role));
      expect(groups.filter(({ items }) => items.length === 0)).toEqual([]);
    }
    expect(groupsOf(menuOf('reviewer')).map(({ group }) => group)).toEqual(['fair', 'visitors', 'team']);
    expect(groupsOf(menuOf('editor')).map(({ group }) => group)).toEqual([
      'fair',
      'exhibitors',
      'visitors',
      'content',
      'team',
    ]);
  });
  it('has rules by ingredient at a fair whose products have ingredients', () => {
    const name = { zh: '有效成分', en: 'Active ingredients' };
    const rules = (attributeNames: Record<string, typeof name>) =>
      forFair(ORGANIZER_MENU, { attributeNames }).some(({ to }) => to === '/organizer/compliance');
    expect([rules({ ingredients: name }), rules({ packing: name })]).toEqual([true, false]);
    expect(forFair(ORGANIZER_MENU, { attributeNames: {} })).toHaveLength(ORGANIZER_MENU.length - 2);
  });
  it('leaves out what stands below another room of the same reader', () => {
    const paths = (role: (typeof STAFF_ROLES)[number]) => topOf(menuOf(role)).map(({ to }) => to);
    expect(ORGANIZER_MENU.length - paths('owner').length).toBe(1);
    expect([paths('owner'), paths('editor')].map((all) => all.includes('/organizer/mails/texts'))).toEqual([
      false,
      true,
    ]);
  });
  it('leads only to addresses of the console, each of them once', () => {
    const paths = ORGANIZER_MENU.map(({ to }) => to);
    const rooms = SITE_MAP.filter(({ group: who }) => who === 'organizer').map(({ path }) => path);
    expect(paths.filter((to) => !rooms.includes(to))).toEqual([]);
    expect(paths).toEqual([...new Set(paths)]);
  });
});

describe('the item that an address belongs to', () => {
  it('is the nearest above it', () => {
    expect(itemOf('/organizer')?.to).toBe('/organizer');
    expect(itemOf('/organizer/visitors/V000000001')?.to).toBe('/organizer/visitors');
  });
  it('is none outside the console', () => {
    expect(itemOf('/')).toBeNull();
    expect(itemOf('/organizers')).toBeNull();
  });
});
