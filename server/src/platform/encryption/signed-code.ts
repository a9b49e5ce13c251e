import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const MAC_BYTES = 16;
const CODE = /^([A-Z0-9]{2,6})\.([A-Za-z0-9-]{6,40})\.([A-Za-z0-9_-]{22})$/;

function macOf(secret: string, kind: string, id: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `signed code ${kind}`, 32));
  return createHmac('sha256', key).update(`${kind}.${id}`).digest().subarray(0, MAC_BYTES);
}

/**
 * A code for print, such as `FB1.<id>.<signature>`: it says nothing but an id, and nobody without the secret can make another one (128 bits).
 * `kind` names what is signed and which way; a code of one kind is none of another.
 */
export const signedCode = (secret: string, kind: string, id: string): string =>
  `${kind}.${id}.${macOf(secret, kind, id).toString('base64url')}`;

/** The id in a code of this kind that was signed with this secret; null for every other text. */
export function readSignedCode(secret: string, kind: string, code: string): string | null {
  const [, given, id = '', mac = ''] = CODE.exec(code) ?? [];
  if (given !== kind) return null;
  const shown = Buffer.from(mac, 'base64url');
  // several spellings of base64url mean the same bytes; only the one that was printed counts
  if (shown.toString('base64url') !== mac) return null;
  return timingSafeEqual(shown, macOf(secret, kind, id)) ? id : null;
}
