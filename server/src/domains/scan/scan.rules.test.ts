import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { testPortal } from '../../../test/portal.ts';
import { seeded } from '../../../test/seeded.ts';
import { trueIn, trueOf } from '../../../test/twin.ts';
import { maySeeScan, saneTime, seenBy } from './scan.rules.ts';

const portal = testPortal();

test('an employee finds in SQL the scans that the rule lets him see', async () => {
  const random = seeded(161);
  const rows = Array.from({ length: 200 }, () => ({
    exhibitorId: random.pick(['E1', 'E2']),
    employeeId: random.pick(['M1', 'M2', 'M3']),
  }));
  for (const exhibitorId of ['E1', 'E2'])
    for (const employeeId of ['M1', 'M2', 'M3'])
      for (const admin of [true, false]) {
        const caller: ExhibitorCaller = {
          kind: 'exhibitor',
          accountId: 'A',
          sessionId: 'S',
          employeeId,
          exhibitorId,
          admin,
        };
        const sentence = sql<boolean>`exists (
          select from (select r."exhibitorId" as exhibitor_id, r."employeeId" as employee_id) s where ${seenBy(caller)})`;
        const seen = trueIn(rows, (row) => maySeeScan(row, caller));
        const columns = 'r(at int, "exhibitorId" text, "employeeId" text)';
        expect(await trueOf(portal.ctx.db, rows, columns, sentence)).toEqual(seen);
      }
});

test('a device’s clock is believed as far as it can be right', () => {
  const now = new Date('2026-03-10T08:00:00Z');
  const told = (at: string): string => saneTime(new Date(at), now).toISOString();
  expect(told('2026-03-10T07:00:00Z')).toBe('2026-03-10T07:00:00.000Z');
  expect(told('2031-01-01T00:00:00Z')).toBe(now.toISOString());
  const earliest = new Date(now.getTime() - LIMITS.scanWaitsDays * 86_400_000).toISOString();
  expect(told('1970-01-01T00:00:00Z')).toBe(earliest);
});
