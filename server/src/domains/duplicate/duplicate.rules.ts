import { sql } from 'kysely';
import { plainNameSql } from '../block/block.rules.ts';

/** What two records of one person may have in common, of a visitor `v` with the account `a`; null where it says nothing. */
export const KEYS = {
  name: sql`case when ${plainNameSql(sql`v.name`)} <> '' and ${plainNameSql(sql`v.company`)} <> '' then ${plainNameSql(sql`v.name`)} || ' ' || ${plainNameSql(sql`v.company`)} end`,
  mobile: sql`coalesce(nullif(v.mobile_area_code || v.mobile, ''), a.mobile)`,
  email: sql`replace(split_part(split_part(a.email, '@', 1), '+', 1), '.', '') || '@' || split_part(a.email, '@', 2)`,
} as const;

/**
 * Tables whose rows stay with the one who is merged and end with the account: what the fair decided about that registration, and what
 * belongs to it alone.
 */
export const NOT_MOVED = ['visitor', 'visitor_review', 'answer', 'talk_seat', 'push_device'] as const;
export const isMoved = (table: string): boolean => !NOT_MOVED.some((one) => one === table);
