import { onEvent, type EventHandler } from '../../core/domain.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { visitorReviewed } from '../visitor/visitor.events.ts';
import { joinBy, joinByLetter } from './invitation.actions.ts';
import { approvedThroughInvitation } from './invitation.registration.queries.ts';

type Using = Pick<Services, 'jobs' | 'sessions'>;

/** Whoever registered through a company's code or letter joins its pool once the registration is approved (rulings 3.3, 9.1). */
export async function joinRegistered(
  { jobs, sessions }: Using,
  ctx: FairContext,
  reviewIds: readonly string[],
): Promise<void> {
  const registered = await approvedThroughInvitation(ctx, reviewIds);
  for (const one of registered)
    await (one.by_code
      ? joinBy(jobs, ctx, one.visitor_id, one)
      : joinByLetter(jobs, ctx, one.visitor_id, one.exhibitor_id));
  if (registered.length > 0) sessions.forget();
}

export const registrationEventHandlers: readonly EventHandler[] = [
  onEvent(visitorReviewed, 'invitation', (services, ctx, { reviewIds }) => joinRegistered(services, ctx, reviewIds)),
];
