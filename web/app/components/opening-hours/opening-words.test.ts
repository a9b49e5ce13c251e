import { expect, test } from 'vitest';
import type { OpenState } from '@fairbridge/contract/opening-hours/opening-hours.shapes.ts';
import { knownZone, openingWords } from './opening-words.ts';

const NOW = new Date('2026-11-26T12:00:00.000Z');
const opens = (changesAt: string | null, open = false): OpenState => ({ open, changesAt, zone: 'Asia/Shanghai' });

test('it is said on the company’s clock and on the reader’s', () => {
  const tomorrow = opens('2026-11-27T01:00:00.000Z');
  expect(openingWords(tomorrow, 'en', NOW, 'America/Sao_Paulo')).toBe(
    'Closed now. Opens tomorrow 09:00 Beijing time (Thu 22:00 your time)',
  );
  expect(openingWords(tomorrow, 'zh', NOW, 'Asia/Shanghai')).toBe('现不在接待时间，明天 09:00（北京时间）开始接待');
  expect(openingWords(opens('2026-11-27T08:00:00.000Z'), 'en', NOW, 'Europe/Berlin')).toBe(
    'Closed now. Opens tomorrow 16:00 Beijing time (09:00 your time)',
  );
});

test('today, another day, until when, and what does not change', () => {
  expect(openingWords(opens('2026-11-26T13:00:00.000Z'), 'en', NOW, 'Asia/Shanghai')).toBe(
    'Closed now. Opens today 21:00 Beijing time',
  );
  expect(openingWords(opens('2026-11-30T01:00:00.000Z'), 'zh', NOW, 'Asia/Shanghai')).toBe(
    '现不在接待时间，11月30日周一 09:00（北京时间）开始接待',
  );
  expect(openingWords(opens('2026-11-26T13:00:00.000Z', true), 'en', NOW, 'UTC')).toBe(
    'Open now, until 21:00 Beijing time (13:00 your time)',
  );
  expect([openingWords(opens(null, true), 'zh', NOW, 'UTC'), openingWords(opens(null), 'en', NOW, 'UTC')]).toEqual([
    '全天接待',
    'Closed now',
  ]);
});

test('a zone that this browser cannot reckon with is that of the company', () => {
  expect(
    [undefined, 'Etc/Unknown', 'Nowhere/City', 'Europe/London'].map((named) => knownZone(named, 'Asia/Shanghai')),
  ).toEqual(['Asia/Shanghai', 'Asia/Shanghai', 'Asia/Shanghai', 'Europe/London']);
});
