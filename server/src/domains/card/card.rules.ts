import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';

/** Who has a visiting card: a visitor, or an employee of an exhibitor. */
export type Party = { kind: 'visitor' | 'employee'; id: string };

export const partyOf = (caller: VisitorCaller | ExhibitorCaller): Party =>
  caller.kind === 'visitor' ? { kind: 'visitor', id: caller.visitorId } : { kind: 'employee', id: caller.employeeId };

/** Whose card it is, as far as an exchange asks. */
export type CardOwner = { accountId: string | null; exhibitorId: string | null };

/** Nobody exchanges cards with oneself, also not as visitor with oneself as employee, and colleagues do not with one another. */
export function mayExchange(caller: VisitorCaller | ExhibitorCaller, { accountId, exhibitorId }: CardOwner): boolean {
  if (accountId === caller.accountId) return false;
  return caller.kind === 'visitor' || exhibitorId !== caller.exhibitorId;
}
