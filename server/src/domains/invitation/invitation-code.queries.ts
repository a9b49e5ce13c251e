import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import { isEmployed } from '../identity/employment.queries.ts';

/** Letters and digits that are not mistaken for one another: 32 of them, so ten are 50 bits (G12: at least 40). */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

const newCode = (): string => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)] ?? 'A').join('');

/** The employee's code; made when it is first asked for, or anew. */
export async function invitationCode(
  ctx: FairContext,
  { employeeId, exhibitorId }: { employeeId: string; exhibitorId: string },
  renew: boolean,
): Promise<{ code: string; follows: number }> {
  const fresh = newCode();
  return ctx.db
    .insertInto('invitation_code')
    .values({ exhibition_id: ctx.exhibition.id, employee_id: employeeId, exhibitor_id: exhibitorId, code: fresh })
    .onConflict((conflict) =>
      conflict.column('employee_id').doUpdateSet((on) => ({
        code: renew ? fresh : on.ref('invitation_code.code'),
        exhibitor_id: exhibitorId,
      })),
    )
    .returning(['code', 'follows'])
    .executeTakeFirstOrThrow();
}

/** Who joined by the code of this employee, and who registered through it. */
export async function codeResults(
  ctx: FairContext,
  employeeId: string,
): Promise<{ joined: number; registered: number }> {
  const { rows } = await sql<{ joined: number; registered: number }>`
    select (select count(*)::int from invitation i where i.exhibition_id = ${ctx.exhibition.id}
        and i.employee_id = ${employeeId} and i.channel = 'code' and i.state = 'confirmed') as joined,
      (select count(*)::int from visitor v where v.exhibition_id = ${ctx.exhibition.id}
        and v.invitation_employee_id = ${employeeId} and v.invitation_source = 'INVITE_CODE') as registered`.execute(
    ctx.db,
  );
  return rows[0] ?? { joined: 0, registered: 0 };
}

export type InviterRow = InvitingRow & { employee_id: string };

/** The company that invites, and in whose name. */
export type InvitingRow = {
  exhibitor_id: string;
  exhibitor_zh: string;
  exhibitor_en: string;
  logo: string;
  country: string;
  hall: string | null;
  booth_number: string;
  name_zh: string;
  name_en: string;
  position_zh: string;
  position_en: string;
};

const INVITING = sql`x.id as exhibitor_id, x.name_zh as exhibitor_zh, x.name_en as exhibitor_en, x.logo, x.country, x.hall,
  x.booth_number, coalesce(e.name_zh, '') as name_zh, coalesce(e.name_en, '') as name_en,
  coalesce(e.position_zh, '') as position_zh, coalesce(e.position_en, '') as position_en`;

/** Whose code this is, as long as the person works for a company that is open. */
export async function inviterOfCode(ctx: FairContext, code: string): Promise<InviterRow | null> {
  const { rows } = await sql<InviterRow>`
    select c.employee_id, ${INVITING}
    from invitation_code c join employee e on e.id = c.employee_id and ${isEmployed('e')}
      join exhibitor x on x.id = e.exhibitor_id and x.open
    where c.exhibition_id = ${ctx.exhibition.id} and c.code = ${code}`.execute(ctx.db);
  return rows[0] ?? null;
}

/** Which company a letter names, and its employee as long as they work there. */
export async function inviterOfLetter(
  ctx: FairContext,
  { exhibitorId, userAccountId }: { exhibitorId: string; userAccountId: string },
): Promise<InvitingRow | null> {
  const { rows } = await sql<InvitingRow>`
    select ${INVITING} from exhibitor x
      left join employee e on e.exhibitor_id = x.id and e.account_id = ${userAccountId} and ${isEmployed('e')}
    where x.exhibition_id = ${ctx.exhibition.id} and x.id = ${exhibitorId} and x.open`.execute(ctx.db);
  return rows[0] ?? null;
}

export async function countFollow(ctx: FairContext, employeeId: string): Promise<void> {
  await sql`
    update invitation_code set follows = follows + 1
    where exhibition_id = ${ctx.exhibition.id} and employee_id = ${employeeId}`.execute(ctx.db);
}
