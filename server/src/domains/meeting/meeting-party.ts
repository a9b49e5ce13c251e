import { sql, type RawBuilder } from 'kysely';
import type { MeetingSide } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import type { Caller, ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';

/** Who takes part: a visitor, or a company. */
export type Party = { side: MeetingSide; id: string };

export const partyOf = (caller: VisitorCaller | ExhibitorCaller): Party =>
  caller.kind === 'visitor' ? { side: 'visitor', id: caller.visitorId } : { side: 'exhibitor', id: caller.exhibitorId };

/** Guests and the staff take part in nothing. */
export const partyOrNobody = (caller: Caller): Party | null =>
  caller.kind === 'visitor' || caller.kind === 'exhibitor' ? partyOf(caller) : null;

export const otherSide = (side: MeetingSide): MeetingSide => (side === 'visitor' ? 'exhibitor' : 'visitor');

/** Is this row of `meeting_signup`, which stands under this name, of this party? */
export const isSignupOf = ({ side, id }: Party, signup = 's'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${signup}.${side}_id`)} = ${id}`;

type Contact = { employee_id: string | null };

/** A company's sign-up is dealt with by its administrators and the colleague who is its contact; by everybody once that one has left. */
export const mayDealWith = (caller: VisitorCaller | ExhibitorCaller, { employee_id: contact }: Contact): boolean =>
  caller.kind === 'visitor' || caller.admin || contact === null || contact === caller.employeeId;
/** The same of the row of `meeting_signup` that stands under this name. */
export const mayDealWithSql = (caller: VisitorCaller | ExhibitorCaller, signup: string): RawBuilder<boolean> =>
  caller.kind === 'visitor' || caller.admin
    ? sql<boolean>`true`
    : sql<boolean>`coalesce(${sql.ref(`${signup}.employee_id`)} = ${caller.employeeId}, true)`;
