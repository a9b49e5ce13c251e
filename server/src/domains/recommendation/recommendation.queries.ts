import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { IS_PUBLIC_SQL } from '../product-visibility/product-visibility.rules.ts';

/** An exhibit that everybody may see and that somebody showed interest in: what it is found by. */
export type SourceRow = { id: string; name: Bilingual; category: string; ingredients: string[] };
type Row = { id: string; name_zh: string; name_en: string; category: string; ingredients: string[] | null };

const SOURCES = 10;
const SOURCE = sql`p.id, p.name_zh, p.name_en, p.category,
  (select array_agg(part->>'code') from jsonb_array_elements(p.attributes->'ingredients') part) as ingredients`;
const sourceOf = (row: Row): SourceRow => ({
  id: row.id,
  name: bilingualOf('name', row),
  category: row.category,
  ingredients: row.ingredients ?? [],
});

/** Exhibits this visitor looked at lately. Restricted ones are no source: a recommendation would tell of them. */
export async function lookedAt(ctx: FairContext, visitorId: string): Promise<SourceRow[]> {
  const { rows } = await sql<Row>`
    select ${SOURCE} from footprint f join product p on p.id = f.subject_id join exhibitor e on e.id = p.exhibitor_id
    where f.exhibition_id = ${ctx.exhibition.id} and f.viewer_id = ${visitorId} and f.viewer_type = 'VISITOR' and f.subject_type = 'PRODUCT'
      and not f.removed and ${IS_PUBLIC_SQL}
    order by f.last_at desc, f.subject_id limit ${SOURCES}`.execute(ctx.db);
  return rows.map(sourceOf);
}

export async function favoured(ctx: FairContext, visitorId: string): Promise<SourceRow[]> {
  const { rows } = await sql<Row>`
    select ${SOURCE} from favourite f join product p on p.id = f.subject_id join exhibitor e on e.id = p.exhibitor_id
    where f.exhibition_id = ${ctx.exhibition.id} and f.visitor_id = ${visitorId} and f.subject_type = 'PRODUCT' and not f.deleted and ${IS_PUBLIC_SQL}
    order by f.created_at desc, f.subject_id limit ${SOURCES}`.execute(ctx.db);
  return rows.map(sourceOf);
}

/** Codes that this visitor chose in the questionnaire, whatever they mean. */
export async function chosenCodes(ctx: FairContext, visitorId: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct choice as code from answer a, unnest(a.choices) as choice
    where a.exhibition_id = ${ctx.exhibition.id} and a.visitor_id = ${visitorId} order by code`.execute(ctx.db);
  return rows.map(({ code }) => code);
}

/** What this visitor knows already: looked at, favoured, ordered. */
export async function knownProducts(ctx: FairContext, visitorId: string): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select subject_id as id from footprint where exhibition_id = ${ctx.exhibition.id} and viewer_id = ${visitorId} and subject_type = 'PRODUCT'
    union select subject_id from favourite where exhibition_id = ${ctx.exhibition.id} and visitor_id = ${visitorId} and subject_type = 'PRODUCT' and not deleted
    union select product_id from intent_order where exhibition_id = ${ctx.exhibition.id} and visitor_id = ${visitorId}`.execute(
    ctx.db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** How many different visitors must have favoured or ordered something before it counts as popular: fewer would tell of single people. */
const POPULAR_MIN = 5;
const POPULAR_MAX = 60;

export async function popularProducts(ctx: FairContext): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from (
      select subject_id as id, visitor_id from favourite
      where exhibition_id = ${ctx.exhibition.id} and subject_type = 'PRODUCT' and not deleted
      union select product_id, visitor_id from intent_order where exhibition_id = ${ctx.exhibition.id}
    ) wanted join product p on p.id = wanted.id join exhibitor e on e.id = p.exhibitor_id
    where ${IS_PUBLIC_SQL}
    group by p.id having count(*) >= ${POPULAR_MIN} order by count(*) desc, p.id limit ${POPULAR_MAX}`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

export async function mutesOf(ctx: FairContext, visitorId: string): Promise<Set<string>> {
  const rows = await ctx.db
    .selectFrom('recommendation_mute')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('visitor_id', '=', visitorId)
    .select('what')
    .execute();
  return new Set(rows.map(({ what }) => what));
}

/** The oldest goes where there are too many. */
export async function putMute(ctx: FairContext, visitorId: string, what: string): Promise<void> {
  await ctx.db
    .insertInto('recommendation_mute')
    .values({ exhibition_id: ctx.exhibition.id, visitor_id: visitorId, what })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`
    delete from recommendation_mute where visitor_id = ${visitorId} and exhibition_id = ${ctx.exhibition.id} and what in (
      select what from recommendation_mute where visitor_id = ${visitorId}
      order by created_at desc, what offset ${LIMITS.recommendationMutesMax})`.execute(ctx.db);
}

/** One of them, or all where `what` is null. False where there was none. */
export async function dropMutes(ctx: FairContext, visitorId: string, what: string | null): Promise<boolean> {
  const rows = await ctx.db
    .deleteFrom('recommendation_mute')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('visitor_id', '=', visitorId)
    .$if(what !== null, (query) => query.where('what', '=', what ?? ''))
    .returning('what')
    .execute();
  return rows.length > 0;
}
