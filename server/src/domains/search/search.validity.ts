import { lockCompany } from '../exhibitor/exhibitor.queries.ts';
import { z } from 'zod';
import { dayInBeijing } from '../../core/days.ts';
import { forEachFair, onEvent, type EventHandler, type Schedule } from '../../core/domain.ts';
import type { EventType, Jobs } from '../../platform/jobs/jobs.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { indexExhibitors } from '../exhibitor/exhibitor.document.ts';
import { indexProducts } from '../product/product.document.ts';
import { writtenOn, runOut, noteWritten } from './search.validity.queries.ts';

/** A minute past midnight in Beijing. */
const NIGHTLY = '1 16 * * *';

const dayTurned = {
  name: 'search.dayTurned',
  shape: z.object({ exhibitionId: z.string() }),
} as const satisfies EventType<z.ZodType>;

/**
 * Registrations run out by the clock, while search knows of them what was so at the last change. Writes anew what ran out since this was done
 * last, as any change would; asked again on the same day it does nothing.
 */
export async function expireRegistrations(ctx: FairContext): Promise<void> {
  const today = dayInBeijing(new Date());
  const since = await writtenOn(ctx);
  if (since >= today) return;
  for (const { exhibitor_id: exhibitorId, products } of await runOut(ctx, since, today)) {
    await inTransaction(ctx, async (inner) => {
      await lockCompany(inner, exhibitorId);
      await indexExhibitors(inner, [exhibitorId]);
      await indexProducts(inner, products);
    });
  }
  await noteWritten(ctx, today);
  // answers and pages say 'expiring' and 'expired' too
  await invalidate(ctx, { kind: 'search', id: null });
}

export const expireEveryNight: Schedule = {
  queue: 'search.turnDay',
  cron: NIGHTLY,
  work: forEachFair((_services, ctx) => expireRegistrations(ctx)),
};

export const expiryEventHandlers: readonly EventHandler[] = [
  onEvent(dayTurned, 'registrations', (_services, ctx) => expireRegistrations(ctx)),
];

/** After a start: nothing ran at midnight while no process was there. */
export async function catchUpOnExpiry(jobs: Jobs, scopes: readonly FairContext[]): Promise<void> {
  const today = dayInBeijing(new Date());
  for (const ctx of scopes) {
    if ((await writtenOn(ctx)) >= today) continue;
    await inTransaction(ctx, (inner) => jobs.publish(inner.db, dayTurned, { exhibitionId: inner.exhibition.id }));
  }
}
