import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { sourcingOpened } from './sourcing.events.ts';
import { cutMatches, writeMatches } from './sourcing-match.queries.ts';
import { requirements } from './sourcing.queries.ts';

/** Held, as it stands now; undefined where nobody looks for suppliers any more. */
async function holdStanding(inner: FairContext, id: string) {
  await requirements.hold(inner, { id });
  const row = await requirements.find(inner, { id });
  return row === undefined || row.closed_at !== null || row.deleted_at !== null ? undefined : row;
}

/** Finds out which companies a requirement fits, by its newest version and once for it, and has them told where it `opens`. */
export const matchRequirement = (
  { jobs }: Pick<Services, 'jobs'>,
  ctx: FairContext,
  { sourcingId, opens }: { sourcingId: string; opens: boolean },
): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    const row = await holdStanding(inner, sourcingId);
    if (row === undefined) return;
    if (row.matches === null) await writeMatches(inner, { sourcingId });
    // told once, however often it is said
    if (opens) await jobs.publish(inner.db, sourcingOpened, { exhibitionId: inner.exhibition.id, sourcingId });
  });

/** Has what these companies have added or changed meet the requirements that are open. */
export async function matchCompanies(ctx: FairContext, exhibitorIds: readonly string[]): Promise<void> {
  const fallen = new Set<string>();
  for (const exhibitorId of exhibitorIds)
    for (const sourcingId of await writeMatches(ctx, { exhibitorId })) fallen.add(sourcingId);
  await cutMatches(ctx, exhibitorIds);
  for (const sourcingId of fallen)
    await inTransaction(ctx, async (inner) => {
      if ((await holdStanding(inner, sourcingId)) !== undefined) await writeMatches(inner, { sourcingId });
    });
}
