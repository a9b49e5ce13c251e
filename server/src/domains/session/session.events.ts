import { z } from 'zod';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { hasOtherSession } from './session.queries.ts';

/** Somebody logged in; the account's other sessions are told by a notice (ruling 2.9). */
export const sessionStarted = {
  name: 'session-started',
  shape: z.object({ exhibitionId: z.string(), accountId: z.string(), sessionId: z.string(), device: z.string() }),
};

/** Told only where there is somebody to tell: a first session stands alone. */
export async function publishSessionStarted(
  jobs: Jobs,
  ctx: FairContext,
  given: { accountId: string; sessionId: string; device: string },
): Promise<void> {
  if (!(await hasOtherSession(ctx, given))) return;
  await jobs.publish(ctx.db, sessionStarted, { exhibitionId: ctx.exhibition.id, ...given });
}
