import { sql } from 'kysely';
import type { ContactLevel } from '@fairbridge/contract/contact/contact.shapes.ts';
import type { CustomerEventKind } from '@fairbridge/contract/customer/customer.shapes.ts';
import type { LeadKind, LeadState } from '@fairbridge/contract/lead/lead.shapes.ts';
import type { QuoteState } from '@fairbridge/contract/quote/quote.shapes.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import { fairTable } from '../../platform/database/fair-table.ts';
import { QUOTE_OF_LEAD } from './quote-state.queries.ts';
import { inPoolOf, isContactShared, isHandledBy, isInPool } from '../identity/membership.queries.ts';

export const customerNotes = fairTable('customer_note');

const LEADS_MAX = 20;
const EVENTS_MAX = 200;

export type CustomerRow = {
  id: string;
  name: string;
  company: string;
  position: string;
  country: string;
  email: string;
  mobile_area_code: string;
  mobile: string;
  owner_id: string | null;
  owner_zh: string;
  owner_en: string;
  follow_up_on: string | null;
  contact_id: string | null;
  level: ContactLevel | null;
  tags: string[] | null;
};

/** Of `visitor v`: does the company know them by something that this employee deals with? */
export const isKnownTo = (caller: ExhibitorCaller) => sql<boolean>`(
  exists (select from contact k where k.visitor_id = v.id and k.removed_at is null and ${isHandledBy(caller, 'k')})
  or exists (select from lead k where k.visitor_id = v.id and ${isHandledBy(caller, 'k')})
  or exists (select from conversation k where k.visitor_id = v.id and k.last_seq > 0 and ${isHandledBy(caller, 'k')})
  or exists (select from scan k where k.visitor_id = v.id and ${isHandledBy(caller, 'k')}))`;

/** Of `visitor v`: may the company still know how to reach them? */
const isReachable = (exhibitorId: string) => sql<boolean>`(${inPoolOf(exhibitorId)} or exists (
  select from lead l where l.visitor_id = v.id and l.exhibitor_id = ${exhibitorId} and ${isContactShared('l')}))`;

/** A buyer whom the caller's company knows and the caller may deal with. */
export async function customerOf(ctx: FairContext, caller: ExhibitorCaller, id: string): Promise<CustomerRow | null> {
  const { exhibitorId } = caller;
  const { rows } = await sql<CustomerRow>`
    select v.id, v.name, v.company, v.position, v.country, u.employee_id as owner_id,
      coalesce(e.name_zh, '') as owner_zh, coalesce(e.name_en, '') as owner_en, to_char(u.follow_up_on, 'YYYY-MM-DD') as follow_up_on,
      case when r.reachable then coalesce(a.email, '') else '' end as email, case when r.reachable then v.mobile else '' end as mobile,
      v.mobile_area_code, c.id as contact_id, c.level, c.tags
    from visitor v join account a on a.id = v.account_id cross join lateral (select ${isReachable(exhibitorId)} as reachable) r
      left join customer u on u.visitor_id = v.id and u.exhibitor_id = ${exhibitorId}
      left join employee e on e.id = u.employee_id
      left join contact c on c.visitor_id = v.id and c.exhibitor_id = ${exhibitorId} and ${isInPool('c')}
    where v.exhibition_id = ${ctx.exhibition.id} and v.id = ${id} and a.deleted_at is null and ${isKnownTo(caller)}
      and (${caller.admin} or u.employee_id is null or u.employee_id = ${caller.employeeId})`.execute(ctx.db);
  return rows[0] ?? null;
}

export type CustomerLeadRow = {
  id: string;
  kind: LeadKind;
  state: LeadState;
  created_at: Date;
  product_id: string | null;
  product_zh: string;
  product_en: string;
  quote: QuoteState | null;
};

export async function leadsOf(ctx: FairContext, caller: ExhibitorCaller, id: string): Promise<CustomerLeadRow[]> {
  const { rows } = await sql<CustomerLeadRow>`
    select l.id, l.kind, l.state, l.created_at, p.id as product_id,
      coalesce(p.name_zh, '') as product_zh, coalesce(p.name_en, '') as product_en, ${QUOTE_OF_LEAD} as quote
    from lead l left join intent_order o on o.id = l.order_id
      left join lateral (
        select a.product_id from inquiry_product a join inquiry i on i.id = a.inquiry_id and i.seen_at is not null
        where l.kind = 'inquiry' and a.inquiry_id = l.id order by a.place limit 1) f on true
      left join product p on p.id = coalesce(o.product_id, f.product_id)
    where l.exhibition_id = ${ctx.exhibition.id} and l.visitor_id = ${id} and ${isHandledBy(caller, 'l')}
    order by l.created_at desc, l.id limit ${LEADS_MAX}`.execute(ctx.db);
  return rows;
}

export type CustomerEventRow = {
  id: string;
  kind: CustomerEventKind;
  at: Date;
  text: string;
  lead_id: string | null;
  employee_id: string | null;
  by_zh: string;
  by_en: string;
};

/** What happened between the company and a buyer, as far as this employee deals with it, newest first. */
export async function eventsOf(ctx: FairContext, caller: ExhibitorCaller, id: string): Promise<CustomerEventRow[]> {
  const { exhibitorId, admin, employeeId } = caller;
  const fair = ctx.exhibition.id;
  const { rows } = await sql<CustomerEventRow>`
    with own_lead as (
      select l.* from lead l where l.exhibition_id = ${fair} and l.visitor_id = ${id} and ${isHandledBy(caller, 'l')})
    select h.id, h.kind, h.at, h.text, h.lead_id, h.employee_id, coalesce(e.name_zh, '') as by_zh, coalesce(e.name_en, '') as by_en from (
      select c.id, 'joined' as kind, c.created_at as at, '' as text, null as lead_id, null as employee_id from contact c
      where c.exhibition_id = ${fair} and c.visitor_id = ${id} and c.exhibitor_id = ${exhibitorId} and c.state = 'confirmed' and c.removed_at is null
      union all
      select l.id, l.kind, l.created_at, coalesce(o.remark, case when i.seen_at is not null then i.question end, ''), l.id, null
      from own_lead l left join intent_order o on o.id = l.order_id left join inquiry i on i.id = l.id and l.kind = 'inquiry'
      union all
      select m.id, case when m.from_buyer then 'message' else 'reply' end, m.created_at, m.text, l.id, m.employee_id
      from own_lead l join request_message m on m.lead_id = l.id
      union all
      select q.id, 'quoteSent', q.created_at, '', l.id, q.employee_id from own_lead l join quote q on coalesce(q.order_id, q.inquiry_id) = l.id
      union all
      select q.id || 'd', case q.state when 'accepted' then 'quoteAccepted' else 'quoteDeclined' end, q.decided_at, q.reason, l.id, null
      from own_lead l join quote q on coalesce(q.order_id, q.inquiry_id) = l.id and q.state in ('accepted', 'declined')
      union all
      select n.id, 'leadNote', n.created_at, n.text, l.id, n.employee_id from own_lead l join lead_entry n on n.lead_id = l.id and n.kind = 'note'
      union all
      select s.id, 'scan', s.scanned_at, s.note, null, s.employee_id from scan s
      where s.exhibition_id = ${fair} and s.visitor_id = ${id} and s.exhibitor_id = ${exhibitorId} and (${admin} or s.employee_id = ${employeeId})
      union all
      select t.id, 'chat', t.created_at, '', null, t.employee_id from conversation t
      where t.exhibition_id = ${fair} and t.visitor_id = ${id} and t.last_seq > 0 and ${isHandledBy(caller, 't')}
      union all
      select n.id, 'note', n.created_at, n.text, null, n.employee_id from customer_note n
      where n.exhibition_id = ${fair} and n.visitor_id = ${id} and n.exhibitor_id = ${exhibitorId}
    ) h left join employee e on e.id = h.employee_id
    order by h.at desc, h.id limit ${EVENTS_MAX}`.execute(ctx.db);
  return rows;
}

type OfCustomer = { exhibitorId: string; visitorId: string };

export async function writeFollowUp(
  ctx: FairContext,
  { exhibitorId, visitorId }: OfCustomer,
  on: string | null,
): Promise<void> {
  await sql`
    insert into customer (exhibition_id, exhibitor_id, visitor_id, follow_up_on)
    values (${ctx.exhibition.id}, ${exhibitorId}, ${visitorId}, ${on}::date)
    on conflict (exhibitor_id, visitor_id) do update set follow_up_on = excluded.follow_up_on`.execute(ctx.db);
}

export const countNotes = (ctx: FairContext, { exhibitorId, visitorId }: OfCustomer): Promise<number> =>
  countSql(
    ctx.db,
    sql`from customer_note
      where exhibition_id = ${ctx.exhibition.id} and exhibitor_id = ${exhibitorId} and visitor_id = ${visitorId}`,
  );
