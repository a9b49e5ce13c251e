import { sql } from 'kysely';
import type { ContactLevel } from '@fairbridge/contract/contact/contact.shapes.ts';
import type { ContactSource } from '@fairbridge/contract/contact/contact.sources.ts';
import { keysetPage, type KeysetRange } from '../../platform/database/keyset-page.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { isInPool } from '../identity/membership.queries.ts';

export type ContactRecordRow = {
  id: string;
  /** `created_at` as exactly as the database keeps it, to go on after. */
  at: string;
  exhibitor_id: string;
  source: ContactSource;
  level: ContactLevel;
  tags: string[];
  created_at: Date;
  expires_on: string | null;
  name: string;
  company: string;
  position: string;
  country: string;
  email: string | null;
  mobile_area_code: string;
  mobile: string;
};

/** Who is in a pool at this moment. Whoever withdrew, was removed, ran out or was shut out is not. */
const MEMBERS = (ctx: FairContext) => sql`
  select c.id, c.created_at::text as at, c.exhibitor_id, c.source, c.level, c.tags, c.created_at,
    to_char(c.expires_on, 'YYYY-MM-DD') as expires_on, v.name, v.company, v.position, v.country, a.email, v.mobile_area_code, v.mobile
  from contact c join visitor v on v.id = c.visitor_id join account a on a.id = v.account_id
  where c.exhibition_id = ${ctx.exhibition.id} and ${isInPool('c')} and v.suspended_at is null`;

export async function contactRecordRow(ctx: FairContext, id: string): Promise<ContactRecordRow | null> {
  const { rows } = await sql<ContactRecordRow>`${MEMBERS(ctx)} and c.id = ${id}`.execute(ctx.db);
  return rows[0] ?? null;
}

/** Who is in a company's pool, whoever came first first. */
export async function contactRecordRows(ctx: FairContext, exhibitorId: string, reading: KeysetRange) {
  const { rows } = await sql<ContactRecordRow>`${MEMBERS(ctx)}
    and c.exhibitor_id = ${exhibitorId} ${keysetPage('c', reading)}`.execute(ctx.db);
  return rows;
}

/** One that was in a pool and has ended; of whom, and by whom, is not asked. */
export const leftContact = (ctx: FairContext, id: string) =>
  ctx.db
    .selectFrom('contact')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', id)
    .where('state', '=', 'confirmed')
    .where('removed_at', 'is not', null)
    .select(['id', 'exhibitor_id', 'removed_at'])
    .executeTakeFirst();
