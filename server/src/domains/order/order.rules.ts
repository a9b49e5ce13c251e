import type { ExhibitorCaller } from '@fairbridge/contract/who.ts';

/** Admins see and handle all orders of the company; other staff those assigned to them and those of nobody (ruling 5.1). */
export function mayHandle(
  order: { exhibitorId: string; salespersonId: string | null },
  caller: ExhibitorCaller,
): boolean {
  if (order.exhibitorId !== caller.exhibitorId) return false;
  return caller.admin || order.salespersonId === null || order.salespersonId === caller.employeeId;
}
