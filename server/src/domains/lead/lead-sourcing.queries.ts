import { sql } from 'kysely';

export type WithSourcing = { sourcing: { id: string; title: string } | null };

/** The requirement that `lead l` came from: its company signed up for it, and the buyer agreed. */
export const SOURCING_OF_LEAD = sql`(select jsonb_build_object('id', q.id, 'title', q.title)
  from sourcing_sign_up g join sourcing q on q.id = g.sourcing_id where g.inquiry_id = l.id)`;

/** The same of `inquiry i` for its buyer, until that one deletes it. */
export const SOURCING_OF_OWN = sql`(select jsonb_build_object('id', q.id, 'title', q.title)
  from sourcing_sign_up g join sourcing q on q.id = g.sourcing_id where g.inquiry_id = i.id and q.deleted_at is null)`;
