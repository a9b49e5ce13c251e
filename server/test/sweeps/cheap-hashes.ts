type Crypto = typeof import('node:crypto');

/**
 * `node:crypto` with a scrypt that costs next to nothing. The sweeps ask who may do what, some thousands of times, and to hash recovery
 * codes, slow on purpose, would take longer than all their questions.
 */
export const withCheapScrypt = (real: Crypto) => ({
  ...real,
  scrypt: (secret: string, salt: string, bytes: number, done: (error: Error | null, key: Buffer) => void): void =>
    real.scrypt(secret, salt, bytes, { N: 2 }, done),
});
