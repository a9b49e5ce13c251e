import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';

type Kept = { ownerId: string; programmeId: string };

export async function isKept(ctx: FairContext, { ownerId, programmeId }: Kept): Promise<boolean> {
  const { rows } = await sql`
    select from agenda_programme k
    where k.exhibition_id = ${ctx.exhibition.id} and k.owner_id = ${ownerId} and k.programme_id = ${programmeId}`.execute(
    ctx.db,
  );
  return rows.length > 0;
}

export async function keep(ctx: FairContext, { ownerId, programmeId }: Kept): Promise<void> {
  await ctx.db
    .insertInto('agenda_programme')
    .values({ owner_id: ownerId, programme_id: programmeId, exhibition_id: ctx.exhibition.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function forget(ctx: FairContext, { ownerId, programmeId }: Kept): Promise<void> {
  await sql`
    delete from agenda_programme k
    where k.exhibition_id = ${ctx.exhibition.id} and k.owner_id = ${ownerId} and k.programme_id = ${programmeId}`.execute(
    ctx.db,
  );
}
