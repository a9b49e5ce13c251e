import { DEMO_ACCOUNTS } from '../demo/demo-accounts.ts';
import { createPartition, dropPartition } from '../server/src/domains/tracking/tracking.partitions.queries.ts';
import { createPool } from '../server/src/platform/database/client.ts';
import { createDatabase, type Db } from '../server/src/platform/database/kysely.ts';
import { withDatabase } from './catalogue.ts';
import { defaultFair } from './company.ts';

const AT_ONCE = 500_000;

export type Reached = { db: Db; fair: string; query: (text: string, values?: unknown[]) => Promise<unknown[]> };

/** The fair of a data folder, reached without a server. */
export async function withFair<T>(folder: string, work: (reached: Reached) => Promise<T>): Promise<T> {
  return withDatabase(folder, async (url) => {
    const pool = createPool(url, { max: 2, statementTimeoutMs: 600_000 });
    const db = createDatabase(pool);
    try {
      const fair = await defaultFair(db);
      return await work({ db, fair, query: async (text, values = []) => (await pool.query(text, values)).rows });
    } finally {
      await db.destroy();
    }
  });
}

/** A day of many people and a few exhibits that most look at, the demo exhibitor's first among them. */
export async function fillDay({ db, fair, query }: Reached, day: string, events: number): Promise<void> {
  await createPartition(db, day);
  for (let from = 0; from < events; from += AT_ONCE)
    await query(
      `with products as materialized (
        select p.id, p.exhibitor_id, count(*) over () as count,
          row_number() over (order by p.exhibitor_id is distinct from demo.exhibitor_id, p.id)::int as place
        from product p left join (
          select m.exhibitor_id from employee m join account a on a.id = m.account_id
          where m.exhibition_id = $1 and a.email = $5) demo on true
        where p.exhibition_id = $1),
      made as materialized (
        select n, 1 + floor(power(random(), 2) * (select max(count) from products))::int as place
        from generate_series($3::int, $4::int) n)
      insert into tracking_event (exhibition_id, day, at, event, who, key, exhibitor_id, subject_id, seconds, state)
      select $1, $2::date, ($2::date + interval '1 day' * random()) at time zone 'Asia/Shanghai', 1032001 + (n % 3) * 1000,
        decode(md5((n::bigint * 7919 % 300000)::text), 'hex'), n, p.exhibitor_id, p.id, n % 60, 1 + (n % 5 = 0)::int
      from made join products p using (place)`,
      [fair, day, from + 1, Math.min(events, from + AT_ONCE), DEMO_ACCOUNTS.exhibitorAdmin],
    );
  await query('vacuum analyze tracking_event');
}

/** Takes a day's events and sums away. */
export async function dropDay({ db, fair }: Reached, day: string): Promise<void> {
  await dropPartition(db, day);
  for (const table of ['tracking_day', 'tracking_hour', 'tracking_rolled'] as const)
    await db.deleteFrom(table).where('exhibition_id', '=', fair).where('day', '=', day).execute();
}
