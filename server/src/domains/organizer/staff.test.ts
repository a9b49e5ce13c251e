import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { newId } from '../../core/id.ts';
import { messagesTo } from '../../../test/outbox.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { openTestPortal, testPortal, type TestPortal } from '../../../test/portal.ts';
import { newAddress, newClient } from '../../../test/strangers.ts';
import { makeOrganizer, makeVisitor, PASSWORD, testPasswordHash, type Organizer } from '../../../test/world.ts';

const { list, add, change, remove } = contract.staff;
const { getOverview } = contract.organizer;

const portal = testPortal();
let owner: Organizer;

/** The fair with these owners and nobody else. */
async function onlyOwners(count: number): Promise<Organizer[]> {
  await sql`delete from organizer_staff where exhibition_id = ${portal.ctx.exhibition.id}`.execute(portal.ctx.db);
  const owners: Organizer[] = [];
  while (owners.length < count) owners.push(await makeOrganizer(portal));
  return owners;
}

describe('the staff of the organizer', () => {
  beforeAll(async () => {
    [owner = await makeOrganizer(portal)] = await onlyOwners(1);
  });

  test('gets somebody without an account by e-mail, who sets the password by its link, once and while a member', async () => {
    const call = portal.as({ ...owner, lang: 'en' });
    const email = newAddress();
    const { id, entrance } = await call(add, { email, name: 'Wang', role: 'editor' });
    expect(entrance).toBeNull();
    const { list: all } = await call(list, {});
    expect(all.map((one) => [one.id, one.role, one.hasPassword, one.self])).toEqual([
      [owner.staffId, 'owner', true, true],
      [id, 'editor', false, false],
    ]);
    const [mail] = await messagesTo(portal, email);
    expect(mail?.link).toMatch(/\/en\/register\/password\/vis\?token=/);
    expect(mail?.body).toContain('Hello Wang,');
    expect(mail?.body).toContain('as editor');
    expect(await outcomeOf(call(add, { email: email.toUpperCase(), name: 'Wang', role: 'owner' }))).toBe('userExists');
    expect(await messagesTo(portal, email)).toHaveLength(1);
    const set = (link: string | null = '') => {
      const token = new URL(link ?? '').searchParams.get('token') ?? '';
      const password = 'Console2026x';
      const given = { token, password, confirmPassword: password };
      return outcomeOf(portal.as(newClient())(contract.account.setPasswordByToken, given));
    };
    expect([await set(mail?.link), await set(mail?.link)]).toEqual(['done', 'tokenFailed']);
    const gone = newAddress();
    const { id: goneId } = await call(add, { email: gone, name: 'Zhao', role: 'editor' });
    await call(remove, { id: goneId });
    expect(await set((await messagesTo(portal, gone))[0]?.link)).toBe('tokenFailed');
    await call(remove, { id });
  });

  test('takes in an account there is, which then leads to the console', async () => {
    const visitor = await makeVisitor(portal);
    const { id } = await portal.as(owner)(add, { email: visitor.email, name: '钱', role: 'support' });
    const { list: all } = await portal.as(owner)(list, {});
    expect(all.find((one) => one.id === id)).toMatchObject({
      email: visitor.email,
      role: 'support',
      hasPassword: true,
    });
    const [mail] = await messagesTo(portal, visitor.email);
    expect(mail?.link).toMatch(/\/organizer$/);
    expect(mail?.body).toContain('钱，您好！');
  });

  test('has new rights at once when the role changes (G11)', async () => {
    const editor = await makeOrganizer(portal, portal.ctx, 'editor');
    expect(await outcomeOf(portal.as(editor)(contract.review.list, {}))).toBe('notAllowed');
    await portal.as(owner)(change, { id: editor.staffId, name: '孙', role: 'reviewer' });
    expect(await outcomeOf(portal.as(editor)(contract.review.list, {}))).toBe('done');
    expect(await outcomeOf(portal.as(editor)(list, {}))).toBe('notAllowed');
  });

  test('is out at once when removed (G11)', async () => {
    const editor = await makeOrganizer(portal, portal.ctx, 'editor');
    await portal.as(editor)(getOverview, {});
    await portal.as(owner)(remove, { id: editor.staffId });
    expect(await outcomeOf(portal.as(editor)(getOverview, {}))).toBe('sessionExpired');
    const { rows } = await sql`select id from session where account_id = ${editor.accountId}`.execute(portal.ctx.db);
    expect(rows).toEqual([]);
    expect(await outcomeOf(portal.as(owner)(remove, { id: editor.staffId }))).toBe('notFound');
  });

  test('of the other fair is nobody here', async () => {
    const there = await makeOrganizer(portal, portal.sugarCtx, 'editor');
    expect((await portal.as(owner)(list, {})).list.map(({ id }) => id)).not.toContain(there.staffId);
  });
});

describe('the last owner', () => {
  test('is neither removed nor given another role', async () => {
    const [last] = await onlyOwners(1);
    if (last === undefined) throw new Error('no owner');
    const call = portal.as(last);
    expect(await outcomeOf(call(remove, { id: last.staffId }))).toBe('lastOwner');
    expect(await outcomeOf(call(change, { id: last.staffId, name: 'X', role: 'editor' }))).toBe('lastOwner');
    expect(await outcomeOf(call(change, { id: last.staffId, name: 'X', role: 'owner' }))).toBe('done');
  });

  test('is who can log in: one who never set a password does not count', async () => {
    const [last] = await onlyOwners(1);
    if (last === undefined) throw new Error('no owner');
    const call = portal.as(last);
    const invited = await call(add, { email: newAddress(), name: '周', role: 'owner' });
    expect(await outcomeOf(call(change, { id: last.staffId, name: 'X', role: 'editor' }))).toBe('lastOwner');
    expect(await outcomeOf(call(remove, { id: last.staffId }))).toBe('lastOwner');
    expect(await outcomeOf(call(change, { id: invited.id, name: '周', role: 'editor' }))).toBe('done');
  });

  test('stays when all owners remove or demote one another at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const owners = await onlyOwners(4);
      const outcomes = await Promise.all(
        owners.map((one, index) => {
          const other = owners[(index + 1) % owners.length]?.staffId ?? newId();
          const call = portal.as(one);
          return outcomeOf(
            index % 2 === 0 ? call(remove, { id: other }) : call(change, { id: other, name: 'X', role: 'support' }),
          );
        }),
      );
      const { rows } = await sql<{ id: string }>`
        select id from organizer_staff where exhibition_id = ${portal.ctx.exhibition.id} and role = 'owner'`.execute(
        portal.ctx.db,
      );
      expect(rows.length).toBeGreaterThan(0);
      expect((tally(outcomes)['done'] ?? 0) + rows.length).toBe(4);
    }
  });
});

describe('without a mail server', () => {
  let real: TestPortal;
  let first: Organizer;
  beforeAll(async () => {
    real = await openTestPortal({ DEMO: '0' });
    first = await makeOrganizer(real);
  });
  afterAll(() => real.close());
  const stranger = { token: null };
  const password = 'Console2026x';
  const setPassword = (link: string | null) =>
    outcomeOf(
      real.as(stranger)(contract.account.setPasswordByToken, {
        token: new URL(link ?? '').searchParams.get('token') ?? '',
        password,
        confirmPassword: password,
      }),
    );
  /** How far somebody comes with these: the first step, then the recovery code. */
  const comesIn = async (email: string, its: string, code = '') => {
    const call = real.as(stranger);
    const { ticket, by } = await call(contract.organizer.logOn, { email, password: its });
    return [by, await outcomeOf(call(contract.organizer.confirmLogOn, { ticket, code }))];
  };

  test('the owner who adds somebody gets the way in, which works once and is nowhere else', async () => {
    const email = newAddress();
    const { entrance } = await real.as(first)(add, { email, name: '林小满', role: 'reviewer' });
    expect([entrance?.link?.includes('/register/password/vis?token='), entrance?.codes.length, entrance?.days]).toEqual(
      [true, LIMITS.recoveryCodes, LIMITS.administratorLinkDays],
    );
    expect((await sql`select 1 from message where recipient = ${email}`.execute(real.ctx.db)).rows).toEqual([]);
    expect([await setPassword(entrance?.link ?? null), await setPassword(entrance?.link ?? null)]).toEqual([
      'done',
      'tokenFailed',
    ]);
    expect(await comesIn(email, password, entrance?.codes[0])).toEqual(['app', 'done']);
    const kept = await sql<{ text: string }>`
      select row_to_json(l)::text as text from audit l where act = 'staff.add'`.execute(real.ctx.db);
    const secrets = [entrance?.link?.split('token=')[1] ?? '-', ...(entrance?.codes ?? [])];
    expect(secrets.filter((one) => kept.rows.some(({ text }) => text.includes(one)))).toEqual([]);
  });

  test('whoever has a password keeps it, and a second step there is stays as it is', async () => {
    const there = await makeVisitor(real);
    await sql`update account set password_hash = ${await testPasswordHash()} where id = ${there.accountId}`.execute(
      real.ctx.db,
    );
    const given = { email: there.email, name: '钱', role: 'support' } as const;
    const { id, entrance } = await real.as(first)(add, given);
    expect([entrance?.link, entrance?.codes.length]).toEqual([null, LIMITS.recoveryCodes]);
    expect(await comesIn(there.email, PASSWORD, entrance?.codes[0])).toEqual(['app', 'done']);
    await real.as(first)(remove, { id });
    expect((await real.as(first)(add, given)).entrance).toMatchObject({ link: null, codes: [] });
  });

  test('an account that is somebody’s and has no password is given to nobody', async () => {
    const visitor = await makeVisitor(real);
    await sql`update account set password_hash = null where id = ${visitor.accountId}`.execute(real.ctx.db);
    expect(await outcomeOf(real.as(first)(add, { email: visitor.email, name: '孙', role: 'editor' }))).toBe(
      'cannotSend',
    );
    expect((await real.as(first)(list, {})).list.map(({ email }) => email)).not.toContain(visitor.email);
  });

  test('a link that was lost is made anew by removing and adding, and opens nothing once its member is removed', async () => {
    const given = { email: newAddress(), name: '李', role: 'editor' } as const;
    const lost = await real.as(first)(add, given);
    await real.as(first)(remove, { id: lost.id });
    expect(await setPassword(lost.entrance?.link ?? null)).toBe('tokenFailed');
    const again = await real.as(first)(add, given);
    expect(await setPassword(again.entrance?.link ?? null)).toBe('done');
    expect(await comesIn(given.email, password, again.entrance?.codes[1])).toEqual(['app', 'done']);
  });
});
