import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { changeToken, lastCode, wrongOf } from '../../../test/codes.ts';
import { messagesTo } from '../../../test/outbox.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import { newAddress, newClient } from '../../../test/strangers.ts';
import { makeOrganizer, PASSWORD, type Organizer } from '../../../test/world.ts';
import { newId } from '../../core/id.ts';
import { codeAt } from '../account/account.authenticator.ts';
import { takeAppCode } from '../account/account.app-step.ts';

const { logOn, confirmLogOn } = contract.organizer;
const { begin, confirm, read, remove, renewCodes, reset } = contract.authenticator;

const portal = testPortal();

const proofOf = async ({ accountId, email }: Organizer) => ({ token: await changeToken(portal, accountId, email) });
/** As if the last code had been shown a while ago: a test does not wait 30 seconds. */
const laterOn = ({ accountId }: Organizer) =>
  sql`update authenticator set last_step = last_step - 10 where account_id = ${accountId}`.execute(portal.ctx.db);
const toldTo = async (email: string): Promise<string[]> =>
  (await messagesTo(portal, email)).filter(({ code }) => code === null).map(({ body }) => body);
const actsOn = async (staffId: string): Promise<string[]> => {
  const { rows } = await sql<{
    act: string;
  }>`select act from audit where object_id = ${staffId} order by at, id`.execute(portal.ctx.db);
  return rows.map(({ act }) => act);
};

/** A member of staff with an app, whose `code` shows what it shows now and was not shown before. */
async function withApp(role: 'owner' | 'editor' = 'editor') {
  const staff = await makeOrganizer(portal, portal.ctx, role);
  const call = portal.as(staff);
  const { secret, ticket } = await call(begin, {});
  const given = { ticket, code: codeAt(secret, Date.now()), proof: await proofOf(staff) };
  const { recoveryCodes } = await call(confirm, given);
  const code = async (): Promise<string> => {
    await laterOn(staff);
    return codeAt(secret, Date.now());
  };
  await laterOn(staff);
  return { staff, call, secret, recoveryCodes, code };
}
const ticketOf = async ({ email }: Organizer, client = newClient()) =>
  portal.as(client)(logOn, { email, password: PASSWORD });

describe('an authenticator app', () => {
  test('is set up by its own code and the second step there was, and everybody is told', async () => {
    const colleague = await makeOrganizer(portal);
    const staff = await makeOrganizer(portal, portal.ctx, 'editor');
    const call = portal.as({ ...staff, lang: 'en' });
    const { secret, ticket, account } = await call(begin, {});
    const code = codeAt(secret, Date.now());
    expect(await call(read, {})).toEqual({ since: null, recoveryCodesLeft: 0, confirmedBy: 'email' });
    expect(account).toBe(staff.email);
    const tried = [
      call(confirm, { ticket, code, proof: { password: PASSWORD } }),
      call(confirm, { ticket, code, proof: { appCode: code } }),
      call(confirm, { ticket, code: wrongOf(code), proof: await proofOf(staff) }),
      call(confirm, { ticket: `${ticket}x`, code, proof: await proofOf(staff) }),
      portal.as(colleague)(confirm, { ticket, code, proof: await proofOf(colleague) }),
    ];
    expect(await Promise.all(tried.map(outcomeOf))).toEqual([
      'secondStepNeeded',
      'secondStepNeeded',
      'codeWrong',
      'tokenFailed',
      'tokenFailed',
    ]);
    expect(await toldTo(staff.email)).toEqual([]);
    const { recoveryCodes } = await call(confirm, { ticket, code, proof: await proofOf(staff) });
    expect([recoveryCodes.length, (await call(read, {})).confirmedBy]).toEqual([LIMITS.recoveryCodes, 'app']);
    expect((await toldTo(staff.email)).at(-1)).toMatch(/authenticator app has been set up[^]*take-back\?token=/);
    expect((await toldTo(colleague.email)).at(-1)).toContain(staff.email);
    expect(await actsOn(staff.staffId)).toEqual(['staff.appSet']);
  });

  test('is what the log-in to the console asks from then on, once for each code', async () => {
    const { staff, code } = await withApp();
    const client = newClient();
    const { ticket, ...shown } = await ticketOf(staff, client);
    expect(shown).toEqual({ by: 'app', sentTo: '', seconds: 600, waitSeconds: 0 });
    expect(await lastCode(portal, staff.email)).toBe('');
    const now = await code();
    const call = portal.as(client);
    expect(await outcomeOf(call(confirmLogOn, { ticket, code: wrongOf(now) }))).toBe('codeWrong');
    const { token } = await call(confirmLogOn, { ticket, code: `${now.slice(0, 3)} ${now.slice(3)}` });
    expect(await outcomeOf(portal.as({ token })(contract.organizer.getOverview, {}))).toBe('done');
    const again = await ticketOf(staff);
    expect(await outcomeOf(portal.as(newClient())(confirmLogOn, { ticket: again.ticket, code: now }))).toBe('codeUsed');
  });

  test('asks also whoever began the log-in before it was set up', async () => {
    const staff = await makeOrganizer(portal, portal.ctx, 'editor');
    const { ticket } = await ticketOf(staff);
    const sent = await lastCode(portal, staff.email);
    const call = portal.as(staff);
    const begun = await call(begin, {});
    await call(confirm, { ...begun, code: codeAt(begun.secret, Date.now()), proof: await proofOf(staff) });
    expect(await outcomeOf(portal.as(newClient())(confirmLogOn, { ticket, code: sent }))).toBe('codeWrong');
  });

  test('is replaced by a recovery code, each once, and its owner hears of it', async () => {
    const { staff, recoveryCodes } = await withApp();
    const [first = ''] = recoveryCodes;
    const typed = `${first.slice(0, 5).toLowerCase()}-${first.slice(5)}`;
    const { ticket } = await ticketOf(staff);
    expect(await outcomeOf(portal.as(newClient())(confirmLogOn, { ticket, code: typed }))).toBe('done');
    expect((await toldTo(staff.email)).at(-1)).toContain('还剩 9 个');
    const again = await ticketOf(staff);
    expect(await outcomeOf(portal.as(newClient())(confirmLogOn, { ticket: again.ticket, code: typed }))).toBe(
      'codeWrong',
    );
  });

  test('bears five wrong codes; a browser that the account knows has tries of its own', async () => {
    const { staff, code } = await withApp();
    const first = await ticketOf(staff);
    const { device } = await portal.as(newClient())(confirmLogOn, { ticket: first.ticket, code: await code() });
    const stranger = newClient();
    const { ticket } = await ticketOf(staff, stranger);
    const tried: unknown[] = [];
    for (let time = 0; time <= LIMITS.codeTriesMax; time += 1)
      tried.push(await outcomeOf(portal.as(stranger)(confirmLogOn, { ticket, code: wrongOf(await code()) })));
    expect(tried).toEqual([...Array.from({ length: LIMITS.codeTriesMax }, () => 'codeWrong'), 'tooManyTries']);
    expect(await outcomeOf(portal.as(stranger)(confirmLogOn, { ticket, code: await code() }))).toBe('tooManyTries');
    const own = newClient();
    const known = await portal.as(own)(logOn, { email: staff.email, password: PASSWORD, devices: [device] });
    expect(await outcomeOf(portal.as(own)(confirmLogOn, { ticket: known.ticket, code: await code() }))).toBe('done');
  });

  test('of many guesses at once no more than five are judged', async () => {
    const { staff, code } = await withApp();
    const right = await code();
    const given = { accountId: staff.accountId, key: `test ${staff.accountId}`, code: wrongOf(right) };
    const { services } = portal.portal;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => takeAppCode(services, portal.ctx, given)),
    );
    const wrong = outcomes.filter((one) => one.status === 'rejected' && String(one.reason.error) === 'codeWrong');
    expect(wrong).toHaveLength(LIMITS.codeTriesMax);
  });
});

describe('changing it', () => {
  test('needs the app itself: neither the password nor a code to the mailbox is enough', async () => {
    const { staff, call, code } = await withApp();
    const mailbox = await proofOf(staff);
    const { secret, ticket } = await call(begin, {});
    const next = { ticket, code: codeAt(secret, Date.now()) };
    const bind = { email: newAddress(), code: '123456' };
    for (const proof of [mailbox, { password: PASSWORD }, {}]) {
      const tried = [
        call(confirm, { ...next, proof }),
        call(remove, { proof }),
        call(renewCodes, { proof }),
        call(contract.account.bindAddress, { ...bind, proof }),
      ];
      expect(new Set(await Promise.all(tried.map(outcomeOf)))).toEqual(new Set(['appCodeNeeded']));
    }
    expect(await outcomeOf(call(remove, { proof: { appCode: wrongOf(await code()) } }))).toBe('codeWrong');
    expect((await call(read, {})).confirmedBy).toBe('app');
  });

  test('renews the codes, replaces the app, takes it off, and tells each time', async () => {
    const { staff, call, code, recoveryCodes } = await withApp();
    const renewed = await call(renewCodes, { proof: { appCode: await code() } });
    expect(renewed.recoveryCodes).toHaveLength(LIMITS.recoveryCodes);
    expect(await outcomeOf(call(remove, { proof: { appCode: recoveryCodes[0] ?? '' } }))).toBe('codeWrong');
    const { secret, ticket } = await call(begin, {});
    const proof = { appCode: await code() };
    await call(confirm, { ticket, code: codeAt(secret, Date.now()), proof });
    expect(await outcomeOf(call(remove, { proof: { appCode: renewed.recoveryCodes[0] ?? '' } }))).toBe('codeWrong');
    await laterOn(staff);
    await call(remove, { proof: { appCode: codeAt(secret, Date.now()) } });
    expect(await call(read, {})).toEqual({ since: null, recoveryCodesLeft: 0, confirmedBy: 'email' });
    expect((await actsOn(staff.staffId)).slice(1)).toEqual([
      'staff.recoveryCodes',
      'staff.appReplaced',
      'staff.appRemoved',
    ]);
    expect((await ticketOf(staff)).by).toBe('email');
    expect(await outcomeOf(call(remove, { proof: {} }))).toBe('appMissing');
  });

  test('is taken back by the link to the mailbox: the app is there again, and every session ends', async () => {
    const { staff, call, code, secret } = await withApp();
    await call(remove, { proof: { appCode: await code() } });
    const [, token = ''] = /take-back\?token=([\w-]{43})/.exec((await toldTo(staff.email)).at(-1) ?? '') ?? [];
    await portal.as(newClient())(contract.account.takeBack, { token });
    expect(await outcomeOf(call(read, {}))).toBe('sessionExpired');
    const { ticket, by } = await ticketOf(staff);
    await laterOn(staff);
    const given = { ticket, code: codeAt(secret, Date.now()) };
    expect([by, await outcomeOf(portal.as(newClient())(confirmLogOn, given))]).toEqual(['app', 'done']);
  });

  test('leaves the address free for another fair, while it may be taken back', async () => {
    const { staff } = await withApp();
    const there = portal.as({ ...(await makeOrganizer(portal, portal.sugarCtx)), host: 'sugar.localhost' });
    const added = there(contract.staff.add, { email: staff.email, name: 'X', role: 'editor' });
    expect(await outcomeOf(added)).toBe('done');
  });
});

describe('the lost app of a colleague', () => {
  test('is taken off by an owner with the own second step; the colleague is told and logged out', async () => {
    const { staff, call } = await withApp();
    const owner = await makeOrganizer(portal);
    const as = portal.as(owner);
    const { list } = await as(contract.staff.list, {});
    expect(list.find(({ id }) => id === staff.staffId)?.hasApp).toBe(true);
    expect(await outcomeOf(as(reset, { id: staff.staffId, proof: { password: PASSWORD } }))).toBe('secondStepNeeded');
    await as(reset, { id: staff.staffId, proof: await proofOf(owner) });
    expect(await outcomeOf(call(read, {}))).toBe('sessionExpired');
    expect((await toldTo(staff.email)).at(-1)).toContain('take-back?token=');
    expect((await toldTo(owner.email)).at(-1)).toContain(staff.email);
    expect((await actsOn(staff.staffId)).at(-1)).toBe('staff.appReset');
    expect((await ticketOf(staff)).by).toBe('email');
    const again = as(reset, { id: staff.staffId, proof: await proofOf(owner) });
    expect(await outcomeOf(again)).toBe('appMissing');
  });

  test('stays where the colleague is staff of a fair that this owner does not own', async () => {
    const { staff } = await withApp();
    await sql`
      insert into organizer_staff (id, exhibition_id, account_id, name, role)
      values (${newId()}, ${portal.sugarCtx.exhibition.id}, ${staff.accountId}, 'X', 'owner')`.execute(portal.ctx.db);
    const owner = await makeOrganizer(portal);
    const tried = portal.as(owner)(reset, { id: staff.staffId, proof: await proofOf(owner) });
    expect(await outcomeOf(tried)).toBe('notAllowed');
  });
});
