import { sql } from 'kysely';
import type { Visibility } from '../../platform/search/search-engine.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { isVisibleSql } from '../product-visibility/product-visibility.rules.ts';

/** `at`: when this viewer could first have seen it. */
export type FirstShown = { id: string; exhibitorId: string; at: Date };
export type Period = { since: Date; until: Date };

const SHOWN_MAX = 1_000;

/**
 * Exhibits that came into this viewer's sight in that time and are visible now, latest first. One that was visible to the viewer before,
 * under another range, is not new; one of a company that opened later is as old as the opening.
 */
export async function productsShown(
  ctx: FairContext,
  visibility: Visibility,
  { since, until }: Period,
): Promise<FirstShown[]> {
  const { ranges, pool } = visibility;
  const within = sql`f.exhibition_id = ${ctx.exhibition.id} and f.first_at > ${since} and f.first_at <= ${until}`;
  const { rows } = await sql<{ id: string; exhibitor_id: string; at: Date }>`
    select * from (
      select p.id, p.exhibitor_id, greatest(opened.first_at, min(s.first_at)) as at
      from (
        select f.subject_id as id from first_shown f where ${within} and f.kind = 'product'
        union
        select p.id from first_shown f join product p on p.exhibitor_id = f.subject_id where ${within} and f.kind = 'exhibitor'
      ) candidate
      join product p on p.id = candidate.id
      join exhibitor e on e.id = p.exhibitor_id
      join first_shown s on s.subject_id = p.id and s.kind = 'product'
        and (s.scope = any(${[...ranges]}::smallint[]) or (s.scope = 1 and p.exhibitor_id = any(${[...pool]}::text[])))
      left join first_shown opened on opened.subject_id = e.id and opened.kind = 'exhibitor'
      where p.exhibition_id = ${ctx.exhibition.id} and p.deleted_at is null and e.open and ${isVisibleSql(visibility)}
      group by p.id, p.exhibitor_id, opened.first_at
    ) shown
    where at > ${since} and at <= ${until}
    order by at desc, id limit ${SHOWN_MAX}`.execute(ctx.db);
  return rows.map((row) => ({ id: row.id, exhibitorId: row.exhibitor_id, at: row.at }));
}

/** Companies that opened in that time, latest first. */
export async function exhibitorsShown(ctx: FairContext, { since, until }: Period): Promise<FirstShown[]> {
  const { rows } = await sql<{ id: string; at: Date }>`
    select e.id, f.first_at as at from first_shown f join exhibitor e on e.id = f.subject_id
    where f.exhibition_id = ${ctx.exhibition.id} and f.kind = 'exhibitor' and f.first_at > ${since} and f.first_at <= ${until} and e.open
    order by f.first_at desc, e.id limit ${SHOWN_MAX}`.execute(ctx.db);
  return rows.map((row) => ({ id: row.id, exhibitorId: row.id, at: row.at }));
}
