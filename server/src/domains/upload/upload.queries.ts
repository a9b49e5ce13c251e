import { sql } from 'kysely';
import type { Scope } from '../../scope.ts';

/** Of a person pictures and videos are counted apart; a company has one share of the store for everything. */
export type Counted = 'pictures' | 'videos' | 'everything';

/** How many bytes of the store an owner takes up, with what is on its way (G44). */
export async function takenBytes(scope: Scope, ownerId: string, counted: Counted): Promise<number> {
  const [pictures, videos] = [counted !== 'videos', counted !== 'pictures'];
  const { rows } = await sql<{ bytes: string }>`
    select coalesce((
        select sum(bytes) from file
        where exhibition_id = ${scope.exhibition.id} and owner_id = ${ownerId}
          and case when kind = 'mp4' then ${videos}::boolean else ${pictures}::boolean end
      ), 0) + coalesce((
        select sum(bytes) from video
        where ${videos}::boolean and exhibition_id = ${scope.exhibition.id} and owner_id = ${ownerId}
          and state in ('receiving', 'processing')
      ), 0) as bytes`.execute(scope.db);
  return Number(rows[0]?.bytes);
}
