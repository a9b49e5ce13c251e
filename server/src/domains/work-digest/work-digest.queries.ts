import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import { isEmployed } from '../identity/employment.queries.ts';

export type DigestReader = {
  id: string;
  account_id: string;
  exhibitor_id: string;
  admin: boolean;
  email: string;
  language: string;
};

/** The day that is told of; `fair`: the fair was open the day before. */
export type DigestDay = { day: string; monday: boolean; fair: boolean };

/**
 * Employees who come in and are to be written to on this day, by id, some at a time: each as often as chosen, and administrators every day
 * after one of the fair, unless they want none.
 */
export async function digestReaders(
  ctx: FairContext,
  { day, monday, fair }: DigestDay,
  after: string,
  limit: number,
): Promise<DigestReader[]> {
  const { rows } = await sql<DigestReader>`
    select e.id, e.account_id, e.exhibitor_id, e.admin, coalesce(nullif(e.email, ''), a.email) as email, e.language
    from employee e join account a on a.id = e.account_id and a.deleted_at is null
      join exhibitor x on x.id = e.exhibitor_id and x.disabled_at is null
      left join work_digest w on w.employee_id = e.id
    where e.exhibition_id = ${ctx.exhibition.id} and e.id > ${after} and ${isEmployed('e')} and e.joined_at is not null
      and coalesce(nullif(e.email, ''), a.email) is not null
      and (coalesce(w.every, 'week') in ('day', ${monday ? 'week' : 'day'})
        or ${fair}::boolean and e.admin and coalesce(w.every, 'week') <> 'off')
      and w.told_on is distinct from ${day}::date
    order by e.id limit ${limit}`.execute(ctx.db);
  return rows;
}

/** True for whoever is the first to write to this employee on this day. */
export async function takeDigestDay(ctx: FairContext, employeeId: string, day: string): Promise<boolean> {
  const { rows } = await sql`
    insert into work_digest as w (employee_id, exhibition_id, told_on) values (${employeeId}, ${ctx.exhibition.id}, ${day}::date)
    on conflict (employee_id) do update set told_on = excluded.told_on where w.told_on is distinct from excluded.told_on
    returning 1`.execute(ctx.db);
  return rows.length > 0;
}
