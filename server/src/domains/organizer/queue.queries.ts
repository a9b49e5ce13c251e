import { sql, type RawBuilder } from 'kysely';
import type { QueueName } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';

export type QueueRow = { name: QueueName; count: number; since: Date | null };

/** Each by an index that holds what waits and nothing else: every page of the console asks. */
const WAITING: Readonly<Record<QueueName, (exhibitionId: string) => RawBuilder<unknown>>> = {
  visitors: (id) => sql`
    select count(*)::int as count, min(coalesce(completed_at, created_at)) as since from visitor
    where exhibition_id = ${id} and suspended_at is null and complete_exhibition_registration
      and coalesce(review_state, 'underReview') = 'underReview'`,
  colleagues: (id) => sql`
    select count(*)::int as count, min(answered_at) as since from preregistration
    where exhibition_id = ${id} and state = 'confirmed' and coalesce(review_state, 'underReview') = 'underReview'`,
  vipApplications: (id) => sql`
    select count(*)::int as count, min(submitted_at) as since from vip_application
    where exhibition_id = ${id} and status = 'pending'`,
  exhibitorApplications: (id) => sql`
    select count(*)::int as count, min(created_at) as since from exhibitor_application
    where exhibition_id = ${id} and state = 'waiting'`,
  sourcing: (id) => sql`
    select count(*)::int as count, min(created_at) as since from sourcing
    where exhibition_id = ${id} and audit = 'review' and closed_at is null and deleted_at is null`,
  // of a meeting that is over or cancelled nothing is decided
  meetingSignups: (id) => sql`
    select count(*)::int as count, min(s.created_at) as since from meeting_signup s join meeting m on m.id = s.meeting_id
    where s.exhibition_id = ${id} and s.audit = 'review' and s.withdrawn_at is null and m.cancelled_at is null and m.ends_at > now()`,
  suggestions: (id) => sql`
    select count(*)::int as count, min(created_at) as since from suggestion
    where exhibition_id = ${id} and state = 'new'`,
  chatReports: (id) => sql`
    select count(*)::int as count, min(created_at) as since from chat_report
    where exhibition_id = ${id} and closed_at is null`,
  posts: (id) => sql`
    select count(*)::int as count, min(created_at) as since from post
    where exhibition_id = ${id} and state = 'underReview'`,
  reportedPosts: (id) => sql`
    select count(distinct post_id)::int as count, min(created_at) as since from post_report
    where exhibition_id = ${id} and settled_at is null`,
  releases: (id) => sql`
    select count(*)::int as count, min(asked_at) as since from release
    where exhibition_id = ${id} and state = 'waiting'`,
};

/** How much waits in each of these queues, in their order. */
export async function queueRows(ctx: FairContext, names: readonly QueueName[]): Promise<QueueRow[]> {
  if (names.length === 0) return [];
  const each = names.map(
    (name) => sql`(select ${name}::text as name, q.* from (${WAITING[name](ctx.exhibition.id)}) q)`,
  );
  const { rows } = await sql<QueueRow>`${sql.join(each, sql` union all `)}`.execute(ctx.db);
  return names.flatMap((name) => rows.find((row) => row.name === name) ?? []);
}
