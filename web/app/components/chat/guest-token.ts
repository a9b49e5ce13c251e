import { localStorageItem, asText } from '../../stored-item.ts';

/** Who this browser's guest is (`guestChat.begin`); a log-out forgets it. */
const item = localStorageItem('fairbridge.guest');

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Null where nobody has talked here as a guest. */
export function readGuestToken(): string | null {
  const token = asText(item.read());
  return TOKEN.test(token) ? token : null;
}
export const storeGuestToken = (token: string): void => item.write(token);
export const removeGuestToken = (): void => item.remove();
