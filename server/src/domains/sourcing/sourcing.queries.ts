import { sql } from 'kysely';
import { dayInBeijing } from '../../core/days.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import { fairTable, versionedTable } from '../../platform/database/fair-table.ts';
import { paginateSql, type Range } from '../../platform/database/paginate.ts';
import { FILES, type SourcingFileRow } from './sourcing-file.queries.ts';
import { isOpenSql, type Standing } from './sourcing.rules.ts';

export const requirements = versionedTable('sourcing', { changedAt: 'changed_at' });
export const lines = fairTable('sourcing_line');
export const signUps = versionedTable('sourcing_sign_up', { changedAt: 'changed_at' });

export type LineRow = {
  id: string;
  label_zh: string;
  label_en: string;
  ingredients: string[];
  category: string | null;
  name: string;
  content: string;
  formulation: string | null;
  quantity: number;
  unit: string;
  packing: string;
  destination: string | null;
  incoterm: string | null;
  port: string;
  documents: string[];
  registration: string | null;
  price_amount: string | null;
  price_currency: string | null;
  price_unit: string | null;
  expected_on: string | null;
};

export type SourcingRow = Standing & {
  id: string;
  visitor_id: string;
  title: string;
  description: string;
  company_types: string[];
  scale: string | null;
  countries: string[];
  other_requirements: string;
  reason: string;
  version: number;
  created_at: Date;
  changed_at: Date | null;
  /** Not matched yet as it stands. */
  matching: boolean;
  lines: LineRow[];
  files: SourcingFileRow[];
};

/** Lines of `sourcing s` in their order, as JSON. */
const LINES = sql`coalesce((select jsonb_agg(to_jsonb(l) - 'structure' - 'query' order by l.place) from sourcing_line l
  where l.sourcing_id = s.id), '[]') as lines`;
export const SOURCING = sql`s.id, s.visitor_id, s.title, s.description, s.company_types, s.scale, s.countries, s.other_requirements,
  to_char(s.deadline, 'YYYY-MM-DD') as deadline, s.audit, s.reason, s.version, s.created_at, s.changed_at, s.closed_at, s.deleted_at,
  s.matches is null as matching, ${LINES}, ${FILES}`;

/** Of those that `signUps` counts, nothing that was taken back. */
export const STANDING = sql`u.withdrawn_at is null`;

export type OwnCardRow = SourcingRow & { sign_ups: number; waiting: number };

export const ownRequirements = (ctx: FairContext, visitorId: string, range: Range) =>
  paginateSql<OwnCardRow>(
    ctx.db,
    {
      select: sql`${SOURCING},
        (select count(*)::int from sourcing_sign_up u where u.sourcing_id = s.id and ${STANDING}) as sign_ups,
        (select count(*)::int from sourcing_sign_up u where u.sourcing_id = s.id and ${STANDING} and u.participation = 'none') as waiting`,
      from: sql`from sourcing s where s.exhibition_id = ${ctx.exhibition.id} and s.visitor_id = ${visitorId} and s.deleted_at is null`,
      order: sql`s.created_at desc, s.id`,
    },
    range,
  );

export async function ownRequirement(
  ctx: FairContext,
  visitorId: string,
  id: string,
): Promise<SourcingRow | undefined> {
  const { rows } = await sql<SourcingRow>`
    select ${SOURCING} from sourcing s
    where s.exhibition_id = ${ctx.exhibition.id} and s.id = ${id} and s.visitor_id = ${visitorId} and s.deleted_at is null`.execute(
    ctx.db,
  );
  return rows[0];
}

export const countOwn = (ctx: FairContext, visitorId: string): Promise<number> =>
  countSql(
    ctx.db,
    sql`from sourcing s where s.exhibition_id = ${ctx.exhibition.id} and s.visitor_id = ${visitorId} and s.deleted_at is null`,
  );

/** Ids of the lines as they stand, and whether somebody has made an offer on them. */
export async function linesOf(ctx: FairContext, sourcingId: string): Promise<{ id: string; offered: boolean }[]> {
  const { rows } = await sql<{ id: string; offered: boolean }>`
    select l.id, exists (select from sourcing_offer o where o.line_id = l.id) as offered from sourcing_line l
    where l.exhibition_id = ${ctx.exhibition.id} and l.sourcing_id = ${sourcingId} order by l.place for update of l`.execute(
    ctx.db,
  );
  return rows;
}

/** What guests are told: how many are open, and in which categories of the first level most of their lines are. */
export async function openSummary(
  ctx: FairContext,
): Promise<{ open: number; categories: { code: string; count: number }[] }> {
  const { rows } = await sql<{ category: string | null; count: number; open: number }>`
    select l.structure->>'category' as category, count(distinct s.id)::int as count, max(open.total)::int as open
    from sourcing s join sourcing_line l on l.sourcing_id = s.id
      cross join (select count(*) as total from sourcing s where s.exhibition_id = ${ctx.exhibition.id} and ${isOpenSql(dayInBeijing(new Date()))}) open
    where s.exhibition_id = ${ctx.exhibition.id} and ${isOpenSql(dayInBeijing(new Date()))}
    group by 1 order by 2 desc, 1 limit 9`.execute(ctx.db);
  const categories = rows.flatMap(({ category, count }) => (category === null ? [] : [{ code: category, count }]));
  return { open: rows[0]?.open ?? 0, categories: categories.slice(0, 8) };
}

export type OfferRow = {
  line_id: string;
  product_id: string | null;
  product_zh: string;
  product_en: string;
  product_strength: string;
  active_per_unit: string | null;
  price_amount: string;
  price_currency: string;
  price_unit: string;
  quantity: number | null;
  quantity_unit: string;
  incoterm: string | null;
  port: string;
  valid_until: string;
  lead_time: string;
  payment: string;
  packing: string;
  remark: string;
  state: 'open' | 'accepted' | 'declined' | 'replaced';
  quote_id: string | null;
};

export type SignUpRow = {
  id: string;
  exhibitor_id: string;
  message: string;
  participation: 'none' | 'agreed' | 'denied';
  reason: string;
  version: number;
  created_at: Date;
  changed_at: Date | null;
  inquiry_id: string | null;
  score: number | null;
  reasons: unknown;
  supplier: string[] | null;
  offers: OfferRow[];
};

/**
 * What was offered under `sourcing_sign_up u`: until the buyer agrees as the company keeps it, then the last version of each quote.
 * `attributes` of the exhibit say what a kilogram of active ingredient costs.
 */
const OFFERS = sql`coalesce(case when u.inquiry_id is null then (
    select jsonb_agg(jsonb_build_object('line_id', o.line_id, 'product_id', o.product_id, 'product_zh', coalesce(p.name_zh, ''),
      'product_en', coalesce(p.name_en, ''), 'product_strength', coalesce(p.strength, ''), 'attributes', coalesce(p.attributes, '{}'),
      'price_amount', o.price_amount, 'price_currency', o.price_currency, 'price_unit', o.price_unit, 'quantity', o.quantity,
      'quantity_unit', o.quantity_unit, 'incoterm', o.incoterm, 'port', o.port, 'valid_until', o.valid_until, 'lead_time', o.lead_time,
      'payment', o.payment, 'packing', o.packing, 'remark', o.remark, 'state', 'open', 'quote_id', null) order by l.place)
    from sourcing_offer o join sourcing_line l on l.id = o.line_id left join product p on p.id = o.product_id where o.sign_up_id = u.id)
  else (
    select jsonb_agg(jsonb_build_object('line_id', q.sourcing_line_id, 'product_id', q.product_id, 'product_zh', q.product_zh,
      'product_en', q.product_en, 'product_strength', q.product_strength, 'attributes', coalesce(p.attributes, '{}'),
      'price_amount', q.price_amount, 'price_currency', q.price_currency, 'price_unit', q.price_unit, 'quantity', q.quantity,
      'quantity_unit', q.quantity_unit, 'incoterm', q.incoterm, 'port', q.port, 'valid_until', q.valid_until, 'lead_time', q.lead_time,
      'payment', q.payment, 'packing', q.packing, 'remark', q.remark, 'state', q.state, 'quote_id', q.id) order by l.place)
    from quote q join sourcing_line l on l.id = q.sourcing_line_id left join product p on p.id = q.product_id
    where q.inquiry_id = u.inquiry_id and q.state <> 'replaced') end, '[]') as offers`;
export const SIGN_UP = sql`u.id, u.exhibitor_id, u.message, u.participation, u.reason, u.version, u.created_at, u.changed_at, u.inquiry_id,
  m.score, m.reasons, m.supplier, ${OFFERS}`;
export const WITH_MATCH = sql`left join sourcing_match m on m.sourcing_id = u.sourcing_id and m.exhibitor_id = u.exhibitor_id`;

export type ReceivedRow = SignUpRow & {
  exhibitor_zh: string;
  exhibitor_en: string;
  logo: string;
  country: string;
  hall: string | null;
  booth_number: string;
};

/** Who has signed up, the best fit first. */
export async function receivedSignUps(ctx: FairContext, sourcingId: string): Promise<ReceivedRow[]> {
  const { rows } = await sql<ReceivedRow>`
    select ${SIGN_UP}, e.name_zh as exhibitor_zh, e.name_en as exhibitor_en, e.logo, e.country, e.hall, e.booth_number
    from sourcing_sign_up u join exhibitor e on e.id = u.exhibitor_id ${WITH_MATCH}
    where u.exhibition_id = ${ctx.exhibition.id} and u.sourcing_id = ${sourcingId} and ${STANDING}
    order by m.score desc nulls last, u.created_at, u.id`.execute(ctx.db);
  return rows;
}

/** A sign-up that stands, of an own requirement, held with it. */
export async function lockReceived(ctx: FairContext, visitorId: string, id: string) {
  const { rows } = await sql<{
    id: string;
    sourcing_id: string;
    exhibitor_id: string;
    employee_id: string | null;
    participation: 'none' | 'agreed' | 'denied';
    inquiry_id: string | null;
    version: number;
  }>`
    select u.id, u.sourcing_id, u.exhibitor_id, u.employee_id, u.participation, u.inquiry_id, u.version
    from sourcing_sign_up u join sourcing s on s.id = u.sourcing_id
    where u.exhibition_id = ${ctx.exhibition.id} and u.id = ${id} and ${STANDING} and s.visitor_id = ${visitorId} and s.deleted_at is null
    for update of u`.execute(ctx.db);
  return rows[0];
}
