import { sql } from 'kysely';
import { totalOf } from '../../platform/database/total.ts';
import type { Scope } from '../../ground/scope.ts';

/**
 * Something that hangs on single employees and goes to a colleague when one leaves, in the transaction of the resignation. A domain
 * below this one declares its own (`Services.declared` has them all), so that the exhibitor knows nothing of orders.
 */
export type Holding = {
  name: 'contacts' | 'orders';
  count: (scope: Scope, employeeId: string) => Promise<number>;
  /** Answers how many went over; to null they are nobody's, which everybody of the company may deal with. */
  handOver: (scope: Scope, fromId: string, toId: string | null) => Promise<number>;
};

export const heldContacts: Holding = {
  name: 'contacts',
  count: async (scope, employeeId) => {
    return totalOf(
      scope.db,
      sql`from contact
      where exhibition_id = ${scope.exhibition.id} and employee_id = ${employeeId} and removed_at is null`,
    );
  },
  handOver: async (scope, fromId, toId) => {
    const { rows } = await sql<{ present: boolean }>`
      update contact set employee_id = ${toId} where exhibition_id = ${scope.exhibition.id} and employee_id = ${fromId}
      returning removed_at is null as present`.execute(scope.db);
    return rows.filter(({ present }) => present).length;
  },
};
