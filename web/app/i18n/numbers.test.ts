import { LANGS } from '@fairbridge/contract/text.ts';
import { LOCALE } from '@fairbridge/contract/numbers.ts';
import { expect, test } from 'vitest';
import { beijingClock, beijingDay, beijingMinute, daySpan, shortDay } from './numbers.ts';
import { beijingWeekday, withWeekday } from './short-day.ts';

const DAY_MS = 86_400_000;

test.each(LANGS)('days and times of a leap year are written as Intl.DateTimeFormat writes them (%s)', (lang) => {
  const formats = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(LOCALE[lang], { timeZone: 'Asia/Shanghai', ...options });
    return (at: Date): string => format.format(at);
  };
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const expected = {
    minute: formats({ year: 'numeric', month: 'short', day: 'numeric', ...clock }),
    clock: formats(clock),
    day: formats({ year: 'numeric', month: 'long', day: 'numeric' }),
    shortDay: formats({ month: 'long', day: 'numeric' }),
    weekday: formats({ weekday: 'short' }),
  };
  for (let at = Date.UTC(2028, 0, 1); at < Date.UTC(2029, 0, 2); at += DAY_MS / 7) {
    const day = new Date(at);
    const iso = day.toISOString();
    expect({
      minute: beijingMinute(iso, lang),
      clock: beijingClock(iso),
      day: beijingDay(iso, lang),
      shortDay: shortDay(day, lang),
      weekday: beijingWeekday(iso, lang),
    }).toEqual({
      minute: expected.minute(day),
      clock: expected.clock(day),
      day: expected.day(day),
      shortDay: expected.shortDay(day),
      weekday: expected.weekday(day),
    });
  }
});

test('a day with its weekday, in the order of each language', () => {
  const at = '2027-01-13T09:00:00+08:00';
  expect(withWeekday(beijingDay(at, 'zh'), at, 'zh')).toBe('2027年1月13日 周三');
  expect(withWeekday(beijingDay(at, 'en'), at, 'en')).toBe('Wed 13 January 2027');
});

test('the days of a fair within one month and across two', () => {
  expect(daySpan('2026-03-16', '2026-03-18', 'zh')).toBe('2026年3月16日至18日');
  expect(daySpan('2026-03-16', '2026-03-18', 'en')).toBe('16–18 March 2026');
  expect(daySpan('2026-03-30', '2026-04-02', 'zh')).toBe('2026年3月30日至4月2日');
  expect(daySpan('2026-03-30', '2026-04-02', 'en')).toBe('30 March – 2 April 2026');
});
