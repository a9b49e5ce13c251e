import { expect, test } from 'vitest';
import { judge, type KnownEntry } from './judge.ts';

const NOW = '2027-03-02T02:00:00.000Z';
const badge = { number: 'V27-0000001', fault: null };
const gate = { zh: '南门', en: 'South gate' };
const entry = (given: Partial<KnownEntry> = {}): KnownEntry => ({
  number: badge.number,
  hall: null,
  at: '2027-03-02T01:00:00.000Z',
  gate,
  ...given,
});

test('a badge that the device does not keep, or that is not valid, does not come in', () => {
  const rule = { hall: null, readmission: 'always' as const };
  expect(judge(null, rule, [], NOW)).toEqual({ end: 'notKept' });
  expect(judge({ ...badge, fault: 'revoked' }, rule, [], NOW)).toEqual({ end: 'fault', fault: 'revoked' });
});

test.each([
  ['once', entry(), true],
  ['once', entry({ at: '2027-03-01T01:00:00.000Z' }), true],
  ['once', entry({ hall: 'h1' }), false],
  ['once', entry({ number: 'V27-0000002' }), false],
  ['daily', entry(), true],
  // 23:00 of the day before in Beijing
  ['daily', entry({ at: '2027-03-01T15:00:00.000Z' }), false],
  ['always', entry(), false],
] as const)('a gate that lets in %s follows what the device knows of %j: kept out %s', (readmission, known, out) => {
  const said = judge(badge, { hall: null, readmission }, [known], NOW);
  expect(said).toEqual(out ? { end: 'before', before: known } : { end: 'in' });
});
