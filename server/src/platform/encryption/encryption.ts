import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Says how a text was sealed, so that another way can come later beside this one. */
const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The sealed text was changed, was sealed for another purpose or with another secret, or never was one. */
export class DecryptError extends Error {}

/** Each purpose has its own key, so that what leaks or is exchanged in one place opens nothing in another. */
const keyOf = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `sealed ${VERSION} ${purpose}`, 32));

/**
 * Encrypts bytes for one purpose, such as 'vip picture': AES-256-GCM, a new nonce each time, so that equal ones look different.
 * Answers nonce, tag and cipher text, 28 bytes more than was given.
 */
export function encryptBytes(secret: string, purpose: string, bytes: Uint8Array): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), iv).setAAD(Buffer.from(purpose));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** The bytes that were sealed with this secret for this purpose; throws `DecryptError` for anything else. */
export function decryptBytes(secret: string, purpose: string, sealed: Buffer): Buffer {
  if (sealed.length < IV_BYTES + TAG_BYTES) throw new DecryptError('these are no sealed bytes');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), sealed.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch (error) {
    throw new DecryptError('what was sealed does not belong to this secret and purpose', { cause: error });
  }
}

/** Encrypts a text for one purpose, such as 'visitor identity number' (ruling 2.12, column encryption), as `v1.` and base64url of the sealed bytes. */
export function encrypt(secret: string, purpose: string, text: string): string {
  return `${VERSION}.${encryptBytes(secret, purpose, Buffer.from(text)).toString('base64url')}`;
}

/** The text that was sealed with this secret for this purpose; throws `DecryptError` for anything else. */
export function decrypt(secret: string, purpose: string, sealed: string): string {
  const encoded = sealed.startsWith(`${VERSION}.`) ? sealed.slice(VERSION.length + 1) : '';
  const bytes = Buffer.from(encoded, 'base64url');
  // Several spellings of base64url mean the same bytes; only the one that was written counts.
  if (encoded === '' || bytes.toString('base64url') !== encoded) throw new DecryptError('this is no sealed text');
  return decryptBytes(secret, purpose, bytes).toString('utf8');
}

const SHOWN_EACH_SIDE = 2;
const HIDDEN_MIN = 4;

/** A number as shown to its owner and to those who must tell two apart: the two signs at each end, all hidden where it is short. */
export function mask(number: string): string {
  const signs = [...number];
  if (signs.length < 2 * SHOWN_EACH_SIDE + HIDDEN_MIN) return '*'.repeat(signs.length);
  const hidden = '*'.repeat(signs.length - 2 * SHOWN_EACH_SIDE);
  return `${signs.slice(0, SHOWN_EACH_SIDE).join('')}${hidden}${signs.slice(-SHOWN_EACH_SIDE).join('')}`;
}
