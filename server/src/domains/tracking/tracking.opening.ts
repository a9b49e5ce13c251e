import type { FootprintSubjectType } from '@fairbridge/contract/footprint/footprint.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Opening } from './tracking.queries.ts';
import { OPENED, openingAt } from './tracking.rules.ts';
import { whoOf } from './tracking.salt.ts';

/**
 * What a signed-in visitor opens now, for `recordOpening` where a visit begins. Guests' openings are told by the browser instead, so that
 * none counts twice. Outside a transaction, as `whoOf`.
 */
export async function openingOf(
  ctx: FairContext,
  visitorId: string,
  type: FootprintSubjectType,
  subjectId: string,
): Promise<Opening | null> {
  const code = OPENED[type];
  if (code === null) return null;
  const when = openingAt(code, new Date());
  return { visitorId, who: await whoOf(ctx, when.day, { visitorId }), code, ...when, subjectId };
}
