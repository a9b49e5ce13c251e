import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { tally } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeAccount } from '../../../test/world.ts';
import {
  beginAuthenticator,
  codeAt,
  confirmedBy,
  setAuthenticator,
  spendAppCode,
  stepAt,
  stepOf,
} from './account.authenticator.ts';
import { makeRecoveryCodes, spendRecoveryCode } from './account.recovery.ts';
import { recoveryCodesLeft } from './account.recovery.queries.ts';

/** '12345678901234567890' in base32, the secret of RFC 6238, appendix B. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
/** Seconds since 1970 and the last six of the eight digits there (SHA-1). */
const RFC_VECTORS = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
] as const;
const NOON = Date.UTC(2026, 10, 22, 12, 0, 0);
const STEP = 30_000;

const portal = testPortal();

describe('codes of an authenticator app', () => {
  test.each(RFC_VECTORS)('are those of RFC 6238 at %i s', (seconds, code) => {
    expect([codeAt(RFC_SECRET, seconds * 1000), stepOf(RFC_SECRET, code, seconds * 1000)]).toEqual([
      code,
      Math.floor(seconds / 30),
    ]);
  });

  test('count for the step before and the one after, and for no other', () => {
    const code = codeAt(RFC_SECRET, NOON);
    const at = [-2, -1, 0, 1, 2].map((steps) => stepOf(RFC_SECRET, code, NOON + steps * STEP));
    expect(at).toEqual([null, stepAt(NOON), stepAt(NOON), stepAt(NOON), null]);
    for (const wrong of ['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦', code.slice(1)])
      expect([wrong, stepOf(RFC_SECRET, wrong, NOON)]).toEqual([wrong, null]);
  });

  test('are taken once, and none of an earlier step after them', async () => {
    const { config } = portal.portal.services;
    const { db } = portal.ctx;
    const { id } = await makeAccount(portal);
    await setAuthenticator(db, config, id, { secret: RFC_SECRET, step: stepAt(NOON) });
    const spend = (code: string, now: number) => spendAppCode(db, config, id, code, now);
    const [now, next] = [codeAt(RFC_SECRET, NOON), codeAt(RFC_SECRET, NOON + STEP)];
    // the code of the set-up itself counts as used
    expect(await spend(now, NOON + 1000)).toBe('used');
    const twenty = await Promise.all(Array.from({ length: 20 }, () => spend(next, NOON + STEP)));
    expect(tally(twenty)).toEqual({ right: 1, used: 19 });
    // one step later the code before it would still be within the window
    expect([await spend(next, NOON + 2 * STEP), await spend(now, NOON + STEP)]).toEqual(['used', 'used']);
    expect(await spend('000000', NOON + STEP)).toBe('wrong');
    const { rows } = await sql<{
      row: string;
    }>`select a::text as row from authenticator a where account_id = ${id}`.execute(db);
    expect(rows[0]?.row).not.toContain(RFC_SECRET);
  });

  test('confirm a ticket of their own secret, in its time and for its holder alone', () => {
    const config = { SECRET: 'a secret of the tests, long enough to be one' };
    const { secret, ticket } = beginAuthenticator(config, 'somebody', 30, NOON);
    expect([/^[A-Z2-7]{32}$/.test(secret), ticket.includes(secret)]).toEqual([true, false]);
    const given = { ticket, code: codeAt(secret, NOON), holder: 'somebody' };
    expect(confirmedBy(config, given, NOON)).toEqual({ secret, step: stepAt(NOON) });
    expect(confirmedBy(config, { ...given, holder: 'somebody else' }, NOON)).toBe('gone');
    expect(confirmedBy(config, { ...given, ticket: `${ticket}x` }, NOON)).toBe('gone');
    expect(confirmedBy({ SECRET: 'another secret of the tests, as long as it' }, given, NOON)).toBe('gone');
    expect(confirmedBy(config, { ...given, code: codeAt(RFC_SECRET, NOON) }, NOON)).toBe('wrong');
    const late = NOON + 30 * 60_000;
    expect(confirmedBy(config, { ...given, code: codeAt(secret, late) }, late)).toBe('gone');
  });
});

describe('recovery codes', () => {
  test('are ten, each used once, of that account alone, and gone when new ones are made', async () => {
    const { db } = portal.ctx;
    const [{ id }, other] = [await makeAccount(portal), await makeAccount(portal)];
    const codes = await makeRecoveryCodes(db, id);
    const [first = '', second = ''] = codes;
    expect([new Set(codes).size, codes.every((code) => /^[2-9A-HJKMNP-Z]{10}$/.test(code))]).toEqual([10, true]);
    expect(await spendRecoveryCode(db, other.id, first)).toBe(false);
    const tried = await Promise.all(Array.from({ length: 8 }, () => spendRecoveryCode(db, id, first)));
    expect(tally(tried.map(String))).toEqual({ true: 1, false: 7 });
    expect(await recoveryCodesLeft(db, id)).toBe(9);
    const { rows } = await sql<{ all: string }>`
      select string_agg(c::text, ' ') || string_agg(encode(code_hash, 'escape'), ' ') as all from recovery_code c`.execute(
      db,
    );
    expect(codes.filter((code) => rows[0]?.all.includes(code))).toEqual([]);
    await makeRecoveryCodes(db, id);
    expect([await spendRecoveryCode(db, id, second), await recoveryCodesLeft(db, id)]).toEqual([false, 10]);
  });
});
