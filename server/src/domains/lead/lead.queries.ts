import { sql, type RawBuilder } from 'kysely';
import type {
  Colleague,
  LeadCounts,
  LeadKind,
  LeadSort,
  LeadState,
  LeadTab,
} from '@fairbridge/contract/lead/lead.shapes.ts';
import type { QuoteState } from '@fairbridge/contract/quote/quote.shapes.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { limitOffset, type Range } from '../../platform/database/paginate.ts';
import { FORCE_CUSTOM_PLAN } from '../../platform/database/force-custom-plan.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import { dayInBeijing } from '../../core/days.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { isActive } from '../identity/employment.queries.ts';
import { QUOTE_OF_LEAD } from '../customer/quote-state.queries.ts';
import { isContactShared } from '../identity/membership.queries.ts';
import { IS_PUBLIC_SQL } from '../product-visibility/product-visibility.rules.ts';
import { isMeant, type Meant } from './lead-keyword.queries.ts';
import { CLOSING, type ClosingRow } from './lead-closing.queries.ts';
import { SOURCING_OF_LEAD, type WithSourcing } from './lead-sourcing.queries.ts';
import { handledBy } from './lead.rules.ts';
import { UNREAD_OF_LEAD } from './request-message.queries.ts';

export type LeadFilter = {
  /** By `meantBy`; null: whatever. */
  meant: Meant | null;
  kind: LeadKind | null;
  state: LeadTab | null;
  /** 'me', 'nobody', the id of a colleague, or null: whoever's. */
  employee: string | null;
  due: boolean;
};

export type LeadRow = ClosingRow &
  WithSourcing & {
    id: string;
    kind: LeadKind;
    state: LeadState;
    lost_reason: string;
    created_at: Date;
    answered_at: Date | null;
    seen_at: Date | null;
    follow_up_on: string | null;
    employee_id: string | null;
    employee_zh: string | null;
    employee_en: string | null;
    visitor_id: string;
    buyer_name: string;
    company: string;
    position: string;
    country: string;
    email: string | null;
    mobile_area_code: string;
    mobile: string;
    product_id: string | null;
    product_zh: string;
    product_en: string;
    cover: string | null;
    for_all: boolean | null;
    strength: string | null;
    /** How many exhibits it is about; an order is about one. */
    asked: number;
    quantity: number | null;
    unit: string | null;
    text: string | null;
    opened: boolean;
    unread: number;
    quote: QuoteState | null;
  };

const handled = (ctx: FairContext, caller: ExhibitorCaller) =>
  sql`l.exhibition_id = ${ctx.exhibition.id} and ${handledBy(caller)}`;

/** Today or past: what is won, lost or closed by its buyer is followed up no more. */
export const isDue = () =>
  sql<boolean>`(l.follow_up_on <= ${dayInBeijing(new Date())}::date and l.state not in ('won', 'lost') and l.closed_at is null)`;

const standsIn = (tab: LeadTab) =>
  tab === 'closed' ? sql`l.closed_at is not null` : sql`l.state = ${tab} and l.closed_at is null`;

function ofEmployee(employee: string | null, caller: ExhibitorCaller): RawBuilder<unknown> {
  if (employee === null) return sql`true`;
  if (employee === 'nobody') return sql`l.employee_id is null`;
  return sql`l.employee_id = ${employee === 'me' ? caller.employeeId : employee}`;
}

/** The buyer of a lead and the order it may stand for. */
const WITH_BUYER = sql`join visitor v on v.id = l.visitor_id join account a on a.id = v.account_id
  left join intent_order o on o.id = l.order_id`;

/** What the filter leaves, whoever may handle it. */
function isFound(caller: ExhibitorCaller, { meant, kind, state, employee, due }: LeadFilter): RawBuilder<unknown> {
  const conditions = [
    ofEmployee(employee, caller),
    ...(kind === null ? [] : [sql`l.kind = ${kind}`]),
    ...(state === null ? [] : [standsIn(state)]),
    ...(due ? [isDue()] : []),
    ...(meant === null ? [] : [isMeant(caller, meant)]),
  ];
  return sql.join(conditions, sql` and `);
}

/** Those that this employee may handle and the filter leaves. */
const found = (ctx: FairContext, caller: ExhibitorCaller, filter: LeadFilter) => ({
  from: sql`from lead l`,
  where: sql`${handled(ctx, caller)} and ${isFound(caller, filter)}`,
});

type Sorting = { by: RawBuilder<unknown>; end: RawBuilder<unknown>; needs: RawBuilder<unknown> };

/** What may be missing stands last; what never is says so, for the index of the inbox (`lead_inbox`) is ordered without it. */
const SORTED: Record<LeadSort, Sorting> = {
  createdAt: { by: sql`l.created_at`, end: sql``, needs: sql`` },
  // of the same fair: the buyers of a large inbox are walked by the index of its names, and only as far as the page goes
  buyer: {
    by: sql`lower(v.name)`,
    end: sql``,
    needs: sql`join visitor v on v.id = l.visitor_id and v.exhibition_id = l.exhibition_id`,
  },
  followUp: { by: sql`l.follow_up_on`, end: sql`nulls last`, needs: sql`` },
};

const COLUMNS = sql`l.id, l.kind, l.state, l.lost_reason, l.created_at, l.answered_at, l.seen_at, l.follow_up_on, l.visitor_id,
  l.employee_id, s.name_zh as employee_zh, s.name_en as employee_en,
  v.name as buyer_name, v.company, v.position, v.country, v.mobile_area_code,
  case when ${isContactShared('l')} then a.email end as email, case when ${isContactShared('l')} then v.mobile else '' end as mobile,
  p.id as product_id, coalesce(p.name_zh, '') as product_zh, coalesce(p.name_en, '') as product_en, p.pictures[1] as cover, ${IS_PUBLIC_SQL} as for_all, p.strength,
  case when l.kind = 'order' then 1 else coalesce(f.asked, 0) end as asked, l.kind = 'order' or i.id is not null as opened,
  coalesce(o.quantity, i.quantity) as quantity, coalesce(o.unit, i.unit) as unit, coalesce(o.remark, i.question) as text,
  ${UNREAD_OF_LEAD} as unread, ${QUOTE_OF_LEAD} as quote, ${SOURCING_OF_LEAD} as sourcing, ${CLOSING}`;

/** What is asked in an inquiry is read by opening it: until then its buyer may write it anew. */
const SHOWN = sql`${WITH_BUYER} left join inquiry i on l.kind = 'inquiry' and i.id = l.id and i.seen_at is not null
  left join lateral (
    select q.product_id, count(*) over ()::int as asked from inquiry_product q
    where l.kind = 'inquiry' and q.inquiry_id = l.id order by q.place limit 1) f on true
  left join product p on p.id = coalesce(o.product_id, f.product_id) left join exhibitor e on e.id = p.exhibitor_id
  left join employee s on s.id = l.employee_id`;

type Asked = LeadFilter & { sort: LeadSort; descending: boolean } & Range;

/** The leads of one page: first which they are, which an index tells alone, then what is shown of these. */
export async function leads(ctx: FairContext, caller: ExhibitorCaller, { sort, descending, ...asked }: Asked) {
  const { from, where } = found(ctx, caller, asked);
  const { by, end, needs } = SORTED[sort];
  const direction = sql.raw(descending ? 'desc' : 'asc');
  const { rows } = await sql<LeadRow>`${FORCE_CUSTOM_PLAN}
    with page as materialized (
      select l.id, ${by} as key ${from} ${needs} where ${where} order by key ${direction} ${end}, l.created_at desc, l.id ${limitOffset(asked)})
    select ${COLUMNS} from page join lead l on l.id = page.id ${SHOWN}
    where l.exhibition_id = ${ctx.exhibition.id} order by page.key ${direction} ${end}, l.created_at desc, l.id`.execute(
    ctx.db,
  );
  return rows;
}

export type Counted = { counts: LeadCounts; waiting: number; due: number };

/**
 * How many there are in each state, of those that the rest of the filter finds; and of all that this employee may handle those without an
 * answer, and those to be followed up by today. Found in one reading of the index of the inbox.
 */
export async function leadCounts(ctx: FairContext, caller: ExhibitorCaller, filter: LeadFilter): Promise<Counted> {
  const { rows } = await sql<{ tab: LeadTab; found: number; waiting: number; due: number }>`${FORCE_CUSTOM_PLAN}
    select case when l.closed_at is null then l.state else 'closed' end as tab,
      (count(*) filter (where ${isFound(caller, { ...filter, state: null })}))::int as found,
      (count(*) filter (where l.state = 'new' and l.closed_at is null))::int as waiting,
      (count(*) filter (where ${isDue()}))::int as due
    from lead l where ${handled(ctx, caller)} group by 1`.execute(ctx.db);
  const counted: Counted = {
    counts: { all: 0, new: 0, contacted: 0, quoted: 0, won: 0, lost: 0, closed: 0 },
    waiting: 0,
    due: 0,
  };
  for (const { tab, found: count, waiting, due } of rows) {
    counted.counts[tab] = count;
    counted.counts.all += count;
    counted.waiting += waiting;
    counted.due += due;
  }
  return counted;
}

export async function leadOf(ctx: FairContext, caller: ExhibitorCaller, id: string): Promise<LeadRow | null> {
  const { rows } = await sql<LeadRow>`
    select ${COLUMNS} from lead l ${SHOWN} where ${handled(ctx, caller)} and l.id = ${id}`.execute(ctx.db);
  return rows[0] ?? null;
}

export type LeadKey = {
  id: string;
  kind: LeadKind;
  state: LeadState;
  employee_id: string | null;
  visitor_id: string;
  follow_up_on: string | null;
};
const KEY = sql`l.id, l.kind, l.state, l.employee_id, l.visitor_id, l.follow_up_on`;

/** Those of these ids that this employee may handle, held for a change, in the order of their ids so that two changes never wait for each other. */
export async function lockLeads(ctx: FairContext, caller: ExhibitorCaller, ids: readonly string[]): Promise<LeadKey[]> {
  const { rows } = await sql<LeadKey>`
    select ${KEY} from lead l where ${handled(ctx, caller)} and l.id = any(${[...ids]}::text[])
    order by l.id for update`.execute(ctx.db);
  return rows;
}

/** All that match, held alike. */
export async function lockMatching(ctx: FairContext, caller: ExhibitorCaller, filter: LeadFilter): Promise<LeadKey[]> {
  const { from, where } = found(ctx, caller, filter);
  const { rows } = await sql<LeadKey>`
    select ${KEY} ${from} where ${where} order by l.id for update of l`.execute(ctx.db);
  return rows;
}

/** Whoever is lost without a word has not been answered: only what comes next may be an answer. */
const UNANSWERED = sql`(state = 'new' or state = 'lost' and answered_by is null)`;

type Moved = { state: LeadState; lostReason: string; by: string | null };

/** The first answer stays, and who gave it; what is new again has none. */
export async function writeStates(ctx: FairContext, ids: readonly string[], { state, lostReason, by }: Moved) {
  const answers = sql`(${state}::text not in ('new', 'lost') and ${UNANSWERED})`;
  await sql`
    update lead set state = ${state}, lost_reason = ${lostReason},
      answered_at = case when ${state} = 'new' then null when ${answers} then now() else coalesce(answered_at, now()) end,
      answered_by = case when ${state} = 'new' then null when ${answers} then ${by}::text else answered_by end
    where exhibition_id = ${ctx.exhibition.id} and id = any(${[...ids]}::text[])`.execute(ctx.db);
}

export async function writeAssigned(
  ctx: FairContext,
  ids: readonly string[],
  employeeId: string | null,
): Promise<void> {
  await sql`
    update lead set employee_id = ${employeeId}
    where exhibition_id = ${ctx.exhibition.id} and id = any(${[...ids]}::text[])`.execute(ctx.db);
}

export async function writeFollowUp(ctx: FairContext, id: string, on: string | null): Promise<void> {
  await sql`
    update lead set follow_up_on = ${on}::date, reminded_on = null
    where exhibition_id = ${ctx.exhibition.id} and id = ${id}`.execute(ctx.db);
}

/** Who works for the company, by name. */
export async function colleagues(ctx: FairContext, exhibitorId: string): Promise<Colleague[]> {
  const { rows } = await sql<{ id: string; name_zh: string; name_en: string }>`
    select e.id, e.name_zh, e.name_en from employee e
    where e.exhibition_id = ${ctx.exhibition.id} and e.exhibitor_id = ${exhibitorId} and ${isActive('e')}
    order by lower(coalesce(nullif(e.name_zh, ''), e.name_en)), e.id`.execute(ctx.db);
  return rows.map((row) => ({ id: row.id, name: bilingualOf('name', row) }));
}

/** Leads of this colleague, in whatever state. */
export const countAssigned = (ctx: FairContext, employeeId: string): Promise<number> =>
  countSql(ctx.db, sql`from lead where exhibition_id = ${ctx.exhibition.id} and employee_id = ${employeeId}`);

/** Leads of these buyers go to whoever is in charge of them; answers which. */
export async function followOwners(ctx: FairContext, exhibitorId: string, visitorIds: readonly string[]) {
  const { rows } = await sql<{ id: string; visitor_id: string; employee_id: string | null }>`
    update lead l set employee_id = u.employee_id from customer u
    where l.exhibition_id = ${ctx.exhibition.id} and l.exhibitor_id = ${exhibitorId} and l.visitor_id = any(${[...visitorIds]}::text[])
      and u.exhibition_id = l.exhibition_id and u.exhibitor_id = l.exhibitor_id and u.visitor_id = l.visitor_id
      and l.employee_id is distinct from u.employee_id
    returning l.id, l.visitor_id, l.employee_id`.execute(ctx.db);
  return rows;
}

/** Answers which went over; to null they are nobody's. */
export async function reassign(ctx: FairContext, fromId: string, toId: string | null) {
  const { rows } = await sql<{ id: string; visitor_id: string }>`
    update lead set employee_id = ${toId}
    where exhibition_id = ${ctx.exhibition.id} and employee_id = ${fromId} returning id, visitor_id`.execute(ctx.db);
  return rows;
}
