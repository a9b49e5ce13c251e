import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import { isInPool } from '../identity/membership.queries.ts';

type Pair = { exhibitorId: string; visitorId: string };

/** Is the visitor in the pool of this company? */
export async function isContact(ctx: FairContext, { exhibitorId, visitorId }: Pair): Promise<boolean> {
  const { rows } = await sql`
    select 1 from contact c where c.exhibition_id = ${ctx.exhibition.id} and c.exhibitor_id = ${exhibitorId}
      and c.visitor_id = ${visitorId} and ${isInPool('c')}`.execute(ctx.db);
  return rows.length > 0;
}

/** Was the visitor in this pool, and the company ended it? */
export async function wasRemoved(ctx: FairContext, { exhibitorId, visitorId }: Pair): Promise<boolean> {
  const { rows } = await sql`
    select 1 from contact c where c.exhibition_id = ${ctx.exhibition.id} and c.exhibitor_id = ${exhibitorId}
      and c.visitor_id = ${visitorId} and c.removed_by = 'exhibitor'`.execute(ctx.db);
  return rows.length > 0;
}
