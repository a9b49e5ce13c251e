import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { up as leadOfOrders } from '../migrations/0116_lead_of_orders.ts';
import { up as leadOfInquiries } from '../migrations/0156_lead_of_inquiries.ts';
import { createPool } from '../src/platform/database/client.ts';
import { freshDatabase, type FreshDatabase } from './database.ts';

let database: FreshDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await freshDatabase();
  pool = createPool(database.url, { max: 3 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Orders and inquiries as they stood before leads: with who dealt with them and whether the buyer was answered, and without a lead. */
async function openOlder(): Promise<void> {
  await pool.query(`
    alter table intent_order add column state text, add column salesperson_id text, add column contacted_at timestamptz;
    alter table inquiry add column salesperson_id text, add column answered_at timestamptz, add column closed_at timestamptz;
    alter table intent_order disable trigger lead_of_new_order;
    alter table inquiry disable trigger lead_of_new_inquiry;
    insert into exhibition (id, code, name_zh, name_en, short_name_zh, short_name_en, slogan_zh, slogan_en, venue_zh, venue_en,
      city_zh, city_en, starts_on, ends_on, theme, consent_version)
    values ('olderfair000', 'older', '老展会', 'An older fair', '老展', 'Older', '口号', 'Slogan', '展馆', 'Hall', '上海', 'Shanghai',
      '2026-03-01', '2026-03-03', '{"action":"#0F5B3E","accent":"#EAB444","ink":"#1C2321","paper":"#F9F8F3"}', '1');
    insert into category (exhibition_id, code, name_zh, name_en, sort) values ('olderfair000', 'goods', '商品', 'Goods', 1);
    insert into exhibitor (id, exhibition_id) values ('oldercompany', 'olderfair000');
    insert into employee (id, exhibition_id, exhibitor_id, email) values ('oldersales', 'olderfair000', 'oldercompany', 's@older.example');
    insert into account (id, email) values ('olderaccount', 'older@fair.example');
    insert into visitor (id, exhibition_id, account_id) values ('oldervisitor', 'olderfair000', 'olderaccount');
    insert into product (id, exhibition_id, exhibitor_id, name_en, category, pictures, scope)
      values ('olderproduct', 'olderfair000', 'oldercompany', 'Abamectin', 'goods', '{}', 0);
    insert into intent_order (id, exhibition_id, visitor_id, exhibitor_id, product_id, quantity, unit, state, salesperson_id, contacted_at, created_at)
    values
      ('order1', 'olderfair000', 'oldervisitor', 'oldercompany', 'olderproduct', 1, 'kg', 'notContacted', null, null, '2026-02-01Z'),
      ('order2', 'olderfair000', 'oldervisitor', 'oldercompany', 'olderproduct', 1, 'kg', 'contacted', 'oldersales', '2026-02-03Z', '2026-02-02Z');
    insert into inquiry (id, exhibition_id, sending_id, visitor_id, exhibitor_id, question, salesperson_id, seen_at, answered_at, closed_at, withdrawn_at, created_at)
    values
      ('inquiry1', 'olderfair000', 's1', 'oldervisitor', 'oldercompany', '?', null, null, null, null, null, '2026-02-04Z'),
      ('inquiry2', 'olderfair000', 's2', 'oldervisitor', 'oldercompany', '?', 'oldersales', '2026-02-06Z', '2026-02-07Z', null, null, '2026-02-05Z'),
      ('inquiry3', 'olderfair000', 's3', 'oldervisitor', 'oldercompany', '?', null, '2026-02-06Z', null, '2026-02-08Z', null, '2026-02-05Z'),
      ('inquiry4', 'olderfair000', 's4', 'oldervisitor', 'oldercompany', '?', null, null, null, null, '2026-02-06Z', '2026-02-05Z');
    alter table intent_order enable trigger lead_of_new_order;
    alter table inquiry enable trigger lead_of_new_inquiry`);
}

const day = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`;
async function leadsOf(where: string): Promise<unknown[]> {
  const { rows } = await pool.query<unknown[]>({
    text: `select id, kind, state, employee_id, ${day('answered_at')}, silence from lead where ${where} order by id`,
    rowMode: 'array',
  });
  return rows;
}

test('orders and inquiries of before get their lead, with who dealt with them and when the buyer was answered (G60)', async () => {
  await openOlder();
  expect(await leadsOf('true')).toEqual([]);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  // cut short and begun again, they change nothing that is there
  for (let time = 0; time < 2; time += 1) {
    await leadOfOrders(db);
    await leadOfInquiries(db);
  }
  expect(await leadsOf("created_at < now() - interval '1 day'")).toEqual([
    ['inquiry1', 'inquiry', 'new', null, null, 3],
    ['inquiry2', 'inquiry', 'contacted', 'oldersales', '2026-02-07', 3],
    ['inquiry3', 'inquiry', 'lost', null, '2026-02-08', 3],
    ['order1', 'order', 'new', null, null, 3],
    ['order2', 'order', 'contacted', 'oldersales', '2026-02-03', 3],
  ]);
});

test('one that comes after has its lead at once, and is to be answered; what is taken back already has none', async () => {
  await pool.query(`
    insert into intent_order (id, exhibition_id, visitor_id, exhibitor_id, product_id, quantity, unit)
    values ('order3', 'olderfair000', 'oldervisitor', 'oldercompany', 'olderproduct', 1, 'kg');
    insert into inquiry (id, exhibition_id, sending_id, visitor_id, exhibitor_id, question, withdrawn_at)
    values ('inquiry5', 'olderfair000', 's5', 'oldervisitor', 'oldercompany', '?', null),
      ('inquiry6', 'olderfair000', 's6', 'oldervisitor', 'oldercompany', '?', now())`);
  expect(await leadsOf("id in ('order3', 'inquiry5', 'inquiry6')")).toEqual([
    ['inquiry5', 'inquiry', 'new', null, null, 0],
    ['order3', 'order', 'new', null, null, 0],
  ]);
});
