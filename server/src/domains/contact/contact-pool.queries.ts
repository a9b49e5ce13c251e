import { sql, type RawBuilder } from 'kysely';
import type { ContactLevel, ContactSort, ContactState } from '@fairbridge/contract/contact/contact.shapes.ts';
import type { ContactSource } from '@fairbridge/contract/contact/contact.sources.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { escapeLike } from '../../platform/database/like.ts';
import { limitOffset, type Range } from '../../platform/database/paginate.ts';
import { FORCE_CUSTOM_PLAN } from '../../platform/database/force-custom-plan.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { isHandledBy, isInPool } from '../identity/membership.queries.ts';
import { askedWords } from '../visitor/visitor.words.ts';

export type PoolFilter = {
  keyword: string;
  state?: ContactState | undefined;
  level?: ContactLevel | undefined;
  tag?: string | undefined;
  source?: ContactSource | undefined;
  assigned?: string | undefined;
};
export type PoolSorting = { sort: ContactSort; descending: boolean };

export type PoolRow = {
  id: string;
  visitor_id: string;
  state: ContactState;
  source: ContactSource;
  created_at: Date;
  name: string;
  company: string;
  position: string;
  country: string;
  level: ContactLevel;
  tags: string[];
  expires_on: string | null;
  employee_id: string | null;
  employee_zh: string;
  employee_en: string;
};

/** Of `contact c`. */
const STATE = () =>
  sql<ContactState>`case when ${isInPool('c')} then 'member' when c.state <> 'confirmed' then 'waiting' else 'expired' end`;

/** Entries that have not ended, of people who may come to the fair: asked of the few who may not, so that a large pool is read alone. */
const own = (ctx: FairContext, caller: ExhibitorCaller) =>
  sql`c.exhibition_id = ${ctx.exhibition.id} and ${isHandledBy(caller)} and c.removed_at is null and not exists (
    select from visitor s where s.exhibition_id = c.exhibition_id and s.id = c.visitor_id and s.suspended_at is not null)`;

/** By the words that visitors are found by, or by the beginning of an e-mail of somebody who is in. */
function found(keyword: string): RawBuilder<unknown> {
  if (keyword === '') return sql`true`;
  // addresses are kept in small letters, and their index finds a beginning
  if (keyword.includes('@')) return sql`a.email like ${`${escapeLike(keyword.toLowerCase())}%`} and ${isInPool('c')}`;
  const words = askedWords(keyword);
  return words.length === 0 ? sql`false` : sql`v.all_words @> ${words}::text[]`;
}

function assignedTo(assigned: string, { employeeId }: ExhibitorCaller): RawBuilder<unknown> {
  if (assigned === 'nobody') return sql`c.employee_id is null`;
  return sql`c.employee_id = ${assigned === 'me' ? employeeId : assigned}`;
}

function matching(ctx: FairContext, caller: ExhibitorCaller, filter: PoolFilter): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [own(ctx, caller), found(filter.keyword)];
  if (filter.state !== undefined) parts.push(sql`${STATE()} = ${filter.state}`);
  if (filter.level !== undefined) parts.push(sql`c.level = ${filter.level}`);
  if (filter.tag !== undefined) parts.push(sql`c.tags @> ${[filter.tag]}::text[]`);
  if (filter.source !== undefined) parts.push(sql`c.source = ${filter.source}`);
  if (filter.assigned !== undefined) parts.push(assignedTo(filter.assigned, caller));
  return sql.join(parts, sql` and `);
}

/** What may be missing stands last; what is never missing says so, for the index of the pool (`contact_of_exhibitor`) is ordered without it. */
const BY: Record<ContactSort, { by: RawBuilder<unknown>; end: RawBuilder<unknown>; person: boolean }> = {
  joinedAt: { by: sql`c.created_at`, end: sql``, person: false },
  name: { by: sql`lower(v.name)`, end: sql``, person: true },
  // as the directory orders them: Chinese names among the others by their sound
  company: { by: sql`v.directory_key`, end: sql``, person: true },
  // A is the highest, and what has none the lowest
  level: { by: sql`-ascii(nullif(c.level, ''))`, end: sql`nulls last`, person: false },
  expiresOn: { by: sql`c.expires_on`, end: sql`nulls last`, person: false },
};

const ordered = ({ sort, descending }: PoolSorting): RawBuilder<unknown> =>
  sql`${BY[sort].by} ${sql.raw(descending ? 'desc' : 'asc')} ${BY[sort].end}, c.id`;

/**
 * The pool with what filter and order ask of its people, and no more. The fair is said of both: in the order of their names and companies
 * the people of a large pool are walked by an index of their fair, and only as far as the page goes.
 */
function fromPool({ keyword }: PoolFilter, sort?: ContactSort): RawBuilder<unknown> {
  const asksPerson = keyword !== '' || (sort !== undefined && BY[sort].person);
  const person = asksPerson ? sql`join visitor v on v.id = c.visitor_id and v.exhibition_id = c.exhibition_id` : sql``;
  const account = keyword.includes('@') ? sql`join account a on a.id = v.account_id` : sql``;
  return sql`from contact c ${person} ${account}`;
}

/** The ids of one page, or of all, in their order. */
export async function poolIds(
  ctx: FairContext,
  caller: ExhibitorCaller,
  { filter, sorting, range }: { filter: PoolFilter; sorting: PoolSorting; range: Range },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${FORCE_CUSTOM_PLAN}
    select c.id ${fromPool(filter, sorting.sort)} where ${matching(ctx, caller, filter)} order by ${ordered(sorting)} ${limitOffset(range)}`.execute(
    ctx.db,
  );
  return rows.map(({ id }) => id);
}

/** Of more contacts, whoever says a word is looked up once for all of them. */
const LARGE = 5_000;

async function isLarge(ctx: FairContext, { exhibitorId }: ExhibitorCaller): Promise<boolean> {
  const { rows } = await sql`
    select from contact c where c.exhibition_id = ${ctx.exhibition.id} and c.exhibitor_id = ${exhibitorId} and c.removed_at is null
    offset ${LARGE} limit 1`.execute(ctx.db);
  return rows.length > 0;
}

/**
 * `found` of `contact c` by the index of words alone: a word that nearly all have would be looked for in the rows of all visitors, three times
 * as slow. The planner chooses the index for what it does not know (`select`), and keeps the list apart from the contacts (`or`).
 */
const foundByIndex = (ctx: FairContext, words: readonly string[]): RawBuilder<unknown> =>
  sql`(c.visitor_id is null or c.visitor_id in (
    select v.id from visitor v where v.exhibition_id = ${ctx.exhibition.id} and v.all_words @> (select ${words}::text[])))`;

/** The total of a pool in which words are looked for. */
export function totalByIndex(ctx: FairContext, caller: ExhibitorCaller, filter: PoolFilter): Promise<number> {
  const words = askedWords(filter.keyword);
  if (words.length === 0) return Promise.resolve(0);
  const others = matching(ctx, caller, { ...filter, keyword: '' });
  return countSql(ctx.db, sql`from contact c where ${others} and ${foundByIndex(ctx, words)}`, FORCE_CUSTOM_PLAN);
}

export async function poolTotal(ctx: FairContext, caller: ExhibitorCaller, filter: PoolFilter): Promise<number> {
  const saysWords = filter.keyword !== '' && !filter.keyword.includes('@');
  if (saysWords && (await isLarge(ctx, caller))) return totalByIndex(ctx, caller, filter);
  return countSql(ctx.db, sql`${fromPool(filter)} where ${matching(ctx, caller, filter)}`, FORCE_CUSTOM_PLAN);
}

/** These of the pool, in this order; those that are no longer to be seen are left out. */
export async function poolRows(ctx: FairContext, caller: ExhibitorCaller, ids: readonly string[]): Promise<PoolRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PoolRow>`
    select c.id, c.visitor_id, ${STATE()} as state, c.source, c.created_at, v.name, v.company, v.position, v.country,
      c.level, c.tags, to_char(c.expires_on, 'YYYY-MM-DD') as expires_on,
      m.id as employee_id, coalesce(m.name_zh, '') as employee_zh, coalesce(m.name_en, '') as employee_en
    from unnest(${[...ids]}::text[]) with ordinality as wanted(id, place) join contact c on c.id = wanted.id
      join visitor v on v.id = c.visitor_id left join employee m on m.id = c.employee_id
    where ${own(ctx, caller)} order by wanted.place`.execute(ctx.db);
  return rows;
}

export async function countPool(ctx: FairContext, caller: ExhibitorCaller) {
  const { rows } = await sql<{ state: ContactState; mine: boolean; unassigned: boolean; count: number }>`
    select ${STATE()} as state, coalesce(c.employee_id = ${caller.employeeId}, false) as mine, c.employee_id is null as unassigned,
      count(*)::int as count
    from contact c where ${own(ctx, caller)} group by 1, 2, 3`.execute(ctx.db);
  const sum = (those: (row: (typeof rows)[number]) => boolean): number =>
    rows.filter(those).reduce((total, { count }) => total + count, 0);
  return {
    all: sum(() => true),
    member: sum(({ state }) => state === 'member'),
    waiting: sum(({ state }) => state === 'waiting'),
    expired: sum(({ state }) => state === 'expired'),
    mine: sum(({ mine }) => mine),
    unassigned: sum(({ unassigned }) => unassigned),
  };
}

const TAGS_SHOWN = 100;

export async function tagsOfPool(ctx: FairContext, caller: ExhibitorCaller) {
  const { rows } = await sql<{ tag: string; count: number }>`
    select tag, count(*)::int as count
    from contact c, unnest(c.tags) as tag
    where ${own(ctx, caller)} group by tag order by 2 desc, 1 limit ${TAGS_SHOWN}`.execute(ctx.db);
  return rows;
}

/** Those of these ids that this employee may deal with, held for a change. */
export async function lockDealtWith(
  ctx: FairContext,
  caller: ExhibitorCaller,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from contact c
    where c.exhibition_id = ${ctx.exhibition.id} and ${isHandledBy(caller)} and c.removed_at is null and c.id = any(${[...ids]}::text[])
    order by c.id for update`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

/** All that match, held for a change. */
export async function lockMatching(ctx: FairContext, caller: ExhibitorCaller, filter: PoolFilter) {
  const { rows } = await sql<{ id: string }>`
    select c.id ${fromPool(filter)} where ${matching(ctx, caller, filter)} order by c.id for update of c`.execute(
    ctx.db,
  );
  return rows;
}

export type Marks = { level?: ContactLevel | undefined; add: readonly string[]; remove: readonly string[] };

/** Answers the most tags that one of them has now. */
export async function writeMarks(
  ctx: FairContext,
  ids: readonly string[],
  { level, add, remove }: Marks,
): Promise<number> {
  const { rows } = await sql<{ tags: number }>`
    update contact set level = coalesce(${level ?? null}, level), tags = array(
      select tag from (
        select tag, min(place) as place from unnest(tags || ${[...add]}::text[]) with ordinality as one(tag, place)
        where tag <> all(${[...remove]}::text[]) group by tag) kept order by place)
    where exhibition_id = ${ctx.exhibition.id} and id = any(${[...ids]}::text[])
    returning cardinality(tags) as tags`.execute(ctx.db);
  return Math.max(0, ...rows.map(({ tags }) => tags));
}

export async function writeExpiry(ctx: FairContext, ids: readonly string[], expiresOn: string | null): Promise<void> {
  await sql`
    update contact set expires_on = ${expiresOn}::date
    where exhibition_id = ${ctx.exhibition.id} and id = any(${[...ids]}::text[])`.execute(ctx.db);
}

/** Answers whose contacts these are. */
export async function writeEmployee(
  ctx: FairContext,
  ids: readonly string[],
  employeeId: string | null,
): Promise<string[]> {
  const { rows } = await sql<{ visitor_id: string }>`
    update contact set employee_id = ${employeeId}
    where exhibition_id = ${ctx.exhibition.id} and id = any(${[...ids]}::text[]) returning visitor_id`.execute(ctx.db);
  return rows.map((row) => row.visitor_id);
}

/** Contacts of these buyers go to whoever is in charge of them. */
export async function followOwners(
  ctx: FairContext,
  exhibitorId: string,
  visitorIds: readonly string[],
): Promise<void> {
  await sql`
    update contact c set employee_id = u.employee_id from customer u
    where c.exhibition_id = ${ctx.exhibition.id} and c.exhibitor_id = ${exhibitorId} and c.visitor_id = any(${[...visitorIds]}::text[])
      and u.exhibition_id = c.exhibition_id and u.exhibitor_id = c.exhibitor_id and u.visitor_id = c.visitor_id
      and c.removed_at is null and c.employee_id is distinct from u.employee_id`.execute(ctx.db);
}
