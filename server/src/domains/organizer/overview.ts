import type { Overview } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import type { OrganizerCaller } from '@fairbridge/contract/roles.ts';
import { unsetVariables } from '../../config.ts';
import { dayInBeijing, startOfToday } from '../../core/days.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { exhibitorReadiness, openingFacts, registrationsByDay } from './opening-steps.queries.ts';
import { DAYS_SHOWN, lastDays, openingSteps } from './opening-steps.rules.ts';
import { untranslatedOf } from './untranslated.ts';
import { figuresOf } from './organizer.queries.ts';

const DAY_MS = 24 * 3_600_000;

/** The start page of the console, for this member of staff. */
export async function overviewOf(
  { config }: Pick<Services, 'config'>,
  ctx: FairContext,
  caller: Pick<OrganizerCaller, 'kind' | 'role'>,
  now: Date,
): Promise<Overview> {
  const today = startOfToday(now);
  const figures = await figuresOf(ctx, today);
  const counts = await registrationsByDay(ctx, new Date(today.getTime() - (DAYS_SHOWN - 1) * DAY_MS));
  const state = {
    exhibition: ctx.exhibition,
    today: dayInBeijing(now),
    unset: unsetVariables(config),
    ...(await openingFacts(ctx)),
    exhibitors: await exhibitorReadiness(ctx),
  };
  return {
    ...figures,
    byDay: lastDays(now, counts),
    steps: openingSteps(state, caller),
    untranslated: await untranslatedOf(ctx, caller),
  };
}
