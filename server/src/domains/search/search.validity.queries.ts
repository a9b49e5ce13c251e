import { sql } from 'kysely';
import type { Scope } from '../../ground/scope.ts';

export async function writtenOn(scope: Scope): Promise<string> {
  const { registrations_on: day } = await scope.db
    .selectFrom('exhibition')
    .where('id', '=', scope.exhibition.id)
    .select('registrations_on')
    .executeTakeFirstOrThrow();
  return day;
}

/** Companies with the exhibits of which a registration ran out from the day `since` to the one before `today`. */
export async function runOut(scope: Scope, since: string, today: string) {
  const { rows } = await sql<{ exhibitor_id: string; products: string[] }>`
    select p.exhibitor_id, array_agg(p.id) as products from product p
    where p.exhibition_id = ${scope.exhibition.id} and p.deleted_at is null and exists (
      select from jsonb_array_elements(p.attributes->'registrations') r
      where r->>'validUntil' >= ${since} and r->>'validUntil' < ${today}
    )
    group by p.exhibitor_id order by p.exhibitor_id`.execute(scope.db);
  return rows;
}

/** Registrations that ran out before this day are written by now. */
export async function noteWritten(scope: Scope, day: string): Promise<void> {
  await scope.db
    .updateTable('exhibition')
    .set({ registrations_on: day })
    .where('id', '=', scope.exhibition.id)
    .execute();
}
