import { sql } from 'kysely';
import type { PictureUse } from '@fairbridge/contract/limits.ts';
import type { FairContext } from '../../core/fair-context.ts';

export async function areOwn(
  ctx: FairContext,
  exhibitorId: string,
  ids: readonly string[],
  use: PictureUse,
): Promise<boolean> {
  if (ids.length === 0) return true;
  const { rows } = await sql<{ id: string }>`
    select id from file
    where exhibition_id = ${ctx.exhibition.id} and owner_id = ${exhibitorId} and use in (${use}, 'demo') and id = any(${[...ids]}::text[])
    order by id for key share`.execute(ctx.db);
  return rows.length === new Set(ids).size;
}
