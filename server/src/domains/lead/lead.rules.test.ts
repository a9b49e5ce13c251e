import { expect, test } from 'vitest';
import { sql } from 'kysely';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { testPortal } from '../../../test/portal.ts';
import { seeded } from '../../../test/seeded.ts';
import { trueIn, trueOf } from '../../../test/twin.ts';
import { handledBy, mayHandle } from './lead.rules.ts';

const portal = testPortal();
const random = seeded(51);
const EMPLOYEES = ['M1', 'M2', 'M3'];
const COMPANIES = ['E1', 'E2'];
const rows = Array.from({ length: 200 }, () => ({
  exhibitorId: random.pick(COMPANIES),
  assignedTo: random.pick([null, ...EMPLOYEES]),
}));
const COLUMNS = 'r(at int, "exhibitorId" text, "assignedTo" text)';

test('an employee finds in SQL the leads that the rule lets him handle', async () => {
  for (const exhibitorId of COMPANIES)
    for (const employeeId of EMPLOYEES)
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
          select from (select r."exhibitorId" as exhibitor_id, r."assignedTo" as employee_id) l where ${handledBy(caller)})`;
        const handled = trueIn(rows, (row) => mayHandle(row, caller));
        expect(await trueOf(portal.ctx.db, rows, COLUMNS, sentence)).toEqual(handled);
      }
});
