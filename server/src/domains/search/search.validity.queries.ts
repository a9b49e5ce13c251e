import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';

export async function writtenOn(ctx: FairContext): Promise<string> {
  const { registrations_on: day } = await ctx.db
    .selectFrom('exhibition')
    .where('id', '=', ctx.exhibition.id)
    .select('registrations_on')
    .executeTakeFirstOrThrow();
  return day;
}

/** Companies with the exhibits of which a registration ran out from the day `since` to the one before `today`. */
export async function runOut(ctx: FairContext, since: string, today: string) {
  const { rows } = await sql<{ exhibitor_id: string; products: string[] }>`
    select p.exhibitor_id, array_agg(p.id) as products from product p
    where p.exhibition_id = ${ctx.exhibition.id} and p.deleted_at is null and exists (
      select from jsonb_array_elements(p.attributes->'registrations') r
      where r->>'validUntil' >= ${since} and r->>'validUntil' < ${today}
    )
    group by p.exhibitor_id order by p.exhibitor_id`.execute(ctx.db);
  return rows;
}

/** Registrations that ran out before this day are written by now. */
export async function noteWritten(ctx: FairContext, day: string): Promise<void> {
  await ctx.db.updateTable('exhibition').set({ registrations_on: day }).where('id', '=', ctx.exhibition.id).execute();
}
