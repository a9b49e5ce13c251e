import { sql, type RawBuilder } from 'kysely';
import { LEAD_KINDS, type LeadKind } from '@fairbridge/contract/lead/lead.shapes.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { isHandledBy } from '../identity/membership.queries.ts';
import type { Waiting } from '@fairbridge/contract/workbench/workbench.shapes.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { dayInBeijing } from '../../core/days.ts';
import { IS_UNANSWERED } from '../chat/chat-conversation.queries.ts';
import { markedBy } from '../chat/chat.rules.ts';
import { isDue } from '../lead/lead.queries.ts';
import { handledBy } from '../lead/lead.rules.ts';
import { appointmentsToAnswer } from '../meeting/meeting-appointment.queries.ts';
import { openRequests } from '../product-document/document-request.queries.ts';
import { requirementsToAnswer } from '../sourcing/sourcing-open.queries.ts';

export const exhibitCount = (ctx: FairContext, exhibitorId: string): Promise<number> =>
  countSql(
    ctx.db,
    sql`from product p
      where p.exhibition_id = ${ctx.exhibition.id} and p.exhibitor_id = ${exhibitorId} and p.deleted_at is null`,
  );

/** Leads this employee may handle, in whatever state. */
export const leadCount = (ctx: FairContext, caller: ExhibitorCaller): Promise<number> =>
  countSql(ctx.db, sql`from lead l where l.exhibition_id = ${ctx.exhibition.id} and ${handledBy(caller)}`);

/** How many there are, and since when the longest waits: `column` of what `from` names. */
async function waiting(ctx: FairContext, column: RawBuilder<unknown>, from: RawBuilder<unknown>): Promise<Waiting> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    select count(*)::int as count, min(${column}) as since ${from}`.execute(ctx.db);
  return { count: rows[0]?.count ?? 0, since: rows[0]?.since?.toISOString() ?? null };
}

/** Leads of these kinds that nobody has answered. */
export const leadsToFollowUp = (
  ctx: FairContext,
  caller: ExhibitorCaller,
  kinds: readonly LeadKind[] = LEAD_KINDS,
): Promise<Waiting> =>
  waiting(
    ctx,
    sql`l.created_at`,
    sql`from lead l
      where l.exhibition_id = ${ctx.exhibition.id} and l.kind = any(${[...kinds]}::text[]) and ${handledBy(caller)} and l.state = 'new' and l.closed_at is null`,
  );

/** Messages of buyers that nobody of the company has read, and the lead of the oldest. */
export async function messagesToRead(
  ctx: FairContext,
  caller: ExhibitorCaller,
): Promise<Waiting & { leadId: string | null }> {
  const { rows } = await sql<{ count: number; since: Date | null; lead_id: string | null }>`
    select count(*)::int as count, min(m.created_at) as since, (array_agg(l.id order by m.created_at, m.id))[1] as lead_id
    from lead l join request_message m on m.lead_id = l.id and m.from_buyer and m.read_at is null
    where l.exhibition_id = ${ctx.exhibition.id} and ${handledBy(caller)}`.execute(ctx.db);
  const [row] = rows;
  return { count: row?.count ?? 0, since: row?.since?.toISOString() ?? null, leadId: row?.lead_id ?? null };
}

/** Leads with an accepted quote that are neither won nor lost, nor closed. */
export const quotesAccepted = (ctx: FairContext, caller: ExhibitorCaller): Promise<Waiting> =>
  waiting(
    ctx,
    sql`q.decided_at`,
    sql`from lead l join lateral (
        select max(a.decided_at) as decided_at from quote a where coalesce(a.order_id, a.inquiry_id) = l.id and a.state = 'accepted') q
        on q.decided_at is not null
      where l.exhibition_id = ${ctx.exhibition.id} and ${handledBy(caller)} and l.state = 'quoted' and l.closed_at is null`,
  );

/** Leads whose day to be followed up has come. */
export const followUpsDue = (ctx: FairContext, caller: ExhibitorCaller): Promise<number> =>
  countSql(
    ctx.db,
    sql`from lead l where l.exhibition_id = ${ctx.exhibition.id} and ${handledBy(caller)} and ${isDue()}`,
  );

/** Buyers whose day to be followed up has come, and the first of them. */
export async function customersDue(
  ctx: FairContext,
  caller: ExhibitorCaller,
): Promise<{ count: number; customerId: string | null }> {
  const { rows } = await sql<{ count: number; customer_id: string | null }>`
    select count(*)::int as count, (array_agg(u.visitor_id order by u.follow_up_on, u.visitor_id))[1] as customer_id from customer u
    where u.exhibition_id = ${ctx.exhibition.id} and ${isHandledBy(caller, 'u')}
      and u.follow_up_on <= ${dayInBeijing(new Date())}::date`.execute(ctx.db);
  const [row] = rows;
  return { count: row?.count ?? 0, customerId: row?.customer_id ?? null };
}

/** Conversations in which a buyer waits for an answer that this employee may give. */
export const chatsToAnswer = (ctx: FairContext, caller: ExhibitorCaller): Promise<Waiting> =>
  waiting(
    ctx,
    sql`c.last_at`,
    sql`from conversation c where c.exhibition_id = ${ctx.exhibition.id} and ${markedBy(caller)} and ${IS_UNANSWERED}`,
  );

export const requestsToAnswer = (ctx: FairContext, exhibitorId: string): Promise<Waiting> =>
  waiting(ctx, sql`r.asked_at`, openRequests(ctx, exhibitorId));

export const sourcingToAnswer = (ctx: FairContext, exhibitorId: string): Promise<Waiting> =>
  waiting(ctx, sql`s.created_at`, requirementsToAnswer(ctx, exhibitorId));

/** Appointments that a buyer has proposed, for this employee to answer. */
export const proposalsToAnswer = (ctx: FairContext, caller: ExhibitorCaller): Promise<Waiting> =>
  waiting(ctx, sql`a.created_at`, appointmentsToAnswer(ctx, caller));

/** All that waits for an answer of the company, as the dashboard and the report tell it. */
export const toAnswer = async (ctx: FairContext, caller: ExhibitorCaller) => ({
  leads: await leadsToFollowUp(ctx, caller),
  chats: await chatsToAnswer(ctx, caller),
  documentRequests: await requestsToAnswer(ctx, caller.exhibitorId),
  sourcing: await sourcingToAnswer(ctx, caller.exhibitorId),
  appointments: await proposalsToAnswer(ctx, caller),
});

export async function draftsByPicture(
  ctx: FairContext,
  exhibitorId: string,
): Promise<{ withoutPicture: number; withPicture: number }> {
  const { rows } = await sql<{ withoutPicture: number; withPicture: number }>`
    select (count(*) filter (where cardinality(d.pictures) = 0))::int as "withoutPicture",
      (count(*) filter (where cardinality(d.pictures) > 0))::int as "withPicture"
    from product_draft d
    where d.exhibition_id = ${ctx.exhibition.id} and d.exhibitor_id = ${exhibitorId}`.execute(ctx.db);
  return rows[0] ?? { withoutPicture: 0, withPicture: 0 };
}

/** How often the company or one of its exhibits stands among the favourites of somebody. */
export const favouriteCount = (ctx: FairContext, exhibitorId: string): Promise<number> =>
  countSql(
    ctx.db,
    sql`from favourite f
      where f.exhibition_id = ${ctx.exhibition.id} and not f.deleted and (
        f.subject_type = 'ACTOR' and f.subject_id = ${exhibitorId}
        or f.subject_type = 'PRODUCT' and f.subject_id in (
          select p.id from product p where p.exhibitor_id = ${exhibitorId} and p.deleted_at is null))`,
  );
