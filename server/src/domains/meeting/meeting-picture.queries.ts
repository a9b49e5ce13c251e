import { sql, type RawBuilder } from 'kysely';
import { contract } from '@fairbridge/contract/index.ts';
import { can, type Caller } from '@fairbridge/contract/roles.ts';
import { IS_PRESENT, IS_TAKING_PART, WITH_PARTY } from './meeting-signup.queries.ts';

/** Of a company's sign-up `s` and the sign-up `o` of this visitor in the same meeting: do they meet, or may they? */
const partnersOf = (visitorId: string) => sql<boolean>`exists (
  select from meeting_signup o where o.meeting_id = s.meeting_id and o.visitor_id = ${visitorId} and (
    (${IS_TAKING_PART} and ${IS_PRESENT} and o.withdrawn_at is null and o.audit = 'approved' and o.participation <> 'denied')
    or exists (select from meeting_appointment a where a.visitor_signup_id = o.id and a.exhibitor_signup_id = s.id)))`;

/**
 * Does `file f` stand in a company's sign-up that this caller reads? The organizer sees all pictures of it, a visitor who may meet the
 * company that of the product alone. What the company itself sees is its own files.
 */
export function isInSignupReadBy(caller: Caller): RawBuilder<boolean> {
  const held = (standing: RawBuilder<boolean>) => sql<boolean>`(f.use = 'meeting' and exists (
    select from meeting_signup s ${WITH_PARTY}
    where s.exhibitor_id = f.owner_id and s.exhibition_id = f.exhibition_id and ${standing}))`;
  if (caller.kind === 'organizer' && can(contract.meetingDesk.signup.roles, caller))
    return held(sql`(s.product_image = f.id or s.certificates @> array[f.id])`);
  if (caller.kind === 'visitor') return held(sql`s.product_image = f.id and ${partnersOf(caller.visitorId)}`);
  return sql<boolean>`false`;
}
