import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import { newId } from '../../core/id.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { confirmMailbox } from '../../platform/delivery/suppression.queries.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { countCodeTry, refundCodeTry, insertCode, spendCode } from './account.codes.queries.ts';
import { countCodeGuess, refundCodeGuess } from './account.limits.ts';

/** What a code opens (G18). `secondStep` and `organizer` follow a right password. */
export type Purpose = 'register' | 'login' | 'reset' | 'bind' | 'change' | 'secondStep' | 'organizer';

/** A code to log in by that was asked for from a known browser: nobody else's codes end it, nobody else's guesses spend it (G15). */
export type CodePurpose = Purpose | `login ${string}`;

const ANYWHERE = '';

/** Where a code counts: at the fair it was asked for at, and where only somebody signed in may ask, in the session that asked (G18). */
export function placeOf(ctx: FairContext, purpose: CodePurpose, caller: Caller | null = null): string {
  const bySession = purpose === 'bind' || purpose === 'change';
  const session = bySession && caller !== null && caller.kind !== 'anonymous' ? caller.sessionId : '';
  return `${ctx.exhibition.id} ${session}`;
}

const hashOf = (secret: string, id: string, code: string, place: string): Buffer =>
  createHmac('sha256', secret).update(`${id} ${code} ${place}`).digest();

/**
 * Makes a new code for an address and purpose; an older one stops counting (G18), wherever it was asked for. Answers the code: it is
 * stored as a keyed hash only, and the place with it. Without a place it counts anywhere: something else has to bind it.
 */
export async function makeCode(
  db: Db,
  secret: string,
  purpose: CodePurpose,
  address: string,
  place = ANYWHERE,
): Promise<string> {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const id = newId();
  const expiresAt = new Date(Date.now() + LIMITS.codeMinutes * 60_000);
  await insertCode(db, { id, purpose, address, code_hash: hashOf(secret, id, code, place), expires_at: expiresAt });
  return code;
}

/**
 * Is this the right code? Every ask counts as one of five tries, whatever its outcome. `spend` makes it the last one.
 * Runs outside the business transaction, so that a wrong try is counted although the call fails.
 */
export async function tryCode(
  db: Db,
  secret: string,
  purpose: Purpose,
  address: string,
  code: string,
  spend: boolean,
  place = ANYWHERE,
): Promise<boolean> {
  return (await judge(db, secret, purpose, address, { code, spend, place })) === 'right';
}

/**
 * The same for a code that opens an account. All its addresses together allow no more wrong guesses a day than one of them (G18);
 * then no code of it is judged any more. `key` is what its log-ins are counted for. A guess where there is no code is none, so that
 * strangers cannot use them up.
 */
export async function verifyLoginCode(
  services: Pick<Services, 'counters' | 'config'>,
  ctx: FairContext,
  { key, purpose, address }: { key: string; purpose: CodePurpose; address: string },
  shown: { code: string; spend: boolean; caller: Caller | null },
): Promise<boolean> {
  if (!(await countCodeGuess(services, key))) return false;
  const place = placeOf(ctx, purpose, shown.caller);
  const judged = await judge(ctx.db, services.config.SECRET, purpose, address, { ...shown, place });
  if (judged !== 'wrong') await refundCodeGuess(services, key);
  if (judged === 'right') await confirmMailbox(ctx, address);
  return judged === 'right';
}

async function judge(
  db: Db,
  secret: string,
  purpose: CodePurpose,
  address: string,
  { code, spend, place }: { code: string; spend: boolean; place: string },
): Promise<'right' | 'wrong' | 'none'> {
  const row = await countCodeTry(db, purpose, address);
  if (row === null) return 'none';
  const counts = [place, ANYWHERE].map((where) => timingSafeEqual(row.code_hash, hashOf(secret, row.id, code, where)));
  if (!counts.includes(true)) return 'wrong';
  if (!spend) {
    // a right answer asked beforehand is no guess, so it does not use up a try
    await refundCodeTry(db, row.id);
    return 'right';
  }
  return (await spendCode(db, row.id)) ? 'right' : 'none';
}
