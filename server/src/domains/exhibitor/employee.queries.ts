import { likeContains } from '../../platform/database/like.ts';
import { lockCompany } from './exhibitor.queries.ts';
import { sql, type RawBuilder } from 'kysely';
import type { EmployeeSort, EmployeeState } from '@fairbridge/contract/exhibitor/employee.shapes.ts';
import type { MailKind } from '@fairbridge/contract/mail/mail.kinds.ts';
import { undeliveredSql } from '../../platform/delivery/suppression.queries.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { type Range, paginateSql } from '../../platform/database/paginate.ts';
import { isEmployed } from '../identity/employment.queries.ts';

/** The one sentence of what an employee is (`employeeState` in the contract). */
const STATE = sql<EmployeeState>`case
  when e.resigned_at is not null then 'resigned' when e.waiting_since is not null then 'waiting'
  when e.account_id is not null and e.joined_at is not null then 'active' else 'invited' end`;
const SINCE = sql<Date>`coalesce(e.resigned_at, e.waiting_since, case when e.account_id is not null then e.joined_at end, e.invited_at, e.created_at)`;

export type EmployeeDetails = {
  name_zh: string;
  name_en: string;
  position_zh: string;
  position_en: string;
  email: string;
  /** E.164 digits. */
  mobile: string;
  avatar: string;
  admin: boolean;
  language: string;
};
export type Employee = EmployeeDetails & {
  id: string;
  account_id: string | null;
  version: number;
  state: EmployeeState;
  since: Date;
  undelivered: string | null;
  handed_zh: string | null;
  handed_en: string | null;
};

/** Letters that tell an employee of the account. */
const LETTERS = [
  'administratorInvitation',
  'employeeInvitation',
  'employeeRestored',
] as const satisfies readonly MailKind[];
/** Why the letter to somebody who has not come yet did not arrive. */
const undelivered = ({ exhibition }: FairContext) =>
  sql`case when ${STATE} = 'invited' then ${undeliveredSql(exhibition.id, sql`e.email`, LETTERS)} end`;

const employeeColumns = (ctx: FairContext) => sql`
  e.id, e.name_zh, e.name_en, e.position_zh, e.position_en, e.email, e.mobile, e.avatar, e.admin, e.language, e.account_id, e.version,
  ${STATE} as state, ${SINCE} as since, ${undelivered(ctx)} as undelivered, h.name_zh as handed_zh, h.name_en as handed_en`;
const OF_COMPANY = (ctx: FairContext, exhibitorId: string) => sql`
  employee e left join employee h on h.id = e.handed_to
  where e.exhibition_id = ${ctx.exhibition.id} and e.exhibitor_id = ${exhibitorId}`;

/**
 * Does this person work for an exhibitor that the organizer has disabled? Then neither notices nor messages reach it as an employee:
 * whatever is told to somebody asks this, and delivery asks it again. Of a visitor it is never true.
 */
export async function worksForDisabledExhibitor(ctx: FairContext, personId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from employee e join exhibitor x on x.id = e.exhibitor_id and x.disabled_at is not null
    where e.exhibition_id = ${ctx.exhibition.id} and e.id = ${personId}`.execute(ctx.db);
  return rows.length > 0;
}

export async function employeeById(ctx: FairContext, exhibitorId: string, id: string): Promise<Employee | undefined> {
  const { rows } = await sql<Employee>`
    select ${employeeColumns(ctx)} from ${OF_COMPANY(ctx, exhibitorId)} and e.id = ${id}`.execute(ctx.db);
  return rows[0];
}

/** Everybody of the company, with the company held: limit, last admin and version are judged on what nobody else changes meanwhile. */
export async function lockEmployees(ctx: FairContext, exhibitorId: string): Promise<Employee[]> {
  await lockCompany(ctx, exhibitorId);
  const { rows } = await sql<Employee>`
    select ${employeeColumns(ctx)} from ${OF_COMPANY(ctx, exhibitorId)} order by e.created_at, e.id for update of e`.execute(
    ctx.db,
  );
  return rows;
}

/** Everybody of the company, in the order they came. */
export async function employeesOf(ctx: FairContext, exhibitorId: string): Promise<Employee[]> {
  const { rows } = await sql<Employee>`
    select ${employeeColumns(ctx)} from ${OF_COMPANY(ctx, exhibitorId)} order by e.created_at, e.id`.execute(ctx.db);
  return rows;
}

/** An employee of whatever company of this fair: for the organizer alone. */
export async function employeeAnywhere(
  ctx: FairContext,
  id: string,
): Promise<(Employee & { exhibitor_id: string }) | null> {
  const { rows } = await sql<Employee & { exhibitor_id: string }>`
    select ${employeeColumns(ctx)}, e.exhibitor_id from employee e left join employee h on h.id = e.handed_to
    where e.exhibition_id = ${ctx.exhibition.id} and e.id = ${id}`.execute(ctx.db);
  return rows[0] ?? null;
}

/** For which company of this fair whoever has this e-mail works already, by the row's own address or by the account's. */
export async function employerOf(ctx: FairContext, email: string) {
  const { rows } = await sql<{ id: string; name_zh: string; name_en: string }>`
    select x.id, x.name_zh, x.name_en
    from employee e join exhibitor x on x.id = e.exhibitor_id left join account a on a.id = e.account_id
    where e.exhibition_id = ${ctx.exhibition.id} and ${isEmployed('e')}
      and (lower(e.email) = ${email} or a.email = ${email})
    order by e.created_at, e.id limit 1`.execute(ctx.db);
  return rows[0] ?? null;
}

/** Those whom these words find. */
function foundBy(ctx: FairContext, exhibitorId: string, keyword: string) {
  const like = likeContains(keyword);
  const digits = keyword.replaceAll(/[^\d]/g, '');
  return sql`${OF_COMPANY(ctx, exhibitorId)}
    and (${keyword} = '' or concat_ws(' ', e.name_zh, e.name_en, e.position_zh, e.position_en, e.email) ilike ${like}
      or ${digits} <> '' and e.mobile like ${likeContains(digits)})`;
}

const SORTED: Record<EmployeeSort, { up: RawBuilder<unknown>; down: RawBuilder<unknown> }> = {
  // who waits, then administrators, then as they came: one way only
  default: {
    up: sql`e.waiting_since desc nulls last, e.admin desc, ${SINCE} desc`,
    down: sql`e.waiting_since desc nulls last, e.admin desc, ${SINCE} desc`,
  },
  name: {
    up: sql`lower(coalesce(nullif(e.name_zh, ''), e.name_en))`,
    down: sql`lower(coalesce(nullif(e.name_zh, ''), e.name_en)) desc`,
  },
  since: { up: SINCE, down: sql`${SINCE} desc` },
};

type Asked = { keyword: string; state: EmployeeState | null; sort?: EmployeeSort; descending?: boolean } & Range;

/** One page; without a state those who have not resigned. */
export async function employeePage(
  ctx: FairContext,
  exhibitorId: string,
  { keyword, state, sort = 'default', descending = true, ...range }: Asked,
) {
  const where = sql`${foundBy(ctx, exhibitorId, keyword)}
    and (case when ${state}::text is null then e.resigned_at is null else ${STATE} = ${state}::text end)`;
  const order = sql`${SORTED[sort][descending ? 'down' : 'up']}, e.id`;
  return paginateSql<Employee>(ctx.db, { select: employeeColumns(ctx), from: sql`from ${where}`, order }, range);
}

/** How many there are in each state, of those whom these words find. */
export async function employeeCounts(
  ctx: FairContext,
  exhibitorId: string,
  keyword = '',
): Promise<Record<EmployeeState, number>> {
  const { rows } = await sql<{ state: EmployeeState; count: number }>`
    select ${STATE} as state, count(*)::int as count from ${foundBy(ctx, exhibitorId, keyword)} group by 1`.execute(
    ctx.db,
  );
  const of = (state: EmployeeState): number => rows.find((row) => row.state === state)?.count ?? 0;
  return { active: of('active'), invited: of('invited'), waiting: of('waiting'), resigned: of('resigned') };
}

/** Whom visitors can talk to: who has come and not left, of an exhibitor that is open. */
export async function employeesToMeet(ctx: FairContext, exhibitorId: string) {
  const { rows } = await sql<Pick<Employee, 'id' | 'name_zh' | 'name_en' | 'position_zh' | 'position_en' | 'avatar'>>`
    select e.id, e.name_zh, e.name_en, e.position_zh, e.position_en, e.avatar
    from employee e join exhibitor x on x.id = e.exhibitor_id and x.open
    where e.exhibition_id = ${ctx.exhibition.id} and e.exhibitor_id = ${exhibitorId} and ${STATE} = 'active'
    order by e.joined_at, e.id`.execute(ctx.db);
  return rows;
}

/** A company of this fair that shows itself. */
export async function isOpen(ctx: FairContext, exhibitorId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('exhibitor')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', exhibitorId)
    .where('open', '=', true)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** `askedAt`: the company whose answer this is to whoever asked to join it. */
type Known = {
  email: string;
  mobile: string;
  accountId: string | null;
  except: string | null;
  askedAt: string | null;
};

/**
 * Which of these is an employee of this fair already, of whatever company: by the row's own address, or by the account's. An account that
 * asks to join a company is nobody else's before that company has answered.
 */
export async function knownBy(
  ctx: FairContext,
  { email, mobile, accountId, except, askedAt }: Known,
): Promise<'email' | 'mobile' | 'account' | null> {
  const { rows } = await sql<{ email: boolean; mobile: boolean }>`
    select (lower(e.email) = ${email} or a.email = ${email}) and ${email} <> '' as email,
      (e.mobile = ${mobile} or a.mobile = ${mobile}) and ${mobile} <> '' as mobile
    from employee e left join account a on a.id = e.account_id
    where e.exhibition_id = ${ctx.exhibition.id} and e.resigned_at is null and e.id is distinct from ${except}::text
      and (e.account_id = ${accountId}::text and (e.waiting_since is null or e.exhibitor_id is distinct from ${askedAt}::text)
        or e.waiting_since is null and (${email} <> '' and (lower(e.email) = ${email} or a.email = ${email})
          or ${mobile} <> '' and (e.mobile = ${mobile} or a.mobile = ${mobile})))`.execute(ctx.db);
  if (rows.length === 0) return null;
  if (rows.some((row) => row.email)) return 'email';
  return rows.some((row) => row.mobile) ? 'mobile' : 'account';
}

/**
 * A picture for this employee, uploaded by the admin or by themselves, becomes the employee's own, so that it goes with the person.
 * False when it is none, or somebody else shows it.
 */
export async function giveAvatar(
  ctx: FairContext,
  { fileId, from, employeeId }: { fileId: string; from: string; employeeId: string },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update file f set owner_id = ${employeeId}
    where f.exhibition_id = ${ctx.exhibition.id} and f.id = ${fileId} and f.use = 'avatar' and f.owner_id in (${from}, ${employeeId})
      and not exists (select 1 from employee e where e.avatar = f.id and e.id <> ${employeeId})
    returning f.id`.execute(ctx.db);
  return rows.length === 1;
}
