import type { PreregistrationState } from '@fairbridge/contract/preregistration/preregistration.shapes.ts';

const DAY_MS = 86_400_000;

/** At most one e-mail to an address a day, and none to whoever has declined. */
export function maySend(colleague: { state: PreregistrationState; sent_at: Date | null }, now: Date): boolean {
  if (colleague.state === 'declined') return false;
  return colleague.sent_at === null || now.getTime() - colleague.sent_at.getTime() >= DAY_MS;
}

/** Badge and confirmation are for people whose address has answered: made-up colleagues get none. */
export const mayDownload = (colleague: { state: PreregistrationState }): boolean => colleague.state === 'confirmed';
