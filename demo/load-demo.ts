import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { ExhibitionDirectory } from '../server/src/domains/exhibition/exhibition.directory.ts';
import { indexArticles } from '../server/src/domains/article/article.document.ts';
import { indexProgrammes } from '../server/src/domains/programme/programme.document.ts';
import { indexLives } from '../server/src/domains/live/live.document.ts';
import { indexExhibitors } from '../server/src/domains/exhibitor/exhibitor.document.ts';
import { indexProducts } from '../server/src/domains/product/product.document.ts';
import { indexVisitors } from '../server/src/domains/visitor/visitor.document.ts';
import type { Tables } from '../server/src/platform/database/kysely.ts';
import { contextOf, type FairContext } from '../server/src/core/fair-context.ts';
import { companies as companyNames } from './data/companies.ts';
import { fairs } from './data/index.ts';
import { random as randomOf } from './data/random.ts';
import type { CompanyName, DemoFair, Random } from './data/shapes.ts';
import { DEMO_ACCOUNTS, giveDemoAccounts, loadDemoAccounts, type Accounts } from './demo-accounts.ts';
import { companyRows, newCompanyRows, type CompanyRows } from './demo-company.ts';
import { sumUpEvents } from './demo-events.ts';
import { giveFilms } from './demo-films.ts';
import { loadFair, type FairPlace } from './demo-fair.ts';
import { giveFloorPlan } from './demo-floor-plan.ts';
import { giveCollections } from './demo-home.ts';
import { giveLatest } from './demo-latest.ts';
import { giveLives } from './demo-lives.ts';
import { loadPeople } from './demo-people.ts';
import { giveRequirements } from './demo-sourcing.ts';
import { accountRow } from './factories/factories.ts';
import type { Stand } from './floor-plan/booth-hall.ts';
import { planOf } from './floor-plan/plan.ts';
import { insertRows } from '../server/src/platform/database/insert-rows.ts';

export type DemoSize = { exhibitors: number; products: number; visitors: number; orders: number };
export const DEMO_SIZES: { agro: DemoSize; sugar: DemoSize } = {
  agro: { exhibitors: 320, products: 4_200, visitors: 420, orders: 160 },
  sugar: { exhibitors: 64, products: 640, visitors: 80, orders: 40 },
};

/** Loading answers nobody, so no address is ever signed with this. */
const NOTHING_IS_SIGNED = 'nothing';

type Log = (line: string) => void;

/** Loads the demo fairs into an empty database, once, as one transaction: a start killed half-way begins anew. */
export async function loadDemo(
  db: Kysely<Tables>,
  log: Log,
  sizes: Partial<typeof DEMO_SIZES> = DEMO_SIZES,
): Promise<boolean> {
  const loaded = await db.transaction().execute(async (transaction) => {
    // two processes starting at once: the second waits, and then finds the fairs there
    await sql`select pg_advisory_xact_lock(7205759)`.execute(transaction);
    await sql`set local statement_timeout = '10min'`.execute(transaction);
    const existing = await transaction.selectFrom('exhibition').select('id').limit(1).executeTakeFirst();
    if (existing !== undefined) return false;
    const accounts = await loadDemoAccounts(transaction);
    const agro: FairPlace = { host: null, isDefault: true, opensInDays: 45 };
    const sugar: FairPlace = { host: 'sugar.localhost', isDefault: false, opensInDays: 80 };
    for (const [fair, place, size] of [
      [fairs.agro, agro, sizes.agro],
      [fairs.sugar, sugar, sizes.sugar],
    ] as const) {
      if (size === undefined) continue;
      const exhibitionId = await loadFair(transaction, fair, place);
      const random = randomOf(`demo ${fair.definition.code}`);
      const companies = await loadCompanies(transaction, { fair, exhibitionId, size, random }, accounts);
      const { visitors, orders } = size;
      await loadPeople(transaction, { fair, exhibitionId, random, visitors, orders }, accounts, companies);
      log(
        `${fair.definition.name.zh}：${size.exhibitors} exhibitors, ${size.products} products, ${size.visitors} visitors`,
      );
      await indexFair(transaction, exhibitionId, log);
    }
    return true;
  });
  if (!loaded) return false;
  const directory = new ExhibitionDirectory(db, NOTHING_IS_SIGNED);
  await directory.load();
  await sumUpEvents(db, directory);
  // the planner knows nothing of so many new rows until it is told
  await sql`vacuum analyze`.execute(db);
  return true;
}

type Db = Parameters<typeof insertRows>[0];
const AT_ONCE = 100;

type CompaniesPlan = { fair: DemoFair; exhibitionId: string; size: DemoSize; random: Random };

/** Companies in portions, so that a large demo needs no more memory than a small one. The first ones are kept for orders and pools. */
async function loadCompanies(db: Db, plan: CompaniesPlan, accounts: Accounts): Promise<CompanyRows[]> {
  const { fair, exhibitionId, size, random } = plan;
  const names = companyNames(random, fair.definition.code, size.exhibitors);
  const { floors, stands } = planOf(fair.definition, size.exhibitors);
  await giveFloorPlan(db, exhibitionId, floors);
  const standOf = (place: number): Stand => stands[place] ?? { hall: '', number: '', area: 0 };
  const kept: CompanyRows[] = [];
  // the last one has only just joined
  const newest = names.length > 1 ? names.pop() : undefined;
  for (const portion of portionsOf(plan, names, standOf)) {
    const [first] = portion;
    if (kept.length === 0 && first !== undefined) giveDemoAccounts(first, accounts);
    await giveEmployeeAccounts(
      db,
      portion.flatMap((company) => company.employees),
    );
    if (kept.length < AT_ONCE) kept.push(...portion);
    await insertCompanies(db, portion);
  }
  await giveBooths(db, plan, names, kept);
  if (newest === undefined) return kept;
  const admin = { accountId: accounts.exhibitorEmpty, email: DEMO_ACCOUNTS.exhibitorEmpty };
  const empty = newCompanyRows(exhibitionId, newest, standOf(names.length), admin);
  await insertCompanies(db, [empty]);
  return [...kept, empty];
}

/** The rows of all companies, some at a time. */
function* portionsOf(
  { fair, exhibitionId, size, random }: CompaniesPlan,
  names: readonly CompanyName[],
  standOf: (place: number) => Stand,
): Generator<CompanyRows[]> {
  const small = size.products <= 10_000;
  let left = size.products;
  for (let from = 0; from < names.length; from += AT_ONCE)
    yield names.slice(from, from + AT_ONCE).map((name, index) => {
      const place = from + index;
      const products = shareOf(left, names.length - place, random);
      left -= products;
      return companyRows({ fair, exhibitionId, name, stand: standOf(place), place, random, products, small });
    });
}

/** What the first companies show beside their exhibits. */
async function giveBooths(
  db: Db,
  { fair, exhibitionId }: CompaniesPlan,
  names: readonly CompanyName[],
  kept: readonly CompanyRows[],
): Promise<void> {
  const [first] = kept;
  if (first !== undefined) await giveFilms(db, fair, first);
  await giveLives(db, fair, exhibitionId, kept);
  await giveLatest(db, fair, names, kept);
  const exhibitors = kept.map(({ exhibitor }) => exhibitor);
  await giveCollections(db, exhibitionId, fair.definition, exhibitors);
}

/** Everything some companies bring; all rows of one table name the same columns. */
async function insertCompanies(db: Db, companies: readonly CompanyRows[]): Promise<void> {
  const all = <K extends 'files' | 'employees' | 'products' | 'documents' | 'scenes' | 'points'>(key: K) =>
    companies.flatMap((company): CompanyRows[K][number][] => company[key]);
  await insertRows(db, 'file', all('files'));
  await insertRows(
    db,
    'exhibitor',
    companies.map((company) => company.exhibitor),
  );
  await insertRows(db, 'employee', all('employees'));
  await insertRows(db, 'product', all('products'));
  await insertRows(db, 'product_document', all('documents'));
  await insertRows(db, 'hotspot_scene', all('scenes'));
  await insertRows(db, 'hotspot_point', all('points'));
}

/** Everybody who works at a booth has come: visitors find somebody to talk to. Without a password, as after a log-in by code. */
async function giveEmployeeAccounts(db: Db, employees: CompanyRows['employees']): Promise<void> {
  const without = employees.filter(
    (one) => one.account_id === null && one.joined_at === null && one.invited_at === null,
  );
  const rows = without.map(({ email = '' }) => accountRow({ email, demo: true }));
  await insertRows(db, 'account', rows);
  for (const [at, employee] of without.entries())
    Object.assign(employee, { account_id: rows[at]?.id ?? null, joined_at: new Date().toISOString() });
}

/** About the same share for everybody, some more, some less; the last takes the rest. */
function shareOf(left: number, companies: number, random: Random): number {
  if (companies === 1) return left;
  const even = left / companies;
  return Math.max(1, Math.min(left - companies + 1, Math.round(even * (0.5 + random.next()))));
}

async function indexFair(db: FairContext['db'], exhibitionId: string, log: Log): Promise<void> {
  const directory = new ExhibitionDirectory(db, NOTHING_IS_SIGNED);
  await directory.load();
  const exhibition = directory.all().find((entry) => entry.id === exhibitionId);
  if (exhibition === undefined) return;
  const ctx = contextOf(exhibition, db);
  const started = performance.now();
  // rows of this transaction are not counted by themselves, and reading 500 of 100,000 would go through all of them each time
  await sql`analyze account, exhibitor, employee, product, visitor, article, programme, live`.execute(db);
  for (const [table, index] of [
    ['product', indexProducts],
    ['exhibitor', indexExhibitors],
    ['visitor', indexVisitors],
    ['article', indexArticles],
    ['programme', indexProgrammes],
    ['live', indexLives],
  ] as const) {
    const ids = await db.selectFrom(table).where('exhibition_id', '=', exhibitionId).select('id').execute();
    for (let from = 0; from < ids.length; from += 500)
      await index(
        ctx,
        ids.slice(from, from + 500).map((row) => row.id),
      );
  }
  await giveRequirements(ctx);
  log(`search index: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
