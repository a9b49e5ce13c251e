import { expect, test } from 'vitest';
import { SETTINGS } from './settings.ts';
import { changedSettings, settingsFrom } from './settings.shapes.ts';

const initially = Object.fromEntries(Object.entries(SETTINGS).map(([name, { initial }]) => [name, initial]));

test('what was never changed is as it is initially, and what is unknown or of another kind is left out', () => {
  expect(settingsFrom({})).toEqual(initially);
  expect(settingsFrom({ replayDays: 'thirty', reviewAtOnce: 1, serviceHours: '9-17', gone: true })).toEqual(initially);
  expect(settingsFrom({ replayDays: 30 })).toEqual({ ...initially, replayDays: 30 });
});

test('what was set under an earlier rule is still read, and may not be set again', () => {
  const earlier = { servicePhone: 'ask at the desk', replayDays: 1_000_000 };
  expect(settingsFrom(earlier)).toEqual({ ...initially, ...earlier });
  expect(Object.entries(earlier).map(([name, value]) => changedSettings.safeParse({ [name]: value }).success)).toEqual([
    false,
    false,
  ]);
});
