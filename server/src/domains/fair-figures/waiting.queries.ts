import { sql, type RawBuilder } from 'kysely';
import { WAITING_NAMES, type WaitingKind } from '@fairbridge/contract/fair-figures/fair-figures.definitions.ts';
import { dayInBeijing } from '../../core/days.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { paginateSql, type PageOfRows, type Range } from '../../platform/database/paginate.ts';
import { IS_UNANSWERED } from '../chat/chat-conversation.queries.ts';
import { maySignUpSql } from '../exhibitor/sign-up-eligibility.queries.ts';
import { isOpenSql } from '../sourcing/sourcing.rules.ts';
import { STANDING } from '../sourcing/sourcing.queries.ts';

const lead = (fair: string, kind: 'inquiry' | 'order') => sql`
  select l.exhibitor_id, l.created_at as at from lead l
  where l.exhibition_id = ${fair} and l.kind = ${kind} and l.state = 'new' and l.closed_at is null`;

/** Open requirements `sourcing s` whose buyer is there. */
const openRequirements = ({ exhibition }: FairContext) => sql`
  sourcing s join visitor v on v.id = s.visitor_id and v.suspended_at is null
  where s.exhibition_id = ${exhibition.id} and ${isOpenSql(dayInBeijing(new Date()))}`;

/** What waits for a company's answer: `exhibitor_id`, `at`. Each as the workbench of the company counts it (workbench.queries.ts). */
const WAITS: Record<WaitingKind, (ctx: FairContext) => RawBuilder<unknown>> = {
  inquiries: ({ exhibition }) => lead(exhibition.id, 'inquiry'),
  orders: ({ exhibition }) => lead(exhibition.id, 'order'),
  chats: ({ exhibition }) => sql`
    select c.exhibitor_id, c.last_at as at from conversation c
    where c.exhibition_id = ${exhibition.id} and ${IS_UNANSWERED}`,
  requirements: (ctx) => sql`
    select m.exhibitor_id, o.created_at as at
    from (select s.id, s.created_at from ${openRequirements(ctx)}) o
      join sourcing_match m on m.sourcing_id = o.id join exhibitor e on e.id = m.exhibitor_id
    where m.exhibition_id = ${ctx.exhibition.id} and ${maySignUpSql(ctx)} and not exists (
      select from sourcing_sign_up u where u.sourcing_id = o.id and u.exhibitor_id = m.exhibitor_id)`,
  documentRequests: ({ exhibition }) => sql`
    select r.exhibitor_id, r.asked_at as at from document_request r
      join product_document d on d.id = r.document_id join product p on p.id = d.product_id and p.deleted_at is null
    where r.exhibition_id = ${exhibition.id} and r.state = 'open'`,
  appointments: ({ exhibition }) => sql`
    select g.exhibitor_id, a.created_at as at from meeting_appointment a join meeting_signup g on g.id = a.exhibitor_signup_id
    where a.exhibition_id = ${exhibition.id} and a.expires_at > now() and a.proposed_by = 'visitor'
      and (a.state = 'proposed' or a.state = 'confirmed' and a.starts_at > now())`,
};

export type WaitingRow = {
  id: string;
  name_zh: string;
  name_en: string;
  hall: string | null;
  booth_number: string;
  contact: unknown;
  total: number;
  since: Date;
} & Record<WaitingKind, number>;

/** Companies for which something has waited longer than a day, the longest first. */
export function waitingExhibitors(ctx: FairContext, range: Range): Promise<PageOfRows<WaitingRow>> {
  const each = WAITING_NAMES.map(
    (kind) => sql`select ${sql.lit(kind)} as kind, z.exhibitor_id, z.at from (${WAITS[kind](ctx)}) z`,
  );
  const counts = WAITING_NAMES.map((kind) => sql`count(*) filter (where y.kind = ${kind})::int as ${sql.ref(kind)}`);
  const from = sql`
    from exhibitor e join (
      select y.exhibitor_id, count(*)::int as total, min(y.at) as since, ${sql.join(counts)}
      from (${sql.join(each, sql` union all `)}) y where y.at < now() - interval '1 day' group by y.exhibitor_id) w
      on w.exhibitor_id = e.id
    where e.exhibition_id = ${ctx.exhibition.id} and e.disabled_at is null`;
  const select = sql`e.id, e.name_zh, e.name_en, e.hall, e.booth_number, e.contact, w.total, w.since,
    ${sql.join(WAITING_NAMES.map((kind) => sql.ref(`w.${kind}`)))}`;
  return paginateSql<WaitingRow>(ctx.db, { select, from, order: sql`w.since, e.id` }, range);
}

export type RequirementGroup = { category: string; count: number; since: Date };

/** Open requirements for which no company stands signed up, by the categories of their lines. */
export async function unansweredRequirements(ctx: FairContext): Promise<RequirementGroup[]> {
  const { rows } = await sql<RequirementGroup>`
    select coalesce(l.category, '') as category, count(distinct o.id)::int as count, min(o.created_at) as since
    from (select s.id, s.created_at from ${openRequirements(ctx)}) o left join sourcing_line l on l.sourcing_id = o.id
    where not exists (select from sourcing_sign_up u where u.sourcing_id = o.id and ${STANDING})
    group by 1 order by 2 desc, 3, 1`.execute(ctx.db);
  return rows;
}
