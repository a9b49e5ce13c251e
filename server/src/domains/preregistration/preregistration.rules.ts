import { sql } from 'kysely';
import type { ReviewState } from '@fairbridge/contract/account/account.shapes.ts';
import {
  colleagueStanding,
  type ColleagueStanding,
} from '@fairbridge/contract/preregistration/colleague-review.shapes.ts';
import type { PreregistrationState } from '@fairbridge/contract/preregistration/preregistration.shapes.ts';
import { reviewAfterCompletion } from '../visitor/visitor.rules.ts';

const DAY_MS = 86_400_000;

/** At most one e-mail to an address a day, and none to whoever has declined. */
export function maySend(colleague: { state: PreregistrationState; sent_at: Date | null }, now: Date): boolean {
  if (colleague.state === 'declined') return false;
  return colleague.sent_at === null || now.getTime() - colleague.sent_at.getTime() >= DAY_MS;
}

type Reviewed = { state: PreregistrationState; review_state: ReviewState | null };

/** What the organizer says of a colleague; of who has not confirmed, nothing yet. */
export const reviewOf = ({ state, review_state: review }: Reviewed): ReviewState | null =>
  state === 'confirmed' ? (review ?? 'underReview') : null;

/**
 * Where a colleague `c` stands (`colleagueStanding` of the contract), in SQL: `reviewOf`, and of who has not confirmed what the address
 * has answered.
 */
export const STANDING = sql<string>`case when c.state = 'confirmed' then coalesce(c.review_state, 'underReview') else c.state end`;

export const colleagueStateOf = (standing: string): ColleagueStanding => colleagueStanding.parse(standing);

/** Badge and confirmation are for people whose address has answered, made-up colleagues get none, and whom the organizer has let in. */
export const mayDownload = (colleague: Reviewed): boolean => reviewOf(colleague) === 'approved';
/** `mayDownload` in SQL, of a colleague `c`. */
export const DOWNLOADABLE = sql<boolean>`(c.state = 'confirmed' and c.review_state = 'approved')`;

/**
 * What the review of a colleague becomes whose details were changed by who entered them: as any new registration, but whoever was
 * not approved is looked at again, also where others are approved at once.
 */
export const reviewAfterChange = (before: ReviewState | null, reviewAtOnce: boolean): ReviewState =>
  before === 'notApproved' ? 'underReview' : reviewAfterCompletion(reviewAtOnce);

type Said = { name: string; company: string; position: string; country: string };

/** Is the colleague somebody else by what was changed? */
export const isOther = (before: Said, after: Said): boolean =>
  (['name', 'company', 'position', 'country'] as const).some((fact) => before[fact] !== after[fact]);
