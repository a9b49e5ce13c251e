import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A new id: 20 alphanumeric characters, 119 random bits, telling nothing of order or number (ruling 1.7). */
export function newId(): string {
  let id = '';
  while (id.length < 20) {
    for (const byte of randomBytes(24)) if (byte < 248 && id.length < 20) id += ALPHABET[byte % 62];
  }
  return id;
}

/** A new file id: 128 bits and more (G42). */
export const newFileId = (): string => newId() + newId().slice(0, 4);
