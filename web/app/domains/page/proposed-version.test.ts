import { expect, test } from 'vitest';
import { proposedVersion } from './proposed-version.ts';

test.each<[string[], string]>([
  [[], '2026-11'],
  [['2026-01'], '2026-11'],
  [['2026-11', '2026-01'], '2026-11-2'],
  [['2026-11-2', '2026-11'], '2026-11-3'],
  [['2026-11 corrected'], '2026-11'],
])('after %j the next version of November is proposed as %s', (taken, proposed) => {
  expect(proposedVersion('2026-11', taken)).toBe(proposed);
});
