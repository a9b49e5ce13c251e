import { sql } from 'kysely';

export type VisitorRow = {
  id: string;
  review_version: number;
  state: string;
  name: string;
  company: string;
  position: string;
  country: string;
  email: string | null;
  mobile_area_code: string;
  mobile: string;
  account_mobile: string | null;
  invitation_source: string;
  created_at: Date;
  completed_at: Date | null;
};

/** Where a visitor stands: exactly one of these (`visitorState` of the contract). */
export const STATE = sql`case when v.suspended_at is not null then 'suspended'
  when not v.complete_exhibition_registration then 'unfinished' else coalesce(v.review_state, 'underReview') end`;
/** What lists are sorted and narrowed by: when the registration was finished, or begun where it is not. */
export const REGISTERED = sql`coalesce(v.completed_at, v.created_at)`;
/** The columns of a `VisitorRow`, of a visitor `v` with the account `a`. */
export const LINE = sql`v.id, v.review_version, ${STATE} as state, v.name, v.company, v.position, v.country, a.email, v.mobile_area_code,
  v.mobile, a.mobile as account_mobile, v.invitation_source, v.created_at, v.completed_at`;
