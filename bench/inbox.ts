import type { Pool } from 'pg';
import { accountRow, employeeRow, orderRow, visitorRow } from '../demo/factories/factories.ts';
import { newId } from '../server/src/core/id.ts';
import { createPool } from '../server/src/platform/database/client.ts';
import { insertRows } from '../server/src/platform/database/insert-rows.ts';
import { createDatabase, type Db } from '../server/src/platform/database/kysely.ts';
import { catalogue, withDatabase } from './catalogue.ts';
import { logOn, makeCompany } from './company.ts';
import { listTime } from './list-times.ts';
import { startPortal } from './portal-process.ts';
import { atMost, type Row } from './table.ts';

const LEADS = 20_000;
const BUYERS = 6_000;
const EXHIBITS = 40;
const LIST = '/visitor/v2/lead/list';
const COUNTRIES = ['CN', 'BR', 'IN', 'VN', 'KE', 'US', 'AR', 'TR'];

const of = <T>(list: readonly T[], at: number): T => {
  const one = list[at % list.length];
  if (one === undefined) throw new Error('an empty list');
  return one;
};

/** An inbox of 20,000 orders and inquiries: a page of it, however it is narrowed and sorted (issue: p99 at most 60 ms). */
export async function measureInbox(): Promise<Row[]> {
  const folder = catalogue(500, 50);
  return withDatabase(folder, async (url) => {
    const email = await makeCompany(url, EXHIBITS);
    const colleague = await fillInbox(url, email);
    const portal = await startPortal(folder);
    try {
      return await measureFilters(portal.origin, await logOn(portal.origin, email), colleague);
    } finally {
      await portal.stop();
    }
  });
}

type Company = { employee: string; id: string; exhibition_id: string };

/** Answers a colleague who deals with every third. */
async function fillInbox(url: string, email: string): Promise<string> {
  const pool = createPool(url, { max: 2, statementTimeoutMs: 600_000 });
  const db = createDatabase(pool);
  try {
    const company = await db
      .selectFrom('employee')
      .where('email', '=', email)
      .select(['id as employee', 'exhibitor_id as id', 'exhibition_id'])
      .executeTakeFirstOrThrow();
    const colleague = employeeRow(company, {});
    await insertRows(db, 'employee', [colleague]);
    const buyers = await insertBuyers(db, company);
    await insertRequests(db, company, buyers);
    await spread(pool, company, colleague.id);
    return colleague.id;
  } finally {
    await db.destroy();
  }
}

async function insertBuyers(db: Db, company: Company): Promise<string[]> {
  const tail = newId().toLowerCase();
  const numbers = Array.from({ length: BUYERS }, (_, at) => at);
  const accounts = numbers.map((at) => accountRow({ email: `buyer${at}-${tail}@bench.example` }));
  const visitors = numbers.map((at) =>
    visitorRow(company.exhibition_id, accounts[at]?.id ?? '', {
      name: `Buyer ${at}`,
      company: `Agro ${at % 900} Trading`,
      position: 'Purchasing',
      country: of(COUNTRIES, at),
    }),
  );
  await insertRows(db, 'account', accounts);
  await insertRows(db, 'visitor', visitors);
  return visitors.map(({ id }) => id);
}

/** Half of them orders, half inquiries about two exhibits; each writes its lead. */
async function insertRequests(db: Db, company: Company, buyers: readonly string[]): Promise<void> {
  const products = await db
    .selectFrom('product')
    .where('exhibitor_id', '=', company.id)
    .select(['id', 'exhibition_id', 'exhibitor_id'])
    .execute();
  const at = (number: number): string => new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString();
  const numbers = Array.from({ length: LEADS / 2 }, (_, number) => number);
  const orders = numbers.map((number) =>
    orderRow(of(products, number), of(buyers, number), { remark: 'CIF Santos', created_at: at(number * 2) }),
  );
  const inquiries = numbers.map((number) => ({
    id: newId(),
    exhibition_id: company.exhibition_id,
    sending_id: newId(),
    visitor_id: of(buyers, number * 7),
    exhibitor_id: company.id,
    question: 'Do you ship to Santos?',
    created_at: at(number * 2 + 1),
  }));
  const asked = inquiries.flatMap(({ id }, number) =>
    [0, 1].map((place) => ({
      exhibition_id: company.exhibition_id,
      inquiry_id: id,
      product_id: of(products, number + place).id,
      place,
      product_zh: '',
      product_en: '',
      product_strength: '',
    })),
  );
  await insertRows(db, 'intent_order', orders);
  await insertRows(db, 'inquiry', inquiries);
  await insertRows(db, 'inquiry_product', asked);
}

/** Over all stages, some closed by their buyers, a third with a colleague, some to be followed up. */
async function spread(pool: Pool, { id, exhibition_id: exhibitionId }: Company, colleague: string): Promise<void> {
  await pool.query(
    `update lead set state = s.state, answered_at = case when s.state <> 'new' then s.created_at + interval '1 hour' end,
      employee_id = case when s.number % 3 = 0 then $1 end, seen_at = s.created_at,
      follow_up_on = case when s.number % 10 = 0 then current_date - 3 + (s.number % 7)::int end,
      closed_at = case when s.number % 20 = 0 then s.created_at + interval '1 day' end,
      close_reason = case when s.number % 20 = 0 then 'price' end
    from (select l.id, l.created_at, row_number() over (order by l.created_at) as number,
        (array['new', 'contacted', 'quoted', 'won', 'lost'])[1 + (row_number() over (order by l.created_at)) % 5] as state
      from lead l where l.exhibition_id = $2 and l.exhibitor_id = $3) s
    where lead.exhibition_id = $2 and lead.id = s.id`,
    [colleague, exhibitionId, id],
  );
  // as the database does by itself in the first minutes
  await pool.query('vacuum (analyze) lead, visitor, inquiry, inquiry_product, intent_order');
}

const asks = (colleague: string): Record<string, (at: number) => object> => ({
  'any page': (at) => ({ pageNum: 1 + ((at * 37) % (LEADS / 20)) }),
  'a stage': (at) => ({ state: of(['new', 'contacted', 'quoted', 'won', 'lost'], at), pageNum: 1 + (at % 50) }),
  'closed by the buyer': (at) => ({ state: 'closed', pageNum: 1 + (at % 20) }),
  'inquiries alone': (at) => ({ kind: 'inquiry', pageNum: 1 + (at % 50) }),
  'a colleague’s': (at) => ({ employee: colleague, pageNum: 1 + (at % 50) }),
  'nobody’s, new': (at) => ({ employee: 'nobody', state: 'new', pageNum: 1 + (at % 50) }),
  'due today': (at) => ({ due: true, pageNum: 1 + (at % 10) }),
  'by buyer': (at) => ({ sort: 'buyer', descending: false, pageNum: 1 + (at % 50) }),
  'by follow-up': (at) => ({ sort: 'followUp', pageNum: 1 + (at % 50) }),
  'a search by company': (at) => ({ keyword: `agro ${at * 3} ` }),
  'a search that all match': (at) => ({ keyword: 'trading', pageNum: 1 + (at % 50) }),
  'an e-mail': (at) => ({ keyword: `buyer${at * 11}-` }),
});

async function measureFilters(origin: string, token: string, colleague: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, input] of Object.entries(asks(colleague)))
    rows.push(
      atMost(`inbox of ${LEADS}, ${what}: p99`, await listTime({ origin, token, path: LIST }, input), 60, 'ms'),
    );
  return rows;
}
