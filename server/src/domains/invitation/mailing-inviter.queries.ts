import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { isEmployed } from '../identity/employment.queries.ts';
import type { Inviter } from './mailing.mails.ts';

type Row = {
  account_id: string | null;
  hall: string | null;
  booth_number: string;
} & Record<'name_zh' | 'name_en' | 'employee_zh' | 'employee_en', string>;

/** In whose name letters go out; null where the employee has left, or the company is closed. */
export async function inviterOfMailing(
  ctx: FairContext,
  { exhibitor_id: exhibitorId, employee_id: employeeId }: { exhibitor_id: string; employee_id: string },
): Promise<Inviter | null> {
  const { rows } = await sql<Row>`
    select x.name_zh, x.name_en, x.hall, x.booth_number, e.account_id, e.name_zh as employee_zh, e.name_en as employee_en
    from exhibitor x join employee e on e.exhibitor_id = x.id and e.id = ${employeeId} and ${isEmployed('e')}
    where x.exhibition_id = ${ctx.exhibition.id} and x.id = ${exhibitorId} and x.open`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) return null;
  const hall = row.hall === null ? null : (ctx.exhibition.halls.get(row.hall)?.name ?? null);
  return {
    exhibitorId,
    accountId: row.account_id,
    name: bilingualOf('name', row),
    employee: bilingualOf('employee', row),
    hall,
    boothNumber: row.booth_number,
  };
}
