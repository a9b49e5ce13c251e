import { sql, type RawBuilder } from 'kysely';
import type { FigureName } from '@fairbridge/contract/statistics/statistics.figures.ts';
import { isInPool } from '../identity/membership.queries.ts';

/**
 * Where a figure's rows stand: `exhibitor_id`, `at`, `visitor_id` (null of guests and of nobody), `subject_id` (null without one), of all
 * companies of a fair; what asks for one company adds that. Each row counts one.
 */
type RowsOfFair = (fair: string) => RawBuilder<unknown>;

const lead = (fair: string, at: 'created_at' | 'answered_at', where: RawBuilder<unknown>) => sql`
  select l.exhibitor_id, l.${sql.ref(at)} as at, l.visitor_id, null::text as subject_id
  from lead l where l.exhibition_id = ${fair} and ${where}`;

const message = (fair: string, side: 'visitor' | 'exhibitor') => sql`
  select c.exhibitor_id, m.at, c.visitor_id, null::text as subject_id
  from conversation c join chat_message m on m.conversation_id = c.id
  where c.exhibition_id = ${fair} and m.exhibition_id = ${fair} and m.side = ${side}`;

/** Those of visitors that stand: what was taken back is no favourite. */
const isFavourite = (fair: string, type: 'ACTOR' | 'PRODUCT' | 'LIVE') => sql`
  f.exhibition_id = ${fair} and f.subject_type = ${type} and f.visitor_id is not null and not f.deleted`;

/** Figures whose rows the portal's own tables hold. */
export const FIGURE_ROWS = {
  leads: (fair) => lead(fair, 'created_at', sql`true`),
  answeredLeads: (fair) => lead(fair, 'answered_at', sql`l.answered_by is not null`),
  customers: (fair) => sql`
    select c.exhibitor_id, c.created_at as at, c.visitor_id, null::text as subject_id
    from contact c where c.exhibition_id = ${fair} and ${isInPool('c')}`,
  scans: (fair) => sql`
    select s.exhibitor_id, s.scanned_at as at, s.visitor_id, null::text as subject_id
    from scan s where s.exhibition_id = ${fair}`,
  cards: (fair) => sql`
    select e.exhibitor_id, r.received_at as at, c.visitor_id, null::text as subject_id
    from employee e join received_card r on r.employee_id = e.id join visiting_card c on c.id = r.card_id
    where e.exhibition_id = ${fair} and r.exhibition_id = ${fair} and c.exhibition_id = ${fair} and r.removed_at is null`,
  appointments: (fair) => sql`
    select x.exhibitor_id, a.starts_at as at, y.visitor_id, null::text as subject_id
    from meeting_signup x join meeting_appointment a on a.exhibitor_signup_id = x.id
      join meeting_signup y on y.id = a.visitor_signup_id
    where x.exhibition_id = ${fair} and a.exhibition_id = ${fair} and y.exhibition_id = ${fair}
      and (a.state = 'held' or a.state = 'confirmed' and a.ends_at <= now())`,
  inquiries: (fair) => sql`
    select i.exhibitor_id, i.created_at as at, i.visitor_id, ip.product_id as subject_id
    from inquiry i join inquiry_product ip on ip.inquiry_id = i.id
    where i.exhibition_id = ${fair} and ip.exhibition_id = ${fair} and i.withdrawn_at is null`,
  orders: (fair) => sql`
    select o.exhibitor_id, o.created_at as at, o.visitor_id, o.product_id as subject_id
    from intent_order o where o.exhibition_id = ${fair} and o.withdrawn_at is null`,
  quotes: (fair) => sql`
    select q.exhibitor_id, q.created_at as at, q.visitor_id, q.product_id as subject_id
    from quote q where q.exhibition_id = ${fair}`,
  documents: (fair) => sql`
    select p.exhibitor_id, o.opened_at as at, o.visitor_id, p.id as subject_id
    from product p join product_document d on d.product_id = p.id join document_opening o on o.document_id = d.id
    where p.exhibition_id = ${fair} and d.exhibition_id = ${fair} and o.exhibition_id = ${fair}`,
  posts: (fair) => sql`
    select p.exhibitor_id, p.published_at as at, null::text as visitor_id, p.id as subject_id
    from post p where p.exhibition_id = ${fair} and p.exhibitor_id is not null and p.state = 'published'`,
  postLikes: (fair) => sql`
    select p.exhibitor_id, l.created_at as at, l.visitor_id, p.id as subject_id
    from post p join post_like l on l.post_id = p.id
    where p.exhibition_id = ${fair} and l.exhibition_id = ${fair} and p.exhibitor_id is not null and l.visitor_id is not null`,
  postComments: (fair) => sql`
    select p.exhibitor_id, c.created_at as at, c.visitor_id, p.id as subject_id
    from post p join post_comment c on c.post_id = p.id
    where p.exhibition_id = ${fair} and c.exhibition_id = ${fair} and p.exhibitor_id is not null
      and c.visitor_id is not null and c.removed_at is null`,
  invitations: (fair) => sql`
    select i.exhibitor_id, i.created_at as at, i.visitor_id, null::text as subject_id
    from invitation i where i.exhibition_id = ${fair} and i.sent_by = 'exhibitor'`,
  acceptedInvitations: (fair) => sql`
    select i.exhibitor_id, i.answered_at as at, i.visitor_id, null::text as subject_id
    from invitation i where i.exhibition_id = ${fair} and i.sent_by = 'exhibitor' and i.state = 'confirmed'`,
  letters: (fair) => sql`
    select l.exhibitor_id, l.sent_at as at, null::text as visitor_id, null::text as subject_id
    from mailing_letter l where l.exhibition_id = ${fair} and l.sent_at is not null`,
  invitedVisitors: (fair) => sql`
    select v.invitation_exhibitor_id as exhibitor_id, v.completed_at as at, v.id as visitor_id, null::text as subject_id
    from visitor v where v.exhibition_id = ${fair} and v.invitation_exhibitor_id is not null and v.completed_at is not null`,
  conversations: (fair) => sql`
    select c.exhibitor_id, c.created_at as at, c.visitor_id, null::text as subject_id
    from conversation c where c.exhibition_id = ${fair} and c.begun_by = 'visitor' and c.last_seq > 0`,
  messagesReceived: (fair) => message(fair, 'visitor'),
  messagesSent: (fair) => message(fair, 'exhibitor'),
  talks: (fair) => sql`
    select c.exhibitor_id, t.accepted_at as at, c.visitor_id, null::text as subject_id
    from conversation c join talk t on t.conversation_id = c.id
    where c.exhibition_id = ${fair} and t.exhibition_id = ${fair} and t.accepted_at is not null`,
  companyFavourites: (fair) => sql`
    select f.subject_id as exhibitor_id, f.created_at as at, f.visitor_id, null::text as subject_id
    from favourite f where ${isFavourite(fair, 'ACTOR')}`,
  productFavourites: (fair) => sql`
    select p.exhibitor_id, f.created_at as at, f.visitor_id, p.id as subject_id
    from product p join favourite f on f.subject_id = p.id
    where p.exhibition_id = ${fair} and p.deleted_at is null and ${isFavourite(fair, 'PRODUCT')}`,
  liveFavourites: (fair) => sql`
    select l.exhibitor_id, f.created_at as at, f.visitor_id, l.id as subject_id
    from live l join favourite f on f.subject_id = l.id
    where l.exhibition_id = ${fair} and l.exhibitor_id is not null and l.deleted_at is null and ${isFavourite(fair, 'LIVE')}`,
  followers: (fair) => sql`
    select f.subject as exhibitor_id, f.created_at as at, f.visitor_id, null::text as subject_id
    from follow f where f.exhibition_id = ${fair} and f.kind = 'exhibitor'`,
  liveViewers: (fair) => sql`
    select l.exhibitor_id, w.first_at as at, w.visitor_id, l.id as subject_id
    from live l join live_viewer w on w.live_id = l.id
    where l.exhibition_id = ${fair} and w.exhibition_id = ${fair} and l.exhibitor_id is not null and l.deleted_at is null`,
} as const satisfies Partial<Record<FigureName, RowsOfFair>>;

export type RowFigure = keyof typeof FIGURE_ROWS;
export const isRowFigure = (name: FigureName): name is RowFigure => Object.hasOwn(FIGURE_ROWS, name);
