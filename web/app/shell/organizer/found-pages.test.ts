import type { StaffRole } from '@fairbridge/contract/roles.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { expect, it } from 'vitest';
import { foundPages } from './found-pages.ts';

const found = (role: StaffRole, keyword: string, lang: Lang) =>
  foundPages(role, keyword, lang, 'Pages').flatMap(({ lines }) =>
    lines.map(({ to, title, beside }) => [to, title, beside]),
  );

it('finds a page by its name in either language', () => {
  expect(found('editor', '公告', 'en')).toEqual([['/organizer/announcements', 'Announcements', '']]);
  expect(found('editor', ' ANNOUNCE', 'zh')).toEqual([['/organizer/announcements', '公告', '']]);
});

it('finds the settings by what can be set there, for whom may open them', () => {
  expect(found('owner', '客服电话', 'en')).toEqual([
    ['/organizer/settings', 'Settings', 'Customer service telephone and hours'],
  ]);
  expect(found('editor', '客服电话', 'en')).toEqual([]);
});

it('finds nothing by what no page is called', () => {
  expect(found('owner', 'wutong chemicals', 'zh')).toEqual([]);
});
