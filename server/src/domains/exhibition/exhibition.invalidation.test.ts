import { expect, test } from 'vitest';
import { parseInvalidation } from './exhibition.invalidation.ts';

test.each([
  ['of this release: the change it names', '["F1","exhibitor","E1"]', { kind: 'exhibitor', id: 'E1' }],
  ['of an earlier release, without a kind: everything', 'F1', null],
  ['of a later release, with an unknown kind: everything (G59)', '["F1","kindToCome",null]', null],
])('a message %s', (_whose, payload, change) => {
  expect(parseInvalidation(payload)).toEqual({ exhibitionId: 'F1', change });
});
