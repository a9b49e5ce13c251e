import { sql } from 'kysely';
import {
  invitationChannel,
  invitationState,
  type InvitationChannel,
  type InvitationDirection,
  type InvitationState,
} from '@fairbridge/contract/invitation/invitation.shapes.ts';
import { likeContains } from '../../platform/database/like.ts';
import { paginateSql, type PageOfRows, type Range } from '../../platform/database/paginate.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { fairTable } from '../../platform/database/fair-table.ts';
import { own, type Member, type Side } from './invitation.rules.ts';

export const invitations = fairTable('invitation');

export type NewInvitation = {
  id: string;
  exhibitorId: string;
  visitorId: string;
  employeeId: string | null;
  sentBy: Side;
  senderId: string;
  channel: InvitationChannel;
  message: string;
  state: InvitationState;
  requestId: string | null;
};

/** Stores it; false where the same request is stored, or one is open between the two. */
export async function insertInvitation(ctx: FairContext, given: NewInvitation): Promise<boolean> {
  const id = await invitations.insertOnce(ctx, {
    id: given.id,
    exhibitor_id: given.exhibitorId,
    visitor_id: given.visitorId,
    employee_id: given.employeeId,
    sent_by: given.sentBy,
    sender_id: given.senderId,
    channel: given.channel,
    message: given.message,
    state: given.state,
    request_id: given.requestId,
    answered_at: given.state === 'confirmed' ? new Date() : null,
  });
  return id !== null;
}

const COLUMNS = [
  'id',
  'exhibitor_id',
  'visitor_id',
  'employee_id',
  'sent_by',
  'sender_id',
  'channel',
  'message',
  'state',
  'reminded_at',
] as const;

type Stored<T> = T & { sent_by: string; channel: string; state: string };
const typed = <T>(row: Stored<T>) => ({
  ...row,
  channel: invitationChannel.parse(row.channel),
  sent_by: row.sent_by === 'visitor' ? ('visitor' as const) : ('exhibitor' as const),
  state: invitationState.parse(row.state),
});

const all = (ctx: FairContext) =>
  ctx.db.selectFrom('invitation').where('exhibition_id', '=', ctx.exhibition.id).select(COLUMNS);

export async function invitationOfRequest(ctx: FairContext, senderId: string, requestId: string) {
  const row = await all(ctx).where('sender_id', '=', senderId).where('request_id', '=', requestId).executeTakeFirst();
  return row === undefined ? undefined : typed(row);
}

/** Held until the transaction ends. */
export async function lockInvitation(ctx: FairContext, id: string) {
  const row = await invitations.lockIfThere(ctx, { id });
  return row === undefined ? undefined : typed(row);
}

type Pair = { exhibitorId: string; visitorId: string };

/** The one that is open between these two, held. */
export async function lockOpen(ctx: FairContext, { exhibitorId, visitorId }: Pair) {
  const row = await all(ctx)
    .where('exhibitor_id', '=', exhibitorId)
    .where('visitor_id', '=', visitorId)
    .where('state', 'in', ['toBeConfirmed', 'toBeConfirmedByEmployees'])
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? undefined : typed(row);
}

/** Was an invitation of this side declined within so many days? A company does not hear of an introduction that was. */
export async function refusedLately(ctx: FairContext, { exhibitorId, visitorId }: Pair, sentBy: Side, days: number) {
  const found = await countSql(
    ctx.db,
    sql`from invitation i where i.exhibition_id = ${ctx.exhibition.id} and i.exhibitor_id = ${exhibitorId}
      and i.visitor_id = ${visitorId} and i.sent_by = ${sentBy} and i.channel <> 'fair' and i.state = 'refused'
      and i.answered_at > now() - make_interval(days => ${days})`,
  );
  return found > 0;
}

/** How many a visitor, or a company, has sent within a day; what the organizer introduced is not the company's. */
export const sentToday = (ctx: FairContext, sentBy: Side, id: string): Promise<number> =>
  countSql(
    ctx.db,
    sql`from invitation i where i.exhibition_id = ${ctx.exhibition.id} and i.sent_by = ${sentBy} and i.channel <> 'fair'
      and ${sentBy === 'visitor' ? sql`i.visitor_id` : sql`i.exhibitor_id`} = ${id}
      and i.created_at > now() - interval '1 day'`,
  );

type Shown = {
  id: string;
  exhibitor_id: string;
  visitor_id: string;
  employee_id: string | null;
  sent_by: string;
  channel: string;
  message: string;
  state: string;
  reminded_at: Date | null;
  created_at: Date;
  answered_at: Date | null;
  exhibitor_zh: string;
  exhibitor_en: string;
  logo: string;
  exhibitor_country: string;
  hall: string | null;
  booth_number: string;
  employee_zh: string | null;
  employee_en: string | null;
  visitor_name: string;
  company: string;
  position: string;
  country: string;
};
export type InvitationRow = ReturnType<typeof typed<Shown>>;

const SHOWN = sql`i.id, i.exhibitor_id, i.visitor_id, i.employee_id, i.sent_by, i.channel, i.message, i.state, i.reminded_at,
  i.created_at, i.answered_at, x.name_zh as exhibitor_zh, x.name_en as exhibitor_en, x.logo, x.country as exhibitor_country,
  x.hall, x.booth_number, e.name_zh as employee_zh, e.name_en as employee_en, v.name as visitor_name, v.company, v.position,
  v.country`;

/** An invitation with both sides, as far as either is still at the fair. */
const BOTH = sql`from invitation i join exhibitor x on x.id = i.exhibitor_id and x.open
  join visitor v on v.id = i.visitor_id and v.suspended_at is null left join employee e on e.id = i.employee_id`;

type Wanted = { direction: InvitationDirection; state: InvitationState | null };

const whereOwn = (ctx: FairContext, caller: Member, { direction, state }: Wanted) => {
  const sentBy = (direction === 'sent') === (caller.kind === 'visitor') ? 'visitor' : 'exhibitor';
  return sql`i.exhibition_id = ${ctx.exhibition.id} and i.sent_by = ${sentBy} and ${own(caller)}
    and (${state}::text is null or i.state = ${state}::text)`;
};

/** The caller's invitations of one direction, those that wait for an answer first. */
export async function ownInvitations(
  ctx: FairContext,
  caller: Member,
  wanted: Wanted,
  range: Range,
): Promise<PageOfRows<InvitationRow>> {
  const from = sql`${BOTH} where ${whereOwn(ctx, caller, wanted)}`;
  const order = sql`(i.answered_at is null) desc, i.created_at desc, i.id`;
  const { rows, total } = await paginateSql<Shown>(ctx.db, { select: SHOWN, from, order }, range);
  return { rows: rows.map(typed<Shown>), total };
}

/** How many the caller has received and not answered. */
export const openReceived = (ctx: FairContext, caller: Member): Promise<number> =>
  countSql(
    ctx.db,
    sql`${BOTH} where ${whereOwn(ctx, caller, { direction: 'received', state: null })} and i.answered_at is null`,
  );

export async function ownInvitation(ctx: FairContext, caller: Member, id: string): Promise<InvitationRow | null> {
  const { rows } = await sql<Shown>`
    select ${SHOWN} ${BOTH} where i.exhibition_id = ${ctx.exhibition.id} and i.id = ${id} and ${own(caller)}`.execute(
    ctx.db,
  );
  return rows[0] === undefined ? null : typed(rows[0]);
}

/** What a company has sent, narrowed by the name or company of the visitor. */
const whereSent = (ctx: FairContext, caller: Member, keyword: string) => sql`
  i.exhibition_id = ${ctx.exhibition.id} and i.sent_by = 'exhibitor' and ${own(caller)}
  and (${keyword} = '' or v.name ilike ${likeContains(keyword)} or v.company ilike ${likeContains(keyword)})`;

export async function sentOfCompany(
  ctx: FairContext,
  caller: Member,
  { keyword, state }: { keyword: string; state: InvitationState | null },
  range: Range,
): Promise<InvitationRow[]> {
  const from = sql`${BOTH} where ${whereSent(ctx, caller, keyword)}
    and (${state}::text is null or i.state = ${state}::text)`;
  const { rows } = await paginateSql<Shown>(
    ctx.db,
    { select: SHOWN, from, order: sql`i.created_at desc, i.id` },
    range,
  );
  return rows.map(typed<Shown>);
}

export async function sentCounts(ctx: FairContext, caller: Member, keyword: string) {
  const { rows } = await sql<{ state: InvitationState; count: number }>`
    select i.state, count(*)::int as count ${BOTH} where ${whereSent(ctx, caller, keyword)} group by i.state`.execute(
    ctx.db,
  );
  const of = (state: InvitationState): number => rows.find((row) => row.state === state)?.count ?? 0;
  const [toBeConfirmed, confirmed, refused] = [of('toBeConfirmed'), of('confirmed'), of('refused')];
  return { all: toBeConfirmed + confirmed + refused, toBeConfirmed, confirmed, refused };
}

/** Is this company open, so that it may be invited? */
export async function isOpenExhibitor(ctx: FairContext, exhibitorId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('exhibitor')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', exhibitorId)
    .where('open', '=', true)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}
