import { sql, type RawBuilder } from 'kysely';
import type { Audience, AudiencePeople } from '@fairbridge/contract/announcement/announcement.shapes.ts';
import { APPROVED } from '../account/account.rules.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { isEmployed } from '../identity/employment.queries.ts';

/** Somebody an announcement is meant for: a visitor or an employee, with the language and the address to write to. */
export type Recipient = {
  id: string;
  name_zh: string;
  name_en: string;
  language: string;
  /** Null without an address, where 'news' is switched off, or where the same person is written to as a visitor. */
  email: string | null;
  /** The same person, as a visitor, gets the e-mail. */
  elsewhere: boolean;
  /** Of an exhibitor, who comes in by the exhibitors' log-in. */
  employee: boolean;
};

type Fragment = RawBuilder<unknown>;

/** Each code with all below it. */
function withBelow({ categories }: Pick<Exhibition, 'categories'>, codes: readonly string[]): string[] {
  const meant = new Set(codes);
  const isMeant = (code: string | null): boolean => {
    for (let at = code; at !== null; at = categories.get(at)?.parent ?? null) if (meant.has(at)) return true;
    return false;
  };
  return [...codes, ...[...categories.keys()].filter((code) => !meant.has(code) && isMeant(code))];
}

const VISITORS: readonly AudiencePeople[] = ['everybody', 'visitors', 'registered', 'approved'];
const EMPLOYEES: readonly AudiencePeople[] = ['everybody', 'staff', 'admins'];

/** Of whom there is a row at the fair, with an account that is there, and who is not shut out. */
function visitorConditions({ exhibition }: FairContext, { people, countries, categories }: Audience): Fragment {
  const conditions = [sql`v.exhibition_id = ${exhibition.id}`, sql`v.suspended_at is null`, sql`va.deleted_at is null`];
  if (people === 'registered') conditions.push(sql`v.complete_exhibition_registration`);
  if (people === 'approved') conditions.push(APPROVED);
  if (countries.length > 0) conditions.push(sql`v.country = any(${[...countries]}::text[])`);
  // the products somebody is interested in are what the tree of the questionnaire asks
  if (categories.length > 0)
    conditions.push(sql`exists (
      select from answer w join question q on q.exhibition_id = w.exhibition_id and q.code = w.question and q.kind = 'tree'
      where w.exhibition_id = v.exhibition_id and w.visitor_id = v.id and w.choices && ${withBelow(exhibition, categories)}::text[])`);
  return sql.join(conditions, sql` and `);
}

function employeeConditions({ exhibition }: FairContext, { people, countries, categories }: Audience): Fragment {
  const conditions = [
    sql`e.exhibition_id = ${exhibition.id}`,
    isEmployed('e'),
    sql`ea.deleted_at is null`,
    sql`x.disabled_at is null`,
  ];
  if (people === 'admins') conditions.push(sql`e.admin`);
  if (countries.length > 0) conditions.push(sql`x.country = any(${[...countries]}::text[])`);
  if (categories.length > 0) conditions.push(sql`x.categories && ${withBelow(exhibition, categories)}::text[]`);
  return sql.join(conditions, sql` and `);
}

/** The address, unless whoever owns it wants no news by e-mail. Delivery asks once more, at the last moment. */
const wanted = (ctx: FairContext, accountId: Fragment, address: Fragment): Fragment => sql`
  case when exists (
    select from notification_setting s where s.exhibition_id = ${ctx.exhibition.id} and s.category = 'news' and s.off and s.account_id = ${accountId})
  or exists (
    select from notification_setting s where s.exhibition_id = ${ctx.exhibition.id} and s.category = 'news' and s.off and s.address = lower(${address}))
  then null else ${address} end`;

const visitors = (ctx: FairContext, audience: Audience, after: string): Fragment => sql`
  select v.id, v.name as name_zh, v.name as name_en, v.language, ${wanted(ctx, sql`va.id`, sql`va.email`)} as email, false as elsewhere,
    false as employee
  from visitor v join account va on va.id = v.account_id
  where ${visitorConditions(ctx, audience)} and v.id > ${after}`;

/** Is this employee reached as a visitor as well, who has an address? One e-mail a person is enough. */
const alsoVisitor = (ctx: FairContext, audience: Audience): Fragment =>
  audience.people !== 'everybody'
    ? sql`false`
    : sql`exists (
      select from visitor v join account va on va.id = v.account_id
      where v.account_id = e.account_id and va.email is not null and ${visitorConditions(ctx, audience)})`;

const employees = (ctx: FairContext, audience: Audience, after: string): Fragment => sql`
  select m.id, m.name_zh, m.name_en, m.language, case when m.elsewhere then null else ${wanted(ctx, sql`m.account_id`, sql`m.address`)} end as email,
    m.elsewhere, true as employee
  from (
    select e.id, e.name_zh, e.name_en, e.language, e.account_id, coalesce(nullif(e.email, ''), ea.email) as address,
      ${alsoVisitor(ctx, audience)} as elsewhere
    from employee e join account ea on ea.id = e.account_id join exhibitor x on x.id = e.exhibitor_id
    where ${employeeConditions(ctx, audience)} and e.id > ${after}
  ) m`;

function everyone(ctx: FairContext, audience: Audience, after: string): Fragment[] {
  return [
    ...(VISITORS.includes(audience.people) ? [visitors(ctx, audience, after)] : []),
    ...(EMPLOYEES.includes(audience.people) ? [employees(ctx, audience, after)] : []),
  ];
}

/** The next so many, in the order of their ids, after this one. */
export async function recipientsAfter(
  ctx: FairContext,
  audience: Audience,
  after: string,
  limit: number,
): Promise<Recipient[]> {
  const parts = everyone(ctx, audience, after).map((part) => sql`(${part} order by id limit ${limit})`);
  const { rows } = await sql<Recipient>`
    select * from (${sql.join(parts, sql` union all `)}) as r order by id limit ${limit}`.execute(ctx.db);
  return rows;
}

/** How many it would reach now, and how many of them by e-mail. */
export async function countAudience(
  ctx: FairContext,
  audience: Audience,
): Promise<{ recipients: number; emails: number }> {
  const { rows } = await sql<{ recipients: number; emails: number }>`
    select count(*)::int as recipients, count(email)::int as emails
    from (${sql.join(everyone(ctx, audience, ''), sql` union all `)}) as r`.execute(ctx.db);
  return rows[0] ?? { recipients: 0, emails: 0 };
}
