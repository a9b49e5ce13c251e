import { randomInt, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { newId } from '../../core/id.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { removeRecoveryCodes, insertRecoveryCodes, spendRecoveryHash } from './account.recovery.queries.ts';

/** Nothing that is mistaken for something else on paper. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const HASH_BYTES = 32;

const hash = promisify<string, string, number, Buffer>(scrypt);
/** Slow on purpose, since ten signs alone would be found from a stolen hash; without SECRET, which may change. */
const hashOf = (accountId: string, code: string): Promise<Buffer> => hash(code, `recovery ${accountId}`, HASH_BYTES);

const newCode = (): string =>
  Array.from({ length: LIMITS.recoveryCodeSigns }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Makes the account's recovery codes anew, ten; those before open nothing any more. They are shown once: only hashes are kept. */
export async function makeRecoveryCodes(db: Db, accountId: string): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < LIMITS.recoveryCodes) codes.add(newCode());
  const rows = await Promise.all(
    [...codes].map(async (code) => ({
      id: newId(),
      account_id: accountId,
      code_hash: await hashOf(accountId, code),
    })),
  );
  await removeRecoveryCodes(db, accountId);
  await insertRecoveryCodes(db, rows);
  return [...codes];
}

/** Uses a recovery code up: of many at once exactly one succeeds. */
export async function spendRecoveryCode(db: Db, accountId: string, code: string): Promise<boolean> {
  return spendRecoveryHash(db, accountId, await hashOf(accountId, code));
}
