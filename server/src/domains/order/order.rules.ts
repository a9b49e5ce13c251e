import { sql } from 'kysely';
import type { ExhibitorCaller } from '@fairbridge/contract/who.ts';

/** Admins see and handle all orders of the company; other staff those assigned to them and those of nobody (ruling 5.1). */
export function mayHandle(
  order: { exhibitorId: string; salespersonId: string | null },
  caller: ExhibitorCaller,
): boolean {
  if (order.exhibitorId !== caller.exhibitorId) return false;
  return caller.admin || order.salespersonId === null || order.salespersonId === caller.employeeId;
}

/** `mayHandle` in SQL, of `intent_order o`. */
export const handledBy = ({ exhibitorId, admin, employeeId }: ExhibitorCaller) => sql<boolean>`(
  o.exhibitor_id = ${exhibitorId} and (${admin} or o.salesperson_id is null or o.salesperson_id = ${employeeId})
)`;
