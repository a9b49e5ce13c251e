import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { LIMITS } from '@fairbridge/contract/limits.ts';

/**
 * A browser that an account was used from before, or that opened a link from its mailbox, shows a signed token. It lets nobody in; its
 * tries are counted for itself, so that what strangers guess elsewhere cannot use them up (G15).
 */
const macOf = (secret: string, accountId: string, name: string): Buffer =>
  createHmac('sha256', secret).update(`known device ${accountId} ${name}`).digest();

const DAY = 86_400_000;

/** Makes a token for a browser of this account: `<id>.<expiry in base 36>.<signature>`, at most 90 signs. */
export function makeDevice(
  secret: string,
  accountId: string,
  days: number = LIMITS.knownDeviceDays,
  now = Date.now(),
): string {
  const name = `${randomBytes(9).toString('base64url')}.${Math.floor(now + days * DAY).toString(36)}`;
  return `${name}.${macOf(secret, accountId, name).toString('base64url')}`;
}

/** By which of the shown tokens this account knows the browser: its id, for counting; null where none is good. */
export function knownDevice(
  secret: string,
  accountId: string,
  shown: readonly string[],
  now = Date.now(),
): string | null {
  for (const token of shown) {
    const [id = '', expiry = '', signature = ''] = token.split('.');
    const given = Buffer.from(signature, 'base64url');
    const right = macOf(secret, accountId, `${id}.${expiry}`);
    if (given.length !== right.length || !timingSafeEqual(given, right)) continue;
    if (Number.parseInt(expiry, 36) > now) return id;
  }
  return null;
}
