import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { outcomeOf, tally } from '../test/outcome.ts';
import { testPortal } from '../test/portal.ts';
import { newClient } from '../test/strangers.ts';
import { auditOf } from '../test/audits.ts';
import { messagesTo } from '../test/outbox.ts';
import { makeOrganizer, PASSWORD } from '../test/world.ts';
import { createOrganizer, readWish, resetOwner } from './create-organizer.ts';

const { setPasswordByToken } = contract.account;
const { logOn } = contract.organizer;

const portal = testPortal();

const create = (email: string, exhibition: string | null = null) =>
  createOrganizer(portal.portal.services.config, portal.url, { email, exhibition });
const tokenOf = (lines: readonly string[]): string => new URL(lines[2] ?? '').searchParams.get('token') ?? '';
const setPassword = (token: string) =>
  portal.as(newClient())(setPasswordByToken, { token, password: 'Console2026x', confirmPassword: 'Console2026x' });

describe('the command that makes the first organizer (G25)', () => {
  test('prints a link that sets the password once; with it the owner logs in', async () => {
    const email = 'first.owner@fair.example';
    const lines = await create(email);
    expect(lines).toHaveLength(3);
    const older = tokenOf(lines);
    // run again before the link was used: the older one is good no more
    const token = tokenOf(await create(email));
    expect(await outcomeOf(setPassword(older))).toBe('tokenFailed');
    expect(await outcomeOf(portal.as(newClient())(logOn, { email, password: 'Console2026x' }))).toBe('passwordWrong');
    await setPassword(token);
    expect(await outcomeOf(setPassword(token))).toBe('tokenFailed');
    expect(await outcomeOf(portal.as(newClient())(logOn, { email, password: 'Console2026x' }))).toBe('done');
    const { rows } =
      await sql`select role from organizer_staff s join account a on a.id = s.account_id where a.email = ${email}`.execute(
        portal.ctx.db,
      );
    expect(rows).toEqual([{ role: 'owner' }]);
    await expect(create('second.owner@fair.example')).rejects.toThrow('has an owner already');
  });

  test('makes the owner of the exhibition that is named, and of no other', async () => {
    await expect(create('x@fair.example', 'nosuch')).rejects.toThrow('There is no exhibition nosuch');
    const { code, id } = portal.sugarCtx.exhibition;
    await create('sugar.owner@fair.example', code);
    const { rows } = await sql`
      select s.exhibition_id, s.role from organizer_staff s join account a on a.id = s.account_id where a.email = 'sugar.owner@fair.example'`.execute(
      portal.ctx.db,
    );
    expect(rows).toEqual([{ exhibition_id: id, role: 'owner' }]);
    await makeOrganizer(portal, portal.sugarCtx);
    await expect(create('sugar.owner@fair.example', code)).rejects.toThrow('has an owner already');
  });

  test('makes an owner of somebody who is staff in another role, and writes it down', async () => {
    const fair = portal.sugarCtx.exhibition;
    await sql`delete from organizer_staff where exhibition_id = ${fair.id}`.execute(portal.ctx.db);
    const { email, staffId } = await makeOrganizer(portal, portal.sugarCtx, 'editor');
    expect((await create(email, fair.code))[0]).toBe(`${email} is owner of the console of ${fair.name.en}.`);
    const { rows } = await sql`
      select s.role, l.act, l.details #>> '{before,role}' as before from organizer_staff s
        join audit l on l.exhibition_id = s.exhibition_id and l.object_id = s.id
      where s.exhibition_id = ${fair.id} and s.id = ${staffId}`.execute(portal.ctx.db);
    expect(rows).toEqual([{ role: 'owner', act: 'staff.change', before: 'editor' }]);
  });

  test('started twice at once makes one owner per address, and the newest link only is good', async () => {
    const { code } = portal.sugarCtx.exhibition;
    await sql`delete from organizer_staff where exhibition_id = ${portal.sugarCtx.exhibition.id}`.execute(
      portal.ctx.db,
    );
    const both = await Promise.all([create('twice@fair.example', code), create('twice@fair.example', code)]);
    const host = { ...newClient(), host: 'sugar.localhost' };
    const outcomes = await Promise.all(
      both.map((lines) =>
        outcomeOf(
          portal.as(host)(setPasswordByToken, {
            token: tokenOf(lines),
            password: 'Console2026x',
            confirmPassword: 'Console2026x',
          }),
        ),
      ),
    );
    expect(tally(outcomes)).toEqual({ done: 1, tokenFailed: 1 });
  });

  test.for([
    [],
    ['create'],
    ['create', '--email', 'nobody'],
    ['remove', '--email', 'a@b.example'],
    ['create', '--owner', 'x'],
  ])('says how it is used for: %s', (given) => {
    expect(() => readWish(given)).toThrow('Usage: npm run organizer');
  });

  test('reads address and exhibition', () => {
    expect(readWish(['create', '--email', 'A@Fair.Example', '--exhibition', 'agro'])).toEqual({
      does: 'create',
      email: 'a@fair.example',
      exhibition: 'agro',
    });
  });
});

describe('the command that opens the console to an owner', () => {
  const reset = (email: string) =>
    resetOwner(portal.portal.services.config, portal.url, { email, exhibition: portal.ctx.exhibition.code });
  const logsOn = (email: string, password: string) => outcomeOf(portal.as(newClient())(logOn, { email, password }));

  test('adds one beside those that are there, logs it, and tells the others', async () => {
    const other = await makeOrganizer(portal);
    const email = 'another.owner@fair.example';
    const lines = await reset(email);
    expect(lines[0]).toBe(`${email} is owner now at ${portal.ctx.exhibition.name.en}.`);
    await setPassword(tokenOf(lines));
    expect(await logsOn(email, 'Console2026x')).toBe('done');
    const [told] = await messagesTo(portal, other.email);
    expect([told?.body.includes('设为负责人'), told?.body.includes(email)]).toEqual([true, false]);
  });

  test('ends password, second step and sessions of one who is an owner', async () => {
    const owner = await makeOrganizer(portal);
    const lines = await reset(owner.email);
    expect(lines[0]).toContain('can log in anew');
    expect(await auditOf(portal, owner.staffId)).toEqual([{ act: 'staff.reset', details: { by: 'command' } }]);
    expect(await outcomeOf(portal.as(owner)(contract.account.info, {}))).toBe('sessionExpired');
    await setPassword(tokenOf(lines));
    expect(await logsOn(owner.email, PASSWORD)).toBe('passwordWrong');
    expect(await logsOn(owner.email, 'Console2026x')).toBe('done');
  });
});
