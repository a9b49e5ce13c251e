import { sql } from 'kysely';
import type {
  InvitationChannel,
  InvitationDirection,
  InvitationState,
} from '@fairbridge/contract/invitation/invitation.shapes.ts';
import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';

export type Side = 'visitor' | 'exhibitor';
export type Member = VisitorCaller | ExhibitorCaller;

type Between = {
  exhibitorId: string;
  visitorId: string;
  employeeId: string | null;
  channel: InvitationChannel;
  state: InvitationState;
};

/**
 * Is this invitation one of the caller's? Admins have all of the company, other staff those of their own and those of nobody; of what the
 * organizer introduced a company has what was agreed to: it hears of nobody who has not (ruling 3.4).
 */
export function isOwn({ exhibitorId, visitorId, employeeId, channel, state }: Between, caller: Member): boolean {
  if (caller.kind === 'visitor') return visitorId === caller.visitorId;
  if (exhibitorId !== caller.exhibitorId) return false;
  if (channel === 'fair' && state !== 'confirmed') return false;
  return caller.admin || employeeId === null || employeeId === caller.employeeId;
}

/** `isOwn` in SQL, of `invitation i`. */
export const own = (caller: Member) =>
  caller.kind === 'visitor'
    ? sql<boolean>`i.visitor_id = ${caller.visitorId}`
    : sql<boolean>`(i.exhibitor_id = ${caller.exhibitorId} and (i.channel <> 'fair' or i.state = 'confirmed')
        and (${caller.admin} or i.employee_id is null or i.employee_id = ${caller.employeeId}))`;

export const directionFor = (sentBy: Side, reader: Side): InvitationDirection =>
  sentBy === reader ? 'sent' : 'received';

/** An open invitation waits for the side that did not send it. */
export const openState = (sentBy: Side): InvitationState =>
  sentBy === 'exhibitor' ? 'toBeConfirmed' : 'toBeConfirmedByEmployees';

export const isOpen = (state: InvitationState): boolean =>
  state === 'toBeConfirmed' || state === 'toBeConfirmedByEmployees';

/** Letters and digits as they were meant, however they were typed. */
export const normalCode = (typed: string): string => typed.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '');
