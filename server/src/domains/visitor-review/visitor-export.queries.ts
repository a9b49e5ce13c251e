import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import { LINE, type VisitorRow } from './visitor-line.queries.ts';

/** `consented`: has given the consent of this fair; without it nobody's address leaves the console. */
export type ExportedRow = VisitorRow & { consented: boolean };

/** These visitors in this order; whoever has deleted the account meanwhile is left out. */
export async function exportedVisitors(ctx: FairContext, ids: readonly string[]): Promise<ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`
    select ${LINE}, exists (
      select from consent c where c.exhibition_id = v.exhibition_id and c.account_id = v.account_id) as consented
    from unnest(${[...ids]}::text[]) with ordinality as wanted(id, place) join visitor v on v.id = wanted.id
    join account a on a.id = v.account_id and a.deleted_at is null
    where v.exhibition_id = ${ctx.exhibition.id} order by wanted.place`.execute(ctx.db);
  return rows;
}
