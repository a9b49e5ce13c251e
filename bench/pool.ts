import { accountRow, contactRow, visitorRow } from '../demo/factories/factories.ts';
import { indexedWords } from '../server/src/domains/visitor/visitor.words.ts';
import { createPool } from '../server/src/platform/database/client.ts';
import { insertRows } from '../server/src/platform/database/insert-rows.ts';
import { createDatabase, type Db } from '../server/src/platform/database/kysely.ts';
import { catalogue, withDatabase } from './catalogue.ts';
import { logOn, makeCompany } from './company.ts';
import { listTime } from './list-times.ts';
import { residentMegabytes, startPortal, type Running } from './portal-process.ts';
import { atLeast, atMost, plain, type Row } from './table.ts';

const CONTACTS = 50_000;
const LIST = '/visitor/v2/PcContactPerson/contactPersonList';
const EXPORT = '/visitor/v2/PcContactPerson/exportContactPerson';

/** A database that was measured before has the people of then. */
const RUN = Date.now().toString(36);

const COUNTRIES = ['CN', 'BR', 'IN', 'VN', 'KE', 'US', 'AR', 'TR'];
const LEVELS = ['A', 'B', 'C', '', ''];
const TAGS = ['OEM', 'VIP', '东南亚', 'Distributor', '2026'];
const SOURCES = ['CARD', 'INVITE', 'INVITE_CODE', 'SCAN'] as const;

const of = <T>(list: readonly [T, ...T[]] | readonly T[], at: number): T => {
  const one = list[at % list.length];
  if (one === undefined) throw new Error('an empty list');
  return one;
};

/** A pool of 50,000 contacts: any page of its list, and its export with the memory that it takes. */
export async function measurePool(): Promise<Row[]> {
  const folder = catalogue(500, 50);
  return withDatabase(folder, async (url) => {
    const email = await makeCompany(url, 1);
    await fillPool(url, email);
    const portal = await startPortal(folder);
    try {
      const token = await logOn(portal.origin, email);
      return [...(await measureList(portal.origin, token)), ...(await measureExport(portal, token))];
    } finally {
      await portal.stop();
    }
  });
}

async function fillPool(url: string, email: string): Promise<void> {
  const pool = createPool(url, { max: 2, statementTimeoutMs: 600_000 });
  const db = createDatabase(pool);
  try {
    const company = await db
      .selectFrom('employee')
      .where('email', '=', email)
      .select(['id as employee', 'exhibitor_id as id', 'exhibition_id'])
      .executeTakeFirstOrThrow();
    await insertContacts(db, company);
    // a pool that has grown over weeks is known to the planner
    await pool.query('vacuum (analyze) account, visitor, contact');
  } finally {
    await db.destroy();
  }
}

async function insertContacts(db: Db, company: { employee: string; id: string; exhibition_id: string }): Promise<void> {
  const numbers = Array.from({ length: CONTACTS }, (_, at) => at);
  const accounts = numbers.map((at) => accountRow({ email: `buyer${at}@${RUN}.bench.example` }));
  const visitors = numbers.map((at) => {
    const shown = { name: `Buyer ${at}`, company: `Agro ${at % 9_000} Trading`, position: 'Purchasing' };
    const words = indexedWords([shown.company, shown.position]);
    return visitorRow(company.exhibition_id, accounts[at]?.id ?? '', {
      ...shown,
      country: of(COUNTRIES, at),
      directory_key: shown.company.toLowerCase(),
      public_words: words,
      all_words: [...words, ...indexedWords([shown.name])],
    });
  });
  const contacts = visitors.map(({ id }, at) =>
    contactRow(company, id, {
      source: of(SOURCES, at),
      level: of(LEVELS, at),
      tags: [of(TAGS, at), of(TAGS, at * 3 + 1)].filter((tag, place, all) => all.indexOf(tag) === place),
      expires_on: at % 10 === 0 ? '2020-01-01' : null,
      employee_id: at % 3 === 0 ? company.employee : null,
      created_at: new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString(),
    }),
  );
  await insertRows(db, 'account', accounts);
  await insertRows(db, 'visitor', visitors);
  await insertRows(db, 'contact', contacts);
}

const ASKS: Record<string, (at: number) => object> = {
  'any page': (at) => ({ pageNum: 1 + ((at * 37) % (CONTACTS / 20)) }),
  'by company': (at) => ({ sort: 'company', descending: false, pageNum: 1 + (at % 50) }),
  'by level': (at) => ({ sort: 'level', pageNum: 1 + (at % 50) }),
  'a search': (at) => ({ keyword: `agro ${at * 7}` }),
  'a search by a word that all have': (at) => ({ keyword: 'trading', pageNum: 1 + (at % 50) }),
  'a tag and a level': (at) => ({ tag: of(TAGS, at), level: 'A', pageNum: 1 + (at % 5) }),
  'expired, one’s own': (at) => ({ state: 'expired', assigned: 'me', pageNum: 1 + (at % 5) }),
  'an e-mail': (at) => ({ keyword: `buyer${at * 11}@${RUN}`, state: 'member' }),
};

async function measureList(origin: string, token: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, input] of Object.entries(ASKS))
    rows.push(
      atMost(`pool of ${CONTACTS}, ${what}: p99`, await listTime({ origin, token, path: LIST }, input), 80, 'ms'),
    );
  return rows;
}

async function exported(origin: string, token: string): Promise<number> {
  const response = await fetch(origin + EXPORT, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify({ lang: 'en' }),
  });
  const bytes = (await response.arrayBuffer()).byteLength;
  if (response.status !== 200 || bytes < CONTACTS)
    throw new Error(`no export came: ${response.status}, ${bytes} bytes`);
  return bytes;
}

async function measureExport({ origin, process: { pid = 0 } }: Running, token: string): Promise<Row[]> {
  // the first one warms: the figure is what a second one adds
  await exported(origin, token);
  const before = residentMegabytes(pid);
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, residentMegabytes(pid))), 20);
  const began = performance.now();
  const bytes = await exported(origin, token);
  const seconds = (performance.now() - began) / 1000;
  clearInterval(watch);
  return [
    atLeast(`export of ${CONTACTS} contacts`, CONTACTS / seconds, 5_000, 'rows/s'),
    atMost('server memory above what it was before', peak - before, 100, 'MB'),
    plain(
      'the file',
      `${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s, memory ${before.toFixed(0)} to ${peak.toFixed(0)} MB`,
    ),
  ];
}
