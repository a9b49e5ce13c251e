import { Kysely, PostgresDialect, sql } from 'kysely';
import { expect, test } from 'vitest';
import { up } from '../../../migrations/0441_entry_carried.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeBadge } from '../../../test/vip.ts';
import { makeVisitor } from '../../../test/world.ts';
import { createPool } from '../../platform/database/client.ts';

const portal = testPortal();

test('a badge that let somebody in before there were gates has an entry at the first gate, once however often it is carried over', async () => {
  const { ctx, url } = portal;
  const fair = ctx.exhibition.id;
  const [came, stayed] = [await makeVisitor(portal), await makeVisitor(portal)];
  const badgeId = await makeBadge(came.visitorId, ctx);
  await makeBadge(stayed.visitorId, ctx);
  const at = new Date('2027-03-01T01:00:00Z');
  await sql`update badge set admitted_at = ${at} where exhibition_id = ${fair} and id = ${badgeId}`.execute(ctx.db);
  await sql`
    insert into gate (id, exhibition_id, name_zh, name_en, readmission)
    values (substr(md5(${`gate ${fair}`}), 1, 20), ${fair}, '入口', 'Entrance', 'once')`.execute(ctx.db);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: createPool(url, { max: 1 }) }) });
  try {
    await up(db);
    await up(db);
  } finally {
    await db.destroy();
  }
  const { rows } = await sql`
    select e.badge_id, e.visitor_id, e.entered_at, g.name_zh from entry e join gate g on g.id = e.gate_id
    where e.exhibition_id = ${fair}`.execute(ctx.db);
  expect(rows).toEqual([{ badge_id: badgeId, visitor_id: came.visitorId, entered_at: at, name_zh: '入口' }]);
});
