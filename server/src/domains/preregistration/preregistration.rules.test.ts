import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { reviewState } from '@fairbridge/contract/account/account.shapes.ts';
import { colleagueStanding } from '@fairbridge/contract/preregistration/colleague-review.shapes.ts';
import { preregistrationState } from '@fairbridge/contract/preregistration/preregistration.shapes.ts';
import { testPortal } from '../../../test/portal.ts';
import { trueIn, trueOf } from '../../../test/twin.ts';
import { DOWNLOADABLE, mayDownload, reviewOf, STANDING } from './preregistration.rules.ts';

const portal = testPortal();
/** All that a colleague can be. */
const rows = preregistrationState.options.flatMap((state) =>
  [null, ...reviewState.options].map((review_state) => ({ state, review_state })),
);
const COLUMNS = 'c(at int, state text, review_state text)';

test('a colleague stands in SQL where the rule puts him', async () => {
  const placed: number[] = [];
  for (const standing of colleagueStanding.options) {
    const there = trueIn(rows, (row) => (reviewOf(row) ?? row.state) === standing);
    placed.push(...there);
    expect(await trueOf(portal.ctx.db, rows, COLUMNS, sql<boolean>`(${STANDING}) = ${standing}`)).toEqual(there);
  }
  expect(placed.toSorted((a, b) => a - b)).toEqual([...rows.keys()]);
});

test('those are counted as let in who may have their badge', async () => {
  expect(await trueOf(portal.ctx.db, rows, COLUMNS, DOWNLOADABLE)).toEqual(trueIn(rows, mayDownload));
});
