import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import type { Db } from '../../platform/database/kysely.ts';

/** Of a person pictures and videos are counted apart; a company has one share of the store for everything. */
export type Counted = 'pictures' | 'videos' | 'everything';

/** How many bytes of the store an owner takes up, with what is on its way (G44). */
export async function usedBytes(ctx: FairContext, ownerId: string, counted: Counted): Promise<number> {
  const [pictures, videos] = [counted !== 'videos', counted !== 'pictures'];
  const { rows } = await sql<{ bytes: string }>`
    select coalesce((
        select sum(bytes) from file
        where exhibition_id = ${ctx.exhibition.id} and owner_id = ${ownerId}
          and case when kind = 'mp4' then ${videos}::boolean else ${pictures}::boolean end
      ), 0) + coalesce((
        select sum(bytes) from video
        where ${videos}::boolean and exhibition_id = ${ctx.exhibition.id} and owner_id = ${ownerId}
          and state in ('receiving', 'processing')
      ), 0) as bytes`.execute(ctx.db);
  return Number(rows[0]?.bytes);
}

/** One upload of an owner at a time, until the transaction ends. */
export async function lockShare(db: Db, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`share ${ownerId}`}, 0))`.execute(db);
}
