/**
 * The first step of a log-in to the console, while the code is awaited: kept in this window, so that looking for the e-mail on the same
 * phone loses nothing. Times in milliseconds since 1970. The password is never kept.
 */
/** `sentTo` is empty where the authenticator app is asked. */
export type LoginTicket = { ticket: string; sentTo: string; goodUntil: number; resendAt: number };

const KEY = 'fairbridge.organizerLogin';

/** Reads what was kept; null for nothing, for anything else than a ticket, and for one that is too old. */
export function ticketFrom(stored: string | null, now: number): LoginTicket | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { ticket, sentTo, goodUntil, resendAt }: Record<string, unknown> = { ...value };
    if (typeof ticket !== 'string' || typeof sentTo !== 'string') return null;
    if (typeof goodUntil !== 'number' || typeof resendAt !== 'number' || goodUntil <= now) return null;
    return { ticket, sentTo, goodUntil, resendAt };
  } catch {
    return null;
  }
}

export function keptTicket(): LoginTicket | null {
  if (typeof window === 'undefined') return null;
  try {
    return ticketFrom(sessionStorage.getItem(KEY), Date.now());
  } catch {
    return null;
  }
}

/** Keeps a ticket, or forgets it. */
export function keepTicket(ticket: LoginTicket | null): void {
  try {
    if (ticket === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(ticket));
  } catch {
    // Without storage the steps begin anew after a reload.
  }
}

/** Whole seconds until another code may be sent. */
export const secondsUntil = (at: number, now: number): number => Math.max(0, Math.ceil((at - now) / 1000));
