import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { newId } from '../../core/id.ts';
import { inTransaction } from '../../core/fair-context.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeAccount } from '../../../test/world.ts';
import { makeToken, readToken, spendToken, type NewToken } from './account.tokens.queries.ts';

const portal = testPortal();

async function wanted(given: Partial<NewToken> = {}): Promise<NewToken> {
  const address = `${newId().toLowerCase()}@fair.example`;
  const { id } = await makeAccount(portal, { email: address });
  return { purpose: 'reset', accountId: id, address, minutes: 30, details: { step: 2 }, ...given };
}

describe('a limited token', () => {
  test('gives back what it was made with, once', async () => {
    const given = await wanted();
    const token = await makeToken(portal.ctx, given);
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const shown = { accountId: given.accountId, address: given.address, details: { step: 2 } };
    expect(await readToken(portal.ctx, 'reset', token)).toEqual(shown);
    expect(await spendToken(portal.ctx, 'reset', token)).toEqual(shown);
    expect(await spendToken(portal.ctx, 'reset', token)).toBeNull();
    expect(await readToken(portal.ctx, 'reset', token)).toBeNull();
  });

  test('is spent by exactly one of twenty at once (G22)', async () => {
    const token = await makeToken(portal.ctx, await wanted());
    const all = await Promise.all(Array.from({ length: 20 }, () => spendToken(portal.ctx, 'reset', token)));
    expect(all.filter((one) => one !== null)).toHaveLength(1);
  });

  test('is stored as a hash only', async () => {
    const given = await wanted();
    const token = await makeToken(portal.ctx, given);
    const { rows } = await sql<{
      row: string;
    }>`select t::text as row from limited_token t where address = ${given.address}`.execute(portal.ctx.db);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(token);
  });

  test('ends when a newer one is made for the same purpose and address, not for another', async () => {
    const given = await wanted();
    const older = await makeToken(portal.ctx, given);
    await makeToken(portal.ctx, { ...given, purpose: 'change' });
    await makeToken(portal.ctx, await wanted());
    expect(await readToken(portal.ctx, 'reset', older)).not.toBeNull();
    const newer = await makeToken(portal.ctx, given);
    expect(await spendToken(portal.ctx, 'reset', older)).toBeNull();
    expect(await spendToken(portal.ctx, 'reset', newer)).not.toBeNull();
    expect(await spendToken(portal.ctx, 'reset', older)).toBeNull();
  });

  test('is good for its minutes, its purpose and its exhibition only', async () => {
    const given = await wanted();
    const token = await makeToken(portal.ctx, given);
    expect(await spendToken(portal.ctx, 'change', token)).toBeNull();
    expect(await spendToken(portal.sugarCtx, 'reset', token)).toBeNull();
    expect(await spendToken(portal.ctx, 'reset', `${token.slice(0, -1)}!`)).toBeNull();
    const late = (seconds: number) =>
      sql`update limited_token set expires_at = now() + make_interval(secs => ${seconds}) where address = ${given.address}`.execute(
        portal.ctx.db,
      );
    await late(-60);
    expect(await spendToken(portal.ctx, 'reset', token)).toBeNull();
    await late(60);
    expect(await spendToken(portal.ctx, 'reset', token)).not.toBeNull();
  });

  test('spent in a transaction that is rolled back is good again', async () => {
    const token = await makeToken(portal.ctx, await wanted());
    const failing = inTransaction(portal.ctx, async (inner) => {
      await spendToken(inner, 'reset', token);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await spendToken(portal.ctx, 'reset', token)).not.toBeNull();
  });
});
