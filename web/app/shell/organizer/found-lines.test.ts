import { FOUND_KINDS, type FoundInConsole } from '@fairbridge/contract/organizer/console-search.shapes.ts';
import { translator } from '@fairbridge/contract/text.ts';
import { expect, it } from 'vitest';
import { SITE_MAP } from '../../site-map.ts';
import { consoleSearchTexts } from './console-search.texts.ts';
import { foundGroups } from './found-lines.ts';

const hall = { code: 'H2', name: { zh: '2 号馆', en: 'Hall 2' }, colour: '#000000' };
const EVERYTHING: FoundInConsole = {
  visitors: {
    list: [{ id: 'V1', state: 'suspended', name: '', company: '远山', email: 'a@b.example', mobile: '+86 139' }],
    more: true,
  },
  colleagues: {
    list: [{ id: 'C1', standing: 'approved', name: '周静', company: '远山', email: 'c+d@b.example' }],
    more: true,
  },
  badges: {
    list: [
      { number: 'V26-0000001', revoked: false, name: '王芳', company: '', visitorId: 'V1', colleague: null },
      {
        number: 'V26-0000002',
        revoked: true,
        name: '周静',
        company: '远山',
        visitorId: null,
        colleague: 'c+d@b.example',
      },
    ],
    more: true,
  },
  exhibitors: {
    list: [
      { id: 'E1', name: { zh: '梧桐', en: 'Wutong' }, booth: { hall, floor: '1F', number: 'A07' }, state: 'disabled' },
    ],
    more: true,
  },
  administrators: {
    list: [
      {
        id: 'M1',
        name: { zh: '', en: '' },
        email: 'm@e.example',
        exhibitor: { id: 'E1', name: { zh: '梧桐', en: 'Wutong' } },
      },
    ],
    more: true,
  },
};
const groups = foundGroups(EVERYTHING, '远山 & 王', 'en', translator(consoleSearchTexts, 'en'));

it('shows what was found by its name, with what tells it from others, and the way to it', () => {
  expect(groups.map(({ kind }) => kind)).toEqual(FOUND_KINDS);
  expect(groups.flatMap(({ lines }) => lines.map(({ to, title, beside, mark }) => [to, title, beside, mark]))).toEqual([
    ['/organizer/visitors/V1', 'a@b.example', '远山 · a@b.example · +86 139', 'Suspended'],
    ['/organizer/visitors?state=all&keyword=%E8%BF%9C%E5%B1%B1+%26+%E7%8E%8B', 'See all in Visitors', '', ''],
    ['/organizer/colleagues?standing=all&keyword=c%2Bd%40b.example', '周静', '远山 · c+d@b.example', ''],
    [
      '/organizer/colleagues?standing=all&keyword=%E8%BF%9C%E5%B1%B1+%26+%E7%8E%8B',
      'See all in Group pre-registrations',
      '',
      '',
    ],
    ['/organizer/visitors/V1', 'V26-0000001', '王芳', ''],
    ['/organizer/colleagues?standing=all&keyword=c%2Bd%40b.example', 'V26-0000002', '周静 · 远山', 'Revoked'],
    [null, 'There are more badges: type more of the number', '', ''],
    ['/organizer/exhibitors/E1', 'Wutong', 'H2 1F · A07', 'Disabled'],
    ['/organizer/exhibitors?keyword=%E8%BF%9C%E5%B1%B1+%26+%E7%8E%8B', 'See all in Exhibitors', '', ''],
    ['/organizer/exhibitors/E1', 'm@e.example', 'Wutong · m@e.example', ''],
    [null, 'There are more administrators: type on', '', ''],
  ]);
});

it('leads to rooms of the console with keys that they read', () => {
  for (const { to } of groups.flatMap(({ lines }) => lines)) {
    if (to === null) continue;
    const { pathname, searchParams } = new URL(to, 'https://fair.example');
    const there = SITE_MAP.find(({ path }) => path.replace(/:\w+$/, '') === pathname.replace(/[A-Z]1$/, ''));
    const read = typeof there?.query === 'string' ? [] : (there?.query ?? []);
    expect([there?.group, ...searchParams.keys()]).toEqual([
      'organizer',
      ...read.filter((key) => searchParams.has(key)),
    ]);
  }
});

it('leaves out kinds of which nothing was found', () => {
  const none = { list: [], more: false };
  const found = { ...EVERYTHING, visitors: none, badges: none, colleagues: none, administrators: none };
  expect(foundGroups(found, 'x', 'zh', translator(consoleSearchTexts, 'zh')).map(({ title }) => title)).toEqual([
    '展商与展位',
  ]);
});
