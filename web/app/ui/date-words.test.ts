import { expect, it } from 'vitest';
import { dateWords } from './date-words.ts';

it('a date reads as the page’s language writes it', () => {
  expect([dateWords('2026-03-12', 'date', 'zh'), dateWords('2026-03-12', 'date', 'en')]).toEqual([
    '2026年3月12日',
    '12 March 2026',
  ]);
  expect([
    dateWords('2026-03-12T00:05', 'datetime-local', 'zh'),
    dateWords('2026-03-12T00:05', 'datetime-local', 'en'),
  ]).toEqual(['2026年3月12日 00:05', '12 Mar 2026, 00:05']);
});

it('an empty field says what it expects', () => {
  expect([dateWords('', 'date', 'zh'), dateWords('', 'datetime-local', 'en')]).toEqual([
    '年/月/日',
    'day/month/year, hour:minute',
  ]);
});
