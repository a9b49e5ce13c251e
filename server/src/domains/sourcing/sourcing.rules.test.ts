import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { SOURCING_STATE_CODES } from '@fairbridge/contract/sourcing/sourcing.words.ts';
import { testPortal } from '../../../test/portal.ts';
import { isOpenSql, stateOf, stateSql, type Standing } from './sourcing.rules.ts';

const portal = testPortal();
const TODAY = '2027-03-10';

/** Every requirement that there can be: decided or not, closed, deleted, with its last day before, on and after this day. */
const AUDITS = ['review', 'approved', 'notApproved'] as const;
const MOMENTS = [null, new Date('2027-03-01T00:00:00Z')];
const standings: Standing[] = AUDITS.flatMap((audit) =>
  MOMENTS.flatMap((closed_at) =>
    MOMENTS.flatMap((deleted_at) =>
      ['2027-03-09', TODAY, '2027-03-11'].map((deadline) => ({ audit, closed_at, deleted_at, deadline })),
    ),
  ),
);

test('the state of a requirement, and whether it is open, are the same in SQL', async () => {
  const { rows } = await sql<{ state: string; open: boolean }>`
    select ${stateSql(TODAY)} as state, ${isOpenSql(TODAY)} as open
    from jsonb_to_recordset(${JSON.stringify(standings)}::jsonb)
      as s (audit text, closed_at timestamptz, deleted_at timestamptz, deadline date)`.execute(portal.ctx.db);
  const expected = standings.map((one) => stateOf(one, TODAY));
  expect(rows).toEqual(expected.map((state) => ({ state, open: state === 'open' })));
  expect(new Set(expected)).toEqual(new Set(SOURCING_STATE_CODES));
});
