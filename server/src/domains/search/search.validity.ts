import { lockCompany } from '../exhibitor/exhibitor.queries.ts';
import { z } from 'zod';
import { dayInBeijing } from '../../ground/days.ts';
import { atEveryFair, on, type Listener, type Schedule } from '../../ground/domain.ts';
import type { EventKind, Jobs } from '../../platform/jobs/jobs.ts';
import { transact, type Scope } from '../../ground/scope.ts';
import { tellChange } from '../exhibition/exhibition.changes.ts';
import { indexExhibitors } from '../exhibitor/exhibitor.document.ts';
import { indexProducts } from '../product/product.document.ts';
import { writtenOn, runOut, noteWritten } from './search.validity.queries.ts';

/** A minute past midnight in Beijing. */
const NIGHTLY = '1 16 * * *';

const dayTurned = {
  name: 'search.dayTurned',
  shape: z.object({ exhibitionId: z.string() }),
} as const satisfies EventKind<z.ZodType>;

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
  await noteWritten(scope, today);
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
