import { keptInBrowser, keptText } from '../../kept.ts';

/** Who this browser's guest is (`guestChat.begin`); a log-out forgets it. */
const kept = keptInBrowser('fairbridge.guest');

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Null where nobody has talked here as a guest. */
export function readGuestToken(): string | null {
  const token = keptText(kept.read());
  return TOKEN.test(token) ? token : null;
}
export const keepGuestToken = (token: string): void => kept.write(token);
export const forgetGuestToken = (): void => kept.forget();
