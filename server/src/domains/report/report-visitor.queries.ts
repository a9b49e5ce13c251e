import { sql, type RawBuilder } from 'kysely';
import type { Asked, Unanswered, VisitorCounts } from '@fairbridge/contract/report/report.shapes.ts';
import { dayInBeijing } from '../../core/days.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { paginateSql, type PageOfRows, type Range } from '../../platform/database/paginate.ts';
import { IS_UNANSWERED } from '../chat/chat-conversation.queries.ts';
import { mayWatchSql } from '../live/live.rules.ts';
import { isOpenSql } from '../sourcing/sourcing.rules.ts';
import { isVisibleSql, visibilityOf, type Viewer } from '../product-visibility/product-visibility.rules.ts';

/** Whose rows, at which fair. */
type Whose = { ctx: FairContext; visitorId: string };
const isOwn = ({ ctx, visitorId }: Whose, row: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${row}.exhibition_id`)} = ${ctx.exhibition.id} and ${sql.ref(`${row}.visitor_id`)} = ${visitorId})`;

/** Orders and inquiries that the buyer has not withdrawn, with what they are about as it was called when it was asked for. */
const leadsOf = (whose: Whose) => sql`
  from lead l join exhibitor x on x.id = l.exhibitor_id
    left join intent_order o on o.id = l.id left join product op on op.id = o.product_id
    left join inquiry i on i.id = l.id left join inquiry_product ip on ip.inquiry_id = l.id and ip.place = 1
  where ${isOwn(whose, 'l')} and coalesce(o.withdrawn_at, i.withdrawn_at) is null`;
const ABOUT_LEAD = sql`coalesce(o.product_zh, op.name_zh, ip.product_zh, '') as about_zh,
  coalesce(o.product_en, op.name_en, ip.product_en, '') as about_en`;

/** Documents that the visitor has asked for, of exhibits that may still be seen. */
const documentsOf = (whose: Whose, viewer: Viewer) => sql`
  from document_request r join product_document d on d.id = r.document_id join product p on p.id = d.product_id
    join exhibitor e on e.id = p.exhibitor_id
  where ${isOwn(whose, 'r')} and p.deleted_at is null and e.open and ${isVisibleSql(visibilityOf(viewer))}`;

const requirementsOf = (whose: Whose) => sql`from sourcing s where ${isOwn(whose, 's')} and s.deleted_at is null`;
const SIGNED_UP = sql<boolean>`exists (select from sourcing_sign_up g where g.sourcing_id = s.id and g.withdrawn_at is null)`;

/** Appointments of the visitor that took place, as the figures of a company count them. */
const appointmentsOf = (whose: Whose) => sql`
  from meeting_signup y join meeting_appointment a on a.visitor_signup_id = y.id
    join meeting_signup z on z.id = a.exhibitor_signup_id join exhibitor x on x.id = z.exhibitor_id join meeting m on m.id = a.meeting_id
  where ${isOwn(whose, 'y')} and (a.state = 'held' or a.state = 'confirmed' and a.ends_at <= now())`;

const livesOf = (whose: Whose, viewer: Viewer) => sql`
  from live_viewer w join live l on l.id = w.live_id left join exhibitor e on e.id = l.exhibitor_id
  where ${isOwn(whose, 'w')} and l.deleted_at is null and coalesce(e.open, true) and ${mayWatchSql(viewer)}`;

const programmesOf = ({ ctx, visitorId }: Whose) => sql`
  from agenda_programme k join programme p on p.id = k.programme_id
  where k.exhibition_id = ${ctx.exhibition.id} and k.owner_id = ${visitorId} and p.deleted_at is null`;

/** Cards that the visitor holds. */
const cardsOf = (whose: Whose) => sql`from received_card c where ${isOwn(whose, 'c')} and c.removed_at is null`;

/** How much there is of each; a `viewer` counts what they may see. */
export async function visitorCounts(ctx: FairContext, visitorId: string, viewer: Viewer): Promise<VisitorCounts> {
  const whose = { ctx, visitorId };
  const { rows } = await sql<VisitorCounts>`
    select (select count(*)::int ${leadsOf(whose)} and l.kind = 'inquiry') as inquiries,
      (select count(*)::int ${leadsOf(whose)} and l.kind = 'order') as orders,
      (select count(*)::int from quote q where ${isOwn(whose, 'q')}) as quotes,
      (select count(*)::int ${requirementsOf(whose)}) as requirements,
      (select count(*)::int ${documentsOf(whose, viewer)}) as documents,
      (select count(*)::int ${cardsOf(whose)}) as contacts,
      (select count(*)::int ${appointmentsOf(whose)}) as appointments,
      (select count(*)::int ${livesOf(whose, viewer)}) as lives,
      (select count(*)::int ${programmesOf(whose)}) as programmes`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) throw new Error('a select without a table answers one row');
  return row;
}

export type RequestRow<Kind extends string> = {
  kind: Kind;
  id: string;
  at: Date;
  /** Null where all who can supply it are asked. */
  exhibitor_zh: string | null;
  exhibitor_en: string | null;
  about_zh: string;
  about_en: string;
};
export type AskedRow = RequestRow<Asked['kind']> & { answered: boolean };

/** What the visitor has asked for, the last first. */
export function askedBy(
  ctx: FairContext,
  visitorId: string,
  viewer: Viewer,
  range: Range,
): Promise<PageOfRows<AskedRow>> {
  const whose = { ctx, visitorId };
  const from = sql`from (
    select l.kind, l.id, l.created_at as at, x.name_zh as exhibitor_zh, x.name_en as exhibitor_en, ${ABOUT_LEAD},
      l.state <> 'new' as answered, l.id as one
    ${leadsOf(whose)}
    union all
    select 'document', p.id, r.asked_at, e.name_zh, e.name_en, p.name_zh, p.name_en, r.state <> 'open', r.id
    ${documentsOf(whose, viewer)}
    union all
    select 'requirement', s.id, s.created_at, null, null, s.title, s.title, ${SIGNED_UP}, s.id
    ${requirementsOf(whose)}) t`;
  return paginateSql<AskedRow>(ctx.db, { select: sql`t.*`, from, order: sql`t.at desc, t.one` }, range);
}

export type UnansweredRow = RequestRow<Unanswered['kind']>;

/** What the visitor waits for, the longest wait first. */
export function unansweredOf(
  ctx: FairContext,
  visitorId: string,
  viewer: Viewer,
  range: Range,
): Promise<PageOfRows<UnansweredRow>> {
  const whose = { ctx, visitorId };
  const from = sql`from (
    select l.kind, l.id, l.created_at as at, x.name_zh as exhibitor_zh, x.name_en as exhibitor_en, ${ABOUT_LEAD}, l.id as one
    ${leadsOf(whose)} and l.state = 'new' and l.closed_at is null
    union all
    select 'document', p.id, r.asked_at, e.name_zh, e.name_en, p.name_zh, p.name_en, r.id
    ${documentsOf(whose, viewer)} and r.state = 'open'
    union all
    select 'requirement', s.id, s.created_at, null, null, s.title, s.title, s.id
    ${requirementsOf(whose)} and ${isOpenSql(dayInBeijing(new Date()))} and not ${SIGNED_UP}
    union all
    select 'chat', c.id, c.last_at, x.name_zh, x.name_en, '', '', c.id from conversation c join exhibitor x on x.id = c.exhibitor_id
    where ${isOwn(whose, 'c')} and ${IS_UNANSWERED}
    union all
    select 'appointment', a.id, a.created_at, x.name_zh, x.name_en, m.title_zh, m.title_en, a.id
    from meeting_signup y join meeting_appointment a on a.visitor_signup_id = y.id
      join meeting_signup z on z.id = a.exhibitor_signup_id join exhibitor x on x.id = z.exhibitor_id join meeting m on m.id = a.meeting_id
    where ${isOwn(whose, 'y')} and a.state = 'proposed' and a.proposed_by = 'visitor' and a.expires_at > now()) t`;
  return paginateSql<UnansweredRow>(ctx.db, { select: sql`t.*`, from, order: sql`t.at, t.one` }, range);
}

type TitledRow = { id: string; title_zh: string; title_en: string; at: Date };

export const heldAppointments = (ctx: FairContext, visitorId: string, range: Range) =>
  paginateSql<TitledRow & { exhibitor_zh: string; exhibitor_en: string }>(
    ctx.db,
    {
      select: sql`a.id, x.name_zh as exhibitor_zh, x.name_en as exhibitor_en, m.title_zh, m.title_en, a.starts_at as at`,
      from: appointmentsOf({ ctx, visitorId }),
      order: sql`a.starts_at desc, a.id`,
    },
    range,
  );

export const watchedLives = (ctx: FairContext, visitorId: string, viewer: Viewer, range: Range) =>
  paginateSql<TitledRow>(
    ctx.db,
    {
      select: sql`l.id, l.title_zh, l.title_en, w.first_at as at`,
      from: livesOf({ ctx, visitorId }, viewer),
      order: sql`w.first_at desc, l.id`,
    },
    range,
  );

export const keptProgrammes = (ctx: FairContext, visitorId: string, range: Range) =>
  paginateSql<TitledRow>(
    ctx.db,
    {
      select: sql`p.id, p.title_zh, p.title_en, p.starts_at as at`,
      from: programmesOf({ ctx, visitorId }),
      order: sql`p.starts_at, p.id`,
    },
    range,
  );

export async function reportVisitor(
  ctx: FairContext,
  visitorId: string,
): Promise<{ name: string; company: string } | undefined> {
  const { rows } = await sql<{ name: string; company: string }>`
    select v.name, v.company from visitor v where v.exhibition_id = ${ctx.exhibition.id} and v.id = ${visitorId}`.execute(
    ctx.db,
  );
  return rows[0];
}
