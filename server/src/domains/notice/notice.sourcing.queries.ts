import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import { maySignUpSql } from '../exhibitor/sign-up-eligibility.queries.ts';
import { isEmployed } from '../identity/employment.queries.ts';

/** Companies told of one requirement: the best fits. */
const COMPANIES_TOLD = 200;

export type SourcingFacts = {
  id: string;
  title: string;
  goods_zh: string;
  goods_en: string;
  audit: 'review' | 'approved' | 'notApproved';
  reason: string;
  version: number;
  deadline: string;
  over: boolean;
  visitor_id: string;
};

export async function sourcingFacts(ctx: FairContext, id: string): Promise<SourcingFacts | null> {
  const { rows } = await sql<SourcingFacts>`
    select s.id, s.title, s.audit, s.reason, s.version, to_char(s.deadline, 'YYYY-MM-DD') as deadline, s.visitor_id,
      s.closed_at is not null or s.deleted_at is not null as over,
      (select string_agg(l.label_zh, '、' order by l.place) from sourcing_line l where l.sourcing_id = s.id) as goods_zh,
      (select string_agg(l.label_en, ', ' order by l.place) from sourcing_line l where l.sourcing_id = s.id) as goods_en
    from sourcing s where s.exhibition_id = ${ctx.exhibition.id} and s.id = ${id}`.execute(ctx.db);
  return rows[0] ?? null;
}

/** Administrators of the companies that it fits best and that may sign up. */
export async function matchingAdmins(ctx: FairContext, sourcingId: string): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select m.id from (
      select f.exhibitor_id from sourcing_match f join exhibitor e on e.id = f.exhibitor_id
      where f.exhibition_id = ${ctx.exhibition.id} and f.sourcing_id = ${sourcingId} and e.exhibition_id = ${ctx.exhibition.id}
        and ${maySignUpSql(ctx)}
      order by f.score desc, f.exact desc, f.exhibitor_id limit ${COMPANIES_TOLD}) best
    join employee m on m.exhibitor_id = best.exhibitor_id
    where m.exhibition_id = ${ctx.exhibition.id} and m.admin and ${isEmployed('m')} order by m.id`.execute(ctx.db);
  return rows;
}

export type SignUpFacts = {
  id: string;
  sourcing_id: string;
  title: string;
  participation: string;
  reason: string;
  exhibitor_zh: string;
  exhibitor_en: string;
  visitor_id: string;
  employee_id: string | null;
  offers: number;
  standing: boolean;
};

const SIGN_UP = sql`u.id, u.sourcing_id, s.title, u.participation, u.reason, e.name_zh as exhibitor_zh, e.name_en as exhibitor_en, s.visitor_id,
  u.employee_id, (select count(*)::int from sourcing_offer o where o.sign_up_id = u.id) as offers,
  u.withdrawn_at is null and s.deleted_at is null as standing
  from sourcing_sign_up u join sourcing s on s.id = u.sourcing_id join exhibitor e on e.id = u.exhibitor_id`;

export async function signUpFacts(ctx: FairContext, id: string): Promise<SignUpFacts | null> {
  const { rows } = await sql<SignUpFacts>`
    select ${SIGN_UP} where u.exhibition_id = ${ctx.exhibition.id} and u.id = ${id}`.execute(ctx.db);
  return rows[0] ?? null;
}

/** Who has signed up a company for it and waits: that employee, or the administrators where nobody of that name works there any more. */
export async function signedUpEmployees(
  ctx: FairContext,
  of: { sourcingId: string } | { signUpId: string },
): Promise<{ id: string }[]> {
  const which =
    'sourcingId' in of
      ? sql`u.sourcing_id = ${of.sourcingId} and u.participation = 'none'`
      : sql`u.id = ${of.signUpId}`;
  const { rows } = await sql<{ id: string }>`
    select distinct m.id from sourcing_sign_up u join employee m on m.exhibitor_id = u.exhibitor_id
    where u.exhibition_id = ${ctx.exhibition.id} and m.exhibition_id = ${ctx.exhibition.id} and ${which} and u.withdrawn_at is null
      and ${isEmployed('m')} and (m.id = u.employee_id or m.admin and not exists (
        select from employee n where n.id = u.employee_id and n.exhibitor_id = u.exhibitor_id and ${isEmployed('n')}))
    order by m.id`.execute(ctx.db);
  return rows;
}
