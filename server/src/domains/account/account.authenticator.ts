import { Secret, TOTP } from 'otpauth';
import type { Db } from '../../platform/database/kysely.ts';
import { decrypt, encrypt, DecryptError } from '../../platform/encryption/encryption.ts';
import { sealedAuthenticator, putAuthenticator, takeStep } from './account.authenticator.queries.ts';

/** What the secret of an app is sealed for. */
export const AUTHENTICATOR = 'authenticator secret';
const BEGUN = 'authenticator begun';

/** What every app understands (RFC 6238): SHA-1, six digits, a new code each 30 seconds. */
const PERIOD_SECONDS = 30;
const SHAPE = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const;
/** Clocks of phones go wrong: the code before and the one after count as well. */
const STEPS_AROUND = 1;
const SECRET_BYTES = 20;

/** The 30 seconds of a moment, counted since 1970. */
export const stepAt = (now: number): number => Math.floor(now / 1000 / PERIOD_SECONDS);

/** The 30 seconds that a code belongs to, counted since 1970; null for a wrong code. */
export function stepOf(secret: string, code: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const app = new TOTP({ ...SHAPE, secret: Secret.fromBase32(secret) });
  const distance = app.validate({ token: code, timestamp: now, window: STEPS_AROUND });
  return distance === null ? null : stepAt(now) + distance;
}

/** The code that an app with this secret shows. */
export const codeAt = (secret: string, now: number): string =>
  new TOTP({ ...SHAPE, secret: Secret.fromBase32(secret) }).generate({ timestamp: now });

export type Begun = { secret: string; ticket: string };

/**
 * A new secret, base32, to be put into an app, and a ticket to hand in with its first code. Nothing is kept before that: the ticket
 * holds the secret sealed, until when it counts, and for whom.
 */
export function beginAuthenticator(
  config: { SECRET: string },
  holder: string,
  minutes: number,
  now = Date.now(),
): Begun {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const until = Math.floor(now + minutes * 60_000).toString(36);
  return { secret, ticket: encrypt(config.SECRET, BEGUN, [secret, until, holder].join(' ')) };
}

export type Confirmed = { secret: string; step: number };

/** The secret of a ticket whose app shows this code; `gone` for a ticket that is too old or not for this holder. */
export function confirmedBy(
  config: { SECRET: string },
  { ticket, code, holder }: { ticket: string; code: string; holder: string },
  now = Date.now(),
): Confirmed | 'gone' | 'wrong' {
  const [secret = '', until = '', ...of] = openTicket(config.SECRET, ticket).split(' ');
  if (of.join(' ') !== holder || !(Number.parseInt(until, 36) > now)) return 'gone';
  const step = stepOf(secret, code, now);
  return step === null ? 'wrong' : { secret, step };
}

function openTicket(secret: string, ticket: string): string {
  try {
    return decrypt(secret, BEGUN, ticket);
  } catch (error) {
    if (error instanceof DecryptError) return '';
    throw error;
  }
}

/** Puts an app in the place of the one before; the code it was confirmed by counts as used. */
export async function setAuthenticator(
  db: Db,
  config: { SECRET: string },
  accountId: string,
  { secret, step }: Confirmed,
): Promise<void> {
  await putAuthenticator(db, accountId, encrypt(config.SECRET, AUTHENTICATOR, secret), step);
}

/** Takes a code of the account's app, once: of many at once one is right, the others used. */
export async function spendAppCode(
  db: Db,
  config: { SECRET: string },
  accountId: string,
  code: string,
  now = Date.now(),
): Promise<'right' | 'used' | 'wrong'> {
  const sealed = await sealedAuthenticator(db, accountId);
  if (sealed === null) return 'wrong';
  const step = stepOf(decrypt(config.SECRET, AUTHENTICATOR, sealed), code, now);
  if (step === null) return 'wrong';
  return (await takeStep(db, accountId, { sealed, step })) ? 'right' : 'used';
}
