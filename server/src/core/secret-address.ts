import { createHash, randomBytes } from 'node:crypto';

const TOKEN = /^[\w-]{43}$/;
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** What makes an address secret: 256 random bits, of which only the hash is kept. */
export function newAddressToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOf(token) };
}

/** By what the token of an address is looked up; null of what is no token. */
export const addressTokenHash = (token: string): Buffer | null => (TOKEN.test(token) ? hashOf(token) : null);
