import { sql, type RawBuilder } from 'kysely';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { FORCE_CUSTOM_PLAN } from '../../platform/database/force-custom-plan.ts';
import { likeContains } from '../../platform/database/like.ts';
import { isContactShared } from '../identity/membership.queries.ts';
import { namedSentences } from '../visitor-review/visitor-search.rules.ts';

/** Ids with commas between them: as arrays, thousands of them would be read and written letter by letter. */
type Ids = string;

/** What a keyword means in one company's inbox. */
export type Meant = {
  /** People whose name or company says it; or all others, where it is most of the company's buyers (`mostly`). */
  named: Ids;
  mostly: boolean;
  /** People whose e-mail address says it, which finds only those who still give it. */
  mailed: Ids;
  exhibits: Ids;
};

type People = Pick<Meant, 'named' | 'mostly' | 'mailed'>;

/** Of a keyword that means more people of the fair, the buyers of the company are read one by one. */
const FEW = 500;

/** Of a keyword that half of so many latest buyers say, the fair is not asked: its indexes are slow to find nearly everybody. */
const SAMPLE = 100;

/** The buyers of an inbox with no more leads are read one by one whatever the keyword: sooner than the fair is asked whom it means. */
const SMALL = 1_000;

const idsOf = (query: RawBuilder<unknown>) => sql<Ids>`coalesce((select string_agg(id, ',') from ${query}), '')`;

/** Whoever of the fair is meant, by the indexes of the console's search; null: too many, or a word too short for them. */
export async function fewMeant({ db, exhibition: { id } }: FairContext, keyword: string): Promise<People | null> {
  if (keyword.length < 2) return null;
  const { visitor, account } = namedSentences({ words: keyword, digits: null });
  const { rows } = await sql<Omit<People, 'mostly'> & { people: number }>`${FORCE_CUSTOM_PLAN}
    with named as materialized (
        select v.id from visitor v where v.exhibition_id = ${id} and ${visitor} limit ${FEW + 1}),
      mailed as materialized (
        select v.id from account a join visitor v on v.account_id = a.id where v.exhibition_id = ${id} and ${account} limit ${FEW + 1})
    select greatest((select count(*) from named), (select count(*) from mailed))::int as people,
      ${idsOf(sql`named`)} as named, ${idsOf(sql`mailed`)} as mailed`.execute(db);
  const [people] = rows;
  if (people === undefined || people.people > FEW) return null;
  return { named: people.named, mostly: false, mailed: people.mailed };
}

/**
 * Those of the company's buyers who are meant; of a word that most of them say, those who are not, so that no list is as long as the inbox.
 * Each is looked up once (`limit 1`), or all visitors of the fair would be read.
 */
export async function buyersMeant(
  ctx: FairContext,
  { exhibitorId }: ExhibitorCaller,
  keyword: string,
): Promise<People> {
  const like = likeContains(keyword);
  const { rows } = await sql<People>`${FORCE_CUSTOM_PLAN}
    with buyer as materialized (
        select l.visitor_id as id, v.named, v.account_id
        from (
          select distinct visitor_id from lead where exhibition_id = ${ctx.exhibition.id} and exhibitor_id = ${exhibitorId}) l
        cross join lateral (
          select v.account_id, v.name ilike ${like} or v.company ilike ${like} as named
          from visitor v where v.id = l.visitor_id limit 1) v),
      most as materialized (select count(*) filter (where named) * 2 > count(*) as mostly from buyer),
      named as (select id from buyer, most where named <> mostly),
      mailed as (
        select b.id from buyer b
        cross join lateral (select a.email ilike ${like} as mailed from account a where a.id = b.account_id limit 1) a
        where not b.named and a.mailed)
    select mostly, ${idsOf(sql`named`)} as named, ${idsOf(sql`mailed`)} as mailed from most`.execute(ctx.db);
  return rows[0] ?? { named: '', mostly: false, mailed: '' };
}

async function exhibitsMeant(ctx: FairContext, { exhibitorId }: ExhibitorCaller, keyword: string): Promise<Ids> {
  const like = likeContains(keyword);
  const { rows } = await sql<{ ids: Ids }>`
    with exhibit as (
      select p.id from product p where p.exhibition_id = ${ctx.exhibition.id} and p.exhibitor_id = ${exhibitorId}
        and (p.name_zh ilike ${like} or p.name_en ilike ${like} or p.article_number ilike ${like}))
    select ${idsOf(sql`exhibit`)} as ids`.execute(ctx.db);
  return rows[0]?.ids ?? '';
}

async function isSmall(ctx: FairContext, { exhibitorId }: ExhibitorCaller): Promise<boolean> {
  const { rows } = await sql`
    select from lead where exhibition_id = ${ctx.exhibition.id} and exhibitor_id = ${exhibitorId}
    offset ${SMALL} limit 1`.execute(ctx.db);
  return rows.length === 0;
}

/** Do half of the latest buyers say it? */
async function isCommon(ctx: FairContext, { exhibitorId }: ExhibitorCaller, keyword: string): Promise<boolean> {
  const like = likeContains(keyword);
  const { rows } = await sql<{ common: boolean }>`
    select count(*) filter (where v.name ilike ${like} or v.company ilike ${like}) * 2 > count(*) as common
    from (
      select visitor_id from lead where exhibition_id = ${ctx.exhibition.id} and exhibitor_id = ${exhibitorId}
      order by created_at desc limit ${SAMPLE}) l
    cross join lateral (select v.name, v.company from visitor v where v.id = l.visitor_id limit 1) v`.execute(ctx.db);
  return rows[0]?.common ?? false;
}

async function peopleMeant(ctx: FairContext, caller: ExhibitorCaller, keyword: string): Promise<People> {
  const asksBuyers = (await isSmall(ctx, caller)) || (await isCommon(ctx, caller, keyword));
  const few = asksBuyers ? null : await fewMeant(ctx, keyword);
  return few ?? buyersMeant(ctx, caller, keyword);
}

/** Looked for once, before a page and its counts are: what is meant is not compared for every lead anew. Null: there is no keyword. */
export async function meantBy(ctx: FairContext, caller: ExhibitorCaller, keyword: string): Promise<Meant | null> {
  if (keyword === '') return null;
  const [exhibits, people] = await Promise.all([
    exhibitsMeant(ctx, caller, keyword),
    peopleMeant(ctx, caller, keyword),
  ]);
  return { ...people, exhibits };
}

const among = (ids: Ids): RawBuilder<unknown> => sql`select unnest(string_to_array(${ids}, ','))`;

/** Of `lead l`: whose buyer or exhibit is meant. */
export function isMeant(
  { exhibitorId }: ExhibitorCaller,
  { named, mostly, mailed, exhibits }: Meant,
): RawBuilder<unknown> {
  return sql`(l.visitor_id ${mostly ? sql`not in` : sql`in`} (${among(named)})
    or l.visitor_id in (${among(mailed)}) and ${isContactShared('l')}
    or l.id in (
      select o.id from intent_order o where o.exhibitor_id = ${exhibitorId} and o.product_id in (${among(exhibits)})
      union all select q.inquiry_id from inquiry_product q where q.product_id in (${among(exhibits)})))`;
}
