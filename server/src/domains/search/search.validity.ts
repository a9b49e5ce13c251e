import { lockCompany } from '../exhibitor/exhibitor.queries.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { dayInBeijing } from '../../ground/days.ts';
import { atEveryFair, on, type Listener, type Schedule } from '../../ground/domain.ts';
import type { EventKind, Jobs } from '../../platform/jobs/jobs.ts';
import { transact, type Scope } from '../../ground/scope.ts';
import { tellChange } from '../exhibition/exhibition.changes.ts';
import { indexExhibitors } from '../exhibitor/exhibitor.document.ts';
import { indexProducts } from '../product/product.document.ts';

/** A minute past midnight in Beijing. */
const NIGHTLY = '1 16 * * *';

const dayTurned = {
  name: 'search.dayTurned',
  shape: z.object({ exhibitionId: z.string() }),
} as const satisfies EventKind<z.ZodType>;

async function writtenOn(scope: Scope): Promise<string> {
  const { registrations_on: day } = await scope.db
    .selectFrom('exhibition')
    .where('id', '=', scope.exhibition.id)
    .select('registrations_on')
    .executeTakeFirstOrThrow();
  return day;
}

/** Companies with the exhibits of which a registration ran out from the day `since` to the one before `today`. */
async function runOut(scope: Scope, since: string, today: string) {
  const { rows } = await sql<{ exhibitor_id: string; products: string[] }>`
    select p.exhibitor_id, array_agg(p.id) as products from product p
    where p.exhibition_id = ${scope.exhibition.id} and p.deleted_at is null and exists (
      select from jsonb_array_elements(p.attributes->'registrations') r
      where r->>'validUntil' >= ${since} and r->>'validUntil' < ${today}
    )
    group by p.exhibitor_id order by p.exhibitor_id`.execute(scope.db);
  return rows;
}

/**
 * Registrations run out by the clock, while search knows of them what was so at the last change. Writes anew what ran out since this was done
 * last, as any change would; asked again on the same day it does nothing.
 */
export async function expireRegistrations(scope: Scope): Promise<void> {
  const today = dayInBeijing(new Date());
  const since = await writtenOn(scope);
  if (since >= today) return;
  for (const { exhibitor_id: exhibitorId, products } of await runOut(scope, since, today)) {
    await transact(scope, async (inner) => {
      await lockCompany(inner, exhibitorId);
      await indexExhibitors(inner, [exhibitorId]);
      await indexProducts(inner, products);
    });
  }
  await scope.db
    .updateTable('exhibition')
    .set({ registrations_on: today })
    .where('id', '=', scope.exhibition.id)
    .execute();
  // answers and pages say 'expiring' and 'expired' too
  await tellChange(scope, { kind: 'search', id: null });
}

export const expireEveryNight: Schedule = {
  queue: 'search.turnDay',
  cron: NIGHTLY,
  work: atEveryFair((_services, scope) => expireRegistrations(scope)),
};

export const expiryListeners: readonly Listener[] = [
  on(dayTurned, 'registrations', (_services, scope) => expireRegistrations(scope)),
];

/** After a start: nothing ran at midnight while no process was there. */
export async function catchUpOnExpiry(jobs: Jobs, scopes: readonly Scope[]): Promise<void> {
  const today = dayInBeijing(new Date());
  for (const scope of scopes) {
    if ((await writtenOn(scope)) >= today) continue;
    await transact(scope, (inner) => jobs.tell(inner.db, dayTurned, { exhibitionId: inner.exhibition.id }));
  }
}
