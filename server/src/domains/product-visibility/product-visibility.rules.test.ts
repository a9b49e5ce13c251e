import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { seen, type Visibility } from '../../platform/search/visibility.ts';
import { testPortal } from '../../../test/portal.ts';
import { seeded } from '../../../test/seeded.ts';
import { trueIn, trueOf } from '../../../test/twin.ts';
import { IS_PUBLIC_SQL, mayView, visibilityOf, isVisibleSql } from './product-visibility.rules.ts';

const portal = testPortal();
const COMPANIES = ['E1', 'E2', 'E3', 'E4'];
const random = seeded(12);
const some = <T>(list: readonly T[]): T[] => list.filter(() => random.int(2) === 0);
const rows = Array.from({ length: 300 }, () => ({
  scope: random.int(4),
  exhibitorId: random.pick(COMPANIES),
  deletedAt: random.pick([null, '2026-03-01']),
  open: random.int(3) > 0,
}));
const COLUMNS = 'p(at int, scope smallint, "exhibitorId" text, "deletedAt" timestamptz, open boolean)';
/** Names the columns as the tables do. */
const asTables = (sentence: ReturnType<typeof isVisibleSql>) => sql<boolean>`exists (
  select from (select p.scope, p."exhibitorId" as exhibitor_id, p."deletedAt" as deleted_at) p, (select p.open) e where ${sentence})`;

const asDocuments = (sentence: ReturnType<typeof seen>) => sql<boolean>`exists (
  select from (select p.scope, p."exhibitorId" as owner_id) d where ${sentence})`;

test('every viewer sees in SQL, and finds by search, what the rule lets him see', async () => {
  for (let viewer = 0; viewer < 60; viewer += 1) {
    const visibility: Visibility = {
      ranges: some([0, 1, 2] as const),
      pool: some(COMPANIES),
      ...(random.int(2) === 0 ? { owner: random.pick(COMPANIES) } : {}),
    };
    const viewed = trueIn(rows, (row) => mayView(row, visibility));
    expect(await trueOf(portal.ctx.db, rows, COLUMNS, asTables(isVisibleSql(visibility)))).toEqual(viewed);
    expect(await trueOf(portal.ctx.db, rows, COLUMNS, asDocuments(seen(visibility)))).toEqual(viewed);
  }
});

test('what is for all is what a stranger may see of open companies', async () => {
  const stranger = visibilityOf({ kind: 'anonymous' });
  const viewed = trueIn(rows, (row) => mayView(row, stranger) && row.deletedAt === null && row.open);
  expect(viewed.length).toBeGreaterThan(10);
  expect(await trueOf(portal.ctx.db, rows, COLUMNS, asTables(IS_PUBLIC_SQL))).toEqual(viewed);
});
