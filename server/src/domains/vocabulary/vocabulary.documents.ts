import { z } from 'zod';
import { onEvent, type EventHandler } from '../../core/domain.ts';
import { contextById, inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import type { EventType } from '../../platform/jobs/jobs.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { writeCompany } from '../search/search.reindex.ts';
import { indexVisitors } from '../visitor/visitor.document.ts';

/** Companies or visitors whose documents are written anew by one job. */
const AT_ONCE = 50;

const ids = z.array(z.string()).max(AT_ONCE);
const entriesChanged = {
  name: 'vocabulary.changed',
  shape: z.object({ exhibitionId: z.string(), companies: ids, visitors: ids }),
} as const satisfies EventType<z.ZodType>;

type Bearing = { companies: readonly string[]; visitors: readonly string[] };

/** What search knows of these is written anew in the background, once the transaction has committed. */
export async function rewriteLater(
  { jobs }: Pick<Services, 'jobs'>,
  { db, exhibition }: FairContext,
  { companies, visitors }: Bearing,
): Promise<void> {
  const publish = (part: Partial<Bearing>): Promise<void> =>
    jobs.publish(db, entriesChanged, {
      exhibitionId: exhibition.id,
      companies: [...(part.companies ?? [])],
      visitors: [...(part.visitors ?? [])],
    });
  for (let at = 0; at < companies.length; at += AT_ONCE)
    await publish({ companies: companies.slice(at, at + AT_ONCE) });
  for (let at = 0; at < visitors.length; at += AT_ONCE) await publish({ visitors: visitors.slice(at, at + AT_ONCE) });
}

/** Reads the vocabularies first: the message that they have changed may not have come to this process yet. */
async function rewrite(
  services: Services,
  { exhibition }: FairContext,
  { companies, visitors }: Bearing,
): Promise<void> {
  await services.directory.load();
  const ctx = contextById(services, exhibition.id);
  if (ctx === null) return;
  for (const id of companies) await inTransaction(ctx, (inner) => writeCompany(inner, id));
  if (visitors.length > 0) await inTransaction(ctx, (inner) => indexVisitors(inner, visitors));
  await invalidate(ctx, { kind: 'search', id: null });
}

export const vocabularyEventHandlers: readonly EventHandler[] = [
  onEvent(entriesChanged, 'rewriting', rewrite, { longRunning: true }),
];
