import { sql, type RawBuilder } from 'kysely';
import { limitOffset } from '../database/paginate.ts';
import type { Db, DocumentKind } from './document.ts';
import { all, lexeme } from './expression.ts';
import { countFacets, type FacetCounts } from './facets.ts';
import { seen, type Visibility } from './visibility.ts';
import { RAISED } from './words.ts';

/** What to look for. No levels: everything of the kind. The last level matches all hits, the ones before are better hits. */
export type Match = {
  exhibitionId: string;
  kind: DocumentKind;
  levels: readonly string[];
  /** Only this owner's documents. */
  owner: string;
  newest: boolean;
};

export type Hit = { id: string; level: number; boost: number; at: number };
export type HitCount = {
  total: number;
  capped: boolean;
  facets: FacetCounts;
  /** Shards that hits were counted in. A capped count that took many of them has few hits beyond those counted. */
  shards: number;
};

/** Hits by words are counted up to here; beyond it the total is 'at least'. */
export const COUNT_MAX = 2000;
/** The same for lists with filters and no words. */
export const LIST_COUNT_MAX = 5000;
/** How many documents, best first, are looked at for hits before the index of words is asked for all of them. */
const WALK = 600;
/** Up to so many hits are quicker sorted than looked for among the first documents. */
const FEW = 1000;
/** Hits beyond the public ones that are looked at for one caller. */
const MORE_MAX = 20_000;

export function compareHits(newest: boolean): (a: Hit, b: Hit) => number {
  const byId = (a: Hit, b: Hit): number => (a.id < b.id ? -1 : Number(a.id > b.id));
  if (newest) return (a, b) => b.at - a.at || byId(a, b);
  return (a, b) => a.level - b.level || b.boost - a.boost || byId(a, b);
}

const order = (newest: boolean): RawBuilder<unknown> => (newest ? sql`published_at desc, id` : sql`boost desc, id`);
const place = ({ exhibitionId, kind }: Match): RawBuilder<unknown> =>
  sql`exhibition_id = ${exhibitionId} and kind = ${kind}`;
const owned = ({ owner }: Match): RawBuilder<unknown> => (owner === '' ? sql`` : sql` and owner_id = ${owner}`);
/** The expression comes from a sub-select so that the plan never depends on it: with its value the planner prefers to read everything. */
const matching = (expression: string): RawBuilder<unknown> => sql`lexemes @@ (select ${expression}::tsquery)`;
const columns = sql`id, boost::float8 as boost, extract(epoch from published_at)::float8 as at`;

type Found = { id: string; boost: number; at: number };

function hits(rows: readonly Found[], level: number): Hit[] {
  return rows.map((row) => ({ ...row, level }));
}

/**
 * Total and facets of what the scopes alone allow, up to `cap` hits. Shard after shard is asked and the rest left alone once there
 * are enough. The hits are a materialised part of the statement, which PostgreSQL reads no further than needed, but plans as
 * if all were: told of the limit, it would rather read through the documents until enough of them match.
 */
export async function count(db: Db, match: Match, ranges: readonly number[], cap: number | null): Promise<HitCount> {
  const expression = match.levels.at(-1);
  const words = expression === undefined ? sql`` : sql` and ${matching(expression)}`;
  const limit = cap === null ? sql`` : sql` limit ${cap + 1}`;
  const { rows } = await sql<{ total: number; facets: Buffer | null; shards: number }>`
    with hit as materialized (
      select facets, tableoid as shard from search_document
      where ${place(match)} and scope = any(${ranges}::smallint[])${owned(match)}${words}
    )
    select count(*)::int as total, string_agg(facets, ''::bytea) as facets, count(distinct shard)::int as shards
    from (select * from hit${limit}) as counted`.execute(db);
  const [row] = rows;
  const total = row?.total ?? 0;
  const capped = cap !== null && total > cap;
  return { total: capped ? cap : total, capped, facets: countFacets(row?.facets ?? null), shards: row?.shards ?? 0 };
}

/** Everything in order, by the index of the list. */
async function listed(
  db: Db,
  match: Match,
  visible: RawBuilder<unknown>,
  offset: number,
  limit: number,
): Promise<Hit[]> {
  const { rows } = await sql<Found>`
    select ${columns} from search_document where ${place(match)}${owned(match)} and ${visible}
    order by ${order(match.newest)} ${limitOffset({ limit, offset })}`.execute(db);
  return hits(rows, 0);
}

/** The best hits among the first documents of the list, those behind the raised ones unless newest come first: quick where hits are common. */
async function walked(
  db: Db,
  match: Match,
  visible: RawBuilder<unknown>,
  expression: string,
  limit: number,
): Promise<Found[]> {
  const behind = match.newest ? sql`` : sql` and boost <= 0`;
  const { rows } = await sql<Found>`
    select ${columns} from (
      select id, boost, published_at, lexemes from search_document
      where ${place(match)}${owned(match)} and ${visible}${behind}
      order by ${order(match.newest)} limit ${WALK}
    ) as first where ${matching(expression)} limit ${limit}`.execute(db);
  return rows;
}

/** All hits by the index of words, the best of them; null where there are more than `most`. */
async function sorted(
  db: Db,
  match: Match,
  visible: RawBuilder<unknown>,
  expression: string,
  limit: number,
  most: number | null,
): Promise<Found[] | null> {
  const { rows } = await sql<Found & { beyond: boolean }>`
    with hit as materialized (
      select id, boost, published_at from search_document
      where ${place(match)}${owned(match)} and ${visible} and ${matching(expression)}
    ), taken as (select * from hit${most === null ? sql`` : sql` limit ${most + 1}`})
    select ${columns}, ${most === null ? sql`false` : sql`count(*) over () > ${most}`} as beyond
    from taken order by ${order(match.newest)} limit ${limit}`.execute(db);
  return rows[0]?.beyond === true ? null : rows.map(({ id, boost, at }) => ({ id, boost, at }));
}

/** How many hits there are: all were counted, some thousand, or so many that a look at the first documents finds enough. */
export type Many = 'few' | 'some' | 'many';

/** The best hits of an expression that may have very many: whichever way is quick. */
async function bestOfMany(
  db: Db,
  match: Match,
  visible: RawBuilder<unknown>,
  expression: string,
  many: Many,
  limit: number,
): Promise<Found[]> {
  const everything = (): Promise<Found[] | null> => sorted(db, match, visible, expression, limit, null);
  if (match.newest) {
    const first = await walked(db, match, visible, expression, limit);
    return first.length === limit ? first : ((await everything()) ?? []);
  }
  // Whatever is raised comes before everything else.
  const raised = (await sorted(db, match, visible, all([expression, lexeme(RAISED)]), limit, null)) ?? [];
  if (raised.length === limit) return raised;
  if (many === 'some') return (await everything()) ?? [];
  const few = await sorted(db, match, visible, expression, limit, FEW);
  if (few !== null) return few;
  const others = await walked(db, match, visible, expression, limit - raised.length);
  return raised.length + others.length === limit ? [...raised, ...others] : ((await everything()) ?? []);
}

/** The best `limit` hits in order. */
export async function best(db: Db, match: Match, ranges: readonly number[], many: Many, limit: number): Promise<Hit[]> {
  const visible = sql`scope = any(${ranges}::smallint[])`;
  if (match.levels.length === 0) return listed(db, match, visible, 0, limit);
  // By date, a good hit is not better than a bare one.
  const levels = match.newest ? match.levels.slice(-1) : match.levels;
  const found = new Map<string, Hit>();
  for (const [level, expression] of levels.entries()) {
    const missing = limit - found.size;
    if (missing <= 0) break;
    // Hits of the levels before come again: ask for as many more.
    const rows =
      many === 'few'
        ? await sorted(db, match, visible, expression, limit, null)
        : await bestOfMany(db, match, visible, expression, many, limit);
    for (const hit of hits(rows ?? [], level)) {
      if (found.size < limit && !found.has(hit.id)) found.set(hit.id, hit);
    }
  }
  return [...found.values()];
}

/** What this caller sees beyond the scopes, all of it: their own documents and the pool's. */
export async function more(
  db: Db,
  match: Match,
  visibility: Visibility,
): Promise<{ hits: Hit[]; facets: FacetCounts }> {
  const { ranges, pool, owner = '' } = visibility;
  const levels = match.levels.map((expression, level) => sql`when ${matching(expression)} then ${level}::int`);
  const level = levels.length === 0 ? sql`0` : sql`case ${sql.join(levels, sql` `)} end`;
  const pooled = match.owner === '' ? pool : pool.filter((id) => id === match.owner);
  const own = match.owner === '' || match.owner === owner ? owner : '';
  const { rows } = await sql<Hit & { facets: Buffer }>`
    with mine as materialized (
      select id, boost, published_at, facets, lexemes from search_document
      where ${place(match)} and owner_id = any(${pooled}::text[]) and owner_id <> ${own} and scope = 1 and not 1 = any(${ranges}::smallint[])
      union all
      select id, boost, published_at, facets, lexemes from search_document
      where ${place(match)} and owner_id = ${own} and ${own} <> '' and not scope = any(${ranges}::smallint[])
      limit ${MORE_MAX}
    ), levelled as (select ${columns}, facets, ${level} as level from mine)
    select id, boost, at, level, facets from levelled where level is not null`.execute(db);
  return {
    hits: rows.map(({ id, boost, at, level: found }) => ({ id, boost, at, level: match.newest ? 0 : found })),
    facets: countFacets(Buffer.concat(rows.map(({ facets }) => facets))),
  };
}

/** One page far down a list without words, of everything the caller sees. */
export async function deep(
  db: Db,
  match: Match,
  visibility: Visibility,
  offset: number,
  limit: number,
): Promise<string[]> {
  return (await listed(db, match, seen(visibility), offset, limit)).map(({ id }) => id);
}
