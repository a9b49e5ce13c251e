import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import { STAGE } from './meeting.rules.ts';

/** For how many meetings that are not over this employee is the contact of the company. */
export const countMeetings = (ctx: FairContext, employeeId: string): Promise<number> =>
  countSql(
    ctx.db,
    sql`from meeting_signup s join meeting m on m.id = s.meeting_id
      where s.exhibition_id = ${ctx.exhibition.id} and s.employee_id = ${employeeId} and s.withdrawn_at is null
        and ${STAGE} in ('toStart', 'begun')`,
  );

/** The colleague who takes over; where nobody is named, the company's first administrator who stays. */
export async function successor(ctx: FairContext, fromId: string, toId: string | null): Promise<string | null> {
  if (toId !== null) return toId;
  const { rows } = await sql<{ id: string }>`
    select e.id from employee e join employee leaving on leaving.id = ${fromId} and leaving.exhibitor_id = e.exhibitor_id
    where e.exhibition_id = ${ctx.exhibition.id} and e.id <> ${fromId} and e.admin and e.resigned_at is null and e.joined_at is not null
    order by e.created_at, e.id limit 1`.execute(ctx.db);
  return rows[0]?.id ?? null;
}

/** Sign-ups, open appointments and the time these occupy, from one contact to another or to nobody. */
export async function passOn(ctx: FairContext, fromId: string, to: string | null): Promise<void> {
  await sql`update meeting_signup s set employee_id = n.id, contact_name = coalesce(nullif(n.name_zh, ''), n.name_en, ''),
        email = coalesce(nullif(n.email, ''), a.email, ''), mobile_area_code = '', mobile = ''
      from (select 1) one left join employee n on n.id = ${to} left join account a on a.id = n.account_id
      where s.exhibition_id = ${ctx.exhibition.id} and s.employee_id = ${fromId}`.execute(ctx.db);
  await sql`update meeting_appointment a set employee_id = ${to}
      where a.exhibition_id = ${ctx.exhibition.id} and a.employee_id = ${fromId} and a.state in ('proposed', 'confirmed')`.execute(
    ctx.db,
  );
  await sql`delete from meeting_booking b where b.exhibition_id = ${ctx.exhibition.id} and b.party = ${`employee:${fromId}`}
      and (${to}::text is null or exists (select from meeting_booking o where o.exhibition_id = b.exhibition_id
        and o.party = 'employee:' || ${to} and o.during && b.during))`.execute(ctx.db);
  if (to !== null)
    await sql`update meeting_booking b set party = ${`employee:${to}`}
        where b.exhibition_id = ${ctx.exhibition.id} and b.party = ${`employee:${fromId}`}`.execute(ctx.db);
}
