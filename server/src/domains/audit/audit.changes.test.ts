import { expect, test } from 'vitest';
import { NO_RICH_TEXT, richOf } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import { changesOf } from './audit.changes.ts';

test('what is other than before stands from what to what, each language by itself', () => {
  const before = {
    title: { zh: '班车', en: 'Shuttle' },
    link: '',
    byEmail: false,
    body: { zh: richOf('北门'), en: NO_RICH_TEXT },
  };
  const after = {
    title: { zh: '班车', en: 'Shuttles' },
    link: '/news',
    byEmail: true,
    body: { zh: richOf('南门'), en: NO_RICH_TEXT },
  };
  expect(changesOf(before, after)).toEqual({
    'title.en': ['Shuttle', 'Shuttles'],
    link: ['', '/news'],
    byEmail: [false, true],
    'body.zh': ['北门', '南门'],
  });
  expect(changesOf(before, before)).toEqual({});
});

test('of a long text what changed is kept, with some words around it', () => {
  const text = (middle: string) => `${'a'.repeat(500)}${middle}${'b'.repeat(500)}`;
  expect(changesOf({ link: text('old') }, { link: text('new') })).toEqual({
    link: [`…${'a'.repeat(60)}old${'b'.repeat(60)}…`, `…${'a'.repeat(60)}new${'b'.repeat(60)}…`],
  });
  const [, now] = changesOf({ link: '' }, { link: 'x'.repeat(5_000) })['link'] ?? [];
  expect(String(now)).toHaveLength(401);
});
