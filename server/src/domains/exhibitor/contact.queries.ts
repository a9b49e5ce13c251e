import { sql } from 'kysely';
import { totalOf } from '../../platform/database/total.ts';
import type { Scope } from '../../ground/scope.ts';

/** Visitors whom this employee knows, those left out that were removed. */
export const countContacts = (scope: Scope, employeeId: string): Promise<number> =>
  totalOf(
    scope.db,
    sql`from contact where exhibition_id = ${scope.exhibition.id} and employee_id = ${employeeId} and removed_at is null`,
  );

/** Answers how many went over, those not counted that were removed. */
export async function handOverContacts(scope: Scope, fromId: string, toId: string | null): Promise<number> {
  const { rows } = await sql<{ present: boolean }>`
    update contact set employee_id = ${toId} where exhibition_id = ${scope.exhibition.id} and employee_id = ${fromId}
    returning removed_at is null as present`.execute(scope.db);
  return rows.filter(({ present }) => present).length;
}
