import { asRecord, sessionStorageItem } from '../../stored-item.ts';

/**
 * The first step of a log-in to the console, while the code is awaited: kept in this window, so that looking for the e-mail on the same
 * phone loses nothing. Times in milliseconds since 1970. The password is never kept.
 */
/** `sentTo` is empty where the authenticator app is asked. */
export type LoginTicket = { ticket: string; sentTo: string; goodUntil: number; resendAt: number };

const PLACE = sessionStorageItem('fairbridge.organizerLogin');

/** What was kept as a ticket; null for nothing, for anything else, and for one that is too old. */
export function ticketFrom(stored: unknown, now: number): LoginTicket | null {
  const { ticket, sentTo, goodUntil, resendAt } = asRecord(stored);
  if (typeof ticket !== 'string' || typeof sentTo !== 'string') return null;
  if (typeof goodUntil !== 'number' || typeof resendAt !== 'number' || goodUntil <= now) return null;
  return { ticket, sentTo, goodUntil, resendAt };
}

export const storedTicket = (): LoginTicket | null => ticketFrom(PLACE.read(), Date.now());

/** Keeps a ticket, or forgets it. */
export function storeTicket(ticket: LoginTicket | null): void {
  if (ticket === null) PLACE.remove();
  else PLACE.write(ticket);
}

/** Whole seconds until another code may be sent. */
export const secondsUntil = (at: number, now: number): number => Math.max(0, Math.ceil((at - now) / 1000));
