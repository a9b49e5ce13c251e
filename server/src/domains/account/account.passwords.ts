import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../../platform/limit-concurrency.ts';

/** OWASP's argon2id setting: 19 MiB, two passes, one lane (G14). */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A few at a time, so that a burst of log-ins leaves the other threads to everybody else (G14). */
const oneOfTwo = limitConcurrency(2);

export const hashPassword = (password: string): Promise<string> => oneOfTwo(() => hash(password, OPTIONS));

/** A hash nobody's password has: compared with where there is no account, so that both answers take the same time. */
let nobody: Promise<string> | null = null;

export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('0');
  const against = stored ?? (await nobody);
  const same = await oneOfTwo(() => verify(against, password));
  return same && stored !== null;
}
