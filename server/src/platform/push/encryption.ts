import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
const TAG_BYTES = 16;
const KEY_BYTES = 65;
const RECORD_BYTES = 4_096;
/** The most that fits one record, as every push service takes it (RFC 8030, 7.2): head, end mark and tag beside it. */
export const PUSH_BYTES_MAX = RECORD_BYTES - 86 - 1 - TAG_BYTES;
const LAST_RECORD = 2;

/** A browser's public key and secret, base64url. */
export type PushKeys = { p256dh: string; auth: string };

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** Is this the public key of somebody: an uncompressed point on the curve? */
export function isPushKey(p256dh: string): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== KEY_BYTES) return false;
  try {
    ECDH.convertKey(point, CURVE);
    return true;
  } catch {
    return false;
  }
}

/** One's own part, made anew for each message; given in tests alone. */
type Own = { privateKey: Buffer; salt: Buffer };

function newPart(): Own {
  const ecdh = createECDH(CURVE);
  ecdh.generateKeys();
  return { privateKey: ecdh.getPrivateKey(), salt: randomBytes(16) };
}

/** Encrypts a message that only this browser reads (RFC 8291, of the content coding aes128gcm of RFC 8188): one record. */
export function encryptPush(text: string, keys: PushKeys, { privateKey, salt }: Own = newPart()): Buffer {
  const message = Buffer.from(text);
  if (message.length > PUSH_BYTES_MAX) throw new Error('a push message fits one record');
  const theirs = Buffer.from(keys.p256dh, 'base64url');
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(privateKey);
  const ours = ecdh.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derive(ecdh.computeSecret(theirs), Buffer.from(keys.auth, 'base64url'), info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const record = [cipher.update(message), cipher.update(Buffer.of(LAST_RECORD)), cipher.final(), cipher.getAuthTag()];
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_BYTES, 0);
  head.writeUInt8(ours.length, 4);
  return Buffer.concat([salt, head, ours, ...record]);
}
