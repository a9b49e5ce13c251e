import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import { mayWatchSql, STATE_SQL } from '../live/live.rules.ts';
import type { Viewer } from '../product-visibility/product-visibility.rules.ts';

/** Exhibitors that everybody may see and that broadcast now what this caller may watch. */
export async function exhibitorsOnLive({ db, exhibition }: FairContext, caller: Viewer): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct e.id from live l join exhibitor e on e.id = l.exhibitor_id
    where l.exhibition_id = ${exhibition.id} and e.open and l.deleted_at is null and ${STATE_SQL} = 'onLive' and ${mayWatchSql(caller)}
    order by e.id`.execute(db);
  return rows.map(({ id }) => id);
}
