import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { InputOf } from '@fairbridge/contract/call.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { countRows } from '../../../test/count-rows.ts';
import { outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { SUGAR_HOST, testPortal, type Person } from '../../../test/portal.ts';
import { makeEmployee, makeExhibitor, makeOrganizer, makePicture, makeVisitor } from '../../../test/world.ts';
import { deleteAllExpired } from '../../platform/database/expired-rows.ts';
import { removeOrphans } from '../upload/upload.orphans.ts';

const { get, save, discard, list } = contract.autosave;
const portal = testPortal();

const OWN = { kind: 'company', slot: 'own' } as const;
type ToKeep = InputOf<typeof save>;
const typed = (brand: unknown, more: Partial<ToKeep> = {}): ToKeep => ({
  ...OWN,
  seen: 0,
  version: 3,
  typed: { brand },
  base: { brand: '' },
  ...more,
});
const keep = (person: Person, given: ToKeep) => portal.as(person)(save, given);
const keptBy = async (person: Person, place: { kind: 'company' | 'product'; slot: string } = OWN) =>
  (await portal.as(person)(get, place)).autosaved;

describe('autosave.save', () => {
  test('keeps what was typed, over which version and over which words, and counts', async () => {
    const visitor = await makeVisitor(portal);
    const input = { 'name.en': 'Typed', pictures: [{ id: 'a', address: '/files/a' }], scope: null };
    const first = await keep(visitor, typed('', { typed: input, base: { 'name.en': 'Before' } }));
    expect(first).toEqual({ count: 1, savedAt: expect.any(String), other: null });
    expect(await keptBy(visitor)).toEqual({
      version: 3,
      typed: input,
      base: { 'name.en': 'Before' },
      count: 1,
      savedAt: first.savedAt,
    });
    expect(await keep(visitor, typed('more', { seen: 1 }))).toMatchObject({ count: 2, other: null });
  });

  test('another window of the same person is not written over: it is answered with what stands there', async () => {
    const visitor = await makeVisitor(portal);
    await keep(visitor, typed('in one window'));
    const late = await keep(visitor, typed('in another'));
    expect(late.other).toMatchObject({ typed: { brand: 'in one window' }, count: 1 });
    expect((await keptBy(visitor))?.typed).toEqual({ brand: 'in one window' });
    expect(await keep(visitor, typed('in both', { seen: 1 }))).toMatchObject({ count: 2, other: null });
  });

  test('of several at once on top of the same count one is kept, and each of the others reads it (G57)', async () => {
    const visitor = await makeVisitor(portal);
    await keep(visitor, typed('first'));
    const several = Array.from({ length: 6 }, (_, index) => keep(visitor, typed(`window ${index}`, { seen: 1 })));
    const answers = await Promise.all(several);
    expect(tally(answers.map(({ other }) => (other === null ? 'kept' : 'told')))).toEqual({ kept: 1, told: 5 });
    const stands = await keptBy(visitor);
    expect(stands?.count).toBe(2);
    for (const { other } of answers) if (other !== null) expect(other).toEqual(stands);
  });

  test('what was forgotten meanwhile is kept again, above every count that a window may know', async () => {
    const visitor = await makeVisitor(portal);
    expect(await keep(visitor, typed('again', { seen: 7 }))).toMatchObject({ count: 8, other: null });
  });

  test('takes no more than a form holds, and only what can be stored as it was typed (G29, G33)', async () => {
    const visitor = await makeVisitor(portal);
    const half = 'x'.repeat(LIMITS.autosaveBytesMax / 2);
    expect(await wrongFields(keep(visitor, typed(half, { base: { brand: half } })))).toEqual({
      typed: '内容过长，请精简',
    });
    const nested: unknown[] = [];
    let inner = nested;
    for (let depth = 0; depth < 100; depth += 1) {
      const next: unknown[] = [];
      inner.push(next);
      inner = next;
    }
    expect(await wrongFields(keep(visitor, typed(nested)))).toEqual({ typed: '含有无法保存的字符' });
    for (const value of [{ text: ['\ud800'] }, { 'key\udc00': '' }])
      expect(Object.values(await wrongFields(keep(visitor, typed(value))))).toEqual(['含有无法保存的字符']);
    expect(await outcomeOf(keep(visitor, typed('a\0b')))).toBe('badInput');
    expect(await outcomeOf(keep(visitor, typed('', { slot: '../other' })))).toBe('badInput');
    expect(await outcomeOf(keep(visitor, typed('', { typed: { 'a..b': '' } })))).toBe('badInput');
    expect(await outcomeOf(keep(visitor, typed('', { seen: 2 ** 40 })))).toBe('badInput');
    expect(await keptBy(visitor)).toBeNull();
  });
});

describe('whose it is', () => {
  test('nobody else reads, changes or discards it: no colleague, no visitor, no staff (G2)', async () => {
    const company = await makeExhibitor(portal);
    const author = await makeEmployee(portal, company, { admin: true });
    const colleague = await makeEmployee(portal, company, { admin: true });
    await keep(author, typed('the author’s'));
    for (const other of [colleague, await makeVisitor(portal), await makeOrganizer(portal)]) {
      expect(await keptBy(other)).toBeNull();
      await portal.as(other)(discard, OWN);
      await keep(other, typed('somebody else’s'));
    }
    expect((await keptBy(author))?.typed).toEqual({ brand: 'the author’s' });
  });

  test('the same account in another role, at another company or at another fair is somebody else', async () => {
    const [one, two] = [await makeExhibitor(portal), await makeExhibitor(portal)];
    const author = await makeEmployee(portal, one);
    await keep(author, typed('at the first company'));
    const { accountId } = author;
    const { sessions } = portal.portal.services;
    await sql`update employee set resigned_at = now() where id = ${author.employeeId}`.execute(portal.ctx.db);
    await makeEmployee(portal, two, { account_id: accountId });
    const there = { token: await sessions.start(portal.ctx, accountId, 'ACTOR', false) };
    expect(await keptBy(there)).toBeNull();
    await keep(there, typed('at the second company'));

    const sugar = await makeExhibitor(portal, {}, portal.sugarCtx);
    await makeEmployee(portal, sugar, { account_id: accountId }, portal.sugarCtx);
    const token = await sessions.start(portal.sugarCtx, accountId, 'ACTOR', false);
    expect(await keptBy({ token, host: SUGAR_HOST })).toBeNull();
    expect((await keptBy(there))?.typed).toEqual({ brand: 'at the second company' });
  });
});

describe('autosave.discard', () => {
  test('forgets one form, but not what another window has kept since', async () => {
    const visitor = await makeVisitor(portal);
    await keep(visitor, typed('one'));
    await keep(visitor, typed('other', { slot: 'another' }));
    await keep(visitor, typed('two', { seen: 1 }));
    await portal.as(visitor)(discard, { ...OWN, seen: 1 });
    expect((await keptBy(visitor))?.typed).toEqual({ brand: 'two' });
    await portal.as(visitor)(discard, { ...OWN, seen: 2 });
    expect(await keptBy(visitor)).toBeNull();
    expect((await keptBy(visitor, { ...OWN, slot: 'another' }))?.typed).toEqual({ brand: 'other' });
  });
});

describe('autosave.list', () => {
  test('names the new records that were begun, the last first, and neither edited ones nor other kinds', async () => {
    const visitor = await makeVisitor(portal);
    const begun = (slot: string, more: Partial<ToKeep> = {}) =>
      keep(visitor, typed('', { kind: 'product', slot, isNew: true, version: 0, title: `新展品 ${slot}`, ...more }));
    await begun('first');
    await begun('second');
    await begun('edited', { isNew: false });
    await begun('third', { kind: 'article' });
    await begun('first', { seen: 1 });
    const { list: found } = await portal.as(visitor)(list, { kind: 'product' });
    expect(found.map(({ slot, title }) => [slot, title])).toEqual([
      ['first', '新展品 first'],
      ['second', '新展品 second'],
    ]);
  });
});

describe('what keeps it small', () => {
  const countOf = (accountId: string) => countRows(portal, sql`autosave where account_id = ${accountId}`);

  test('of one person the newest stay', async () => {
    const visitor = await makeVisitor(portal);
    for (let made = 0; made <= LIMITS.autosavesMax; made += 1)
      await keep(visitor, typed('x', { slot: `slot${String(made).padStart(3, '0')}` }));
    expect(await countOf(visitor.accountId)).toBe(LIMITS.autosavesMax);
    expect(await keptBy(visitor, { ...OWN, slot: 'slot000' })).toBeNull();
    expect(await keptBy(visitor, { ...OWN, slot: 'slot001' })).not.toBeNull();
  });

  test('and no more bytes of them than one person may have; what was kept last always stays', async () => {
    const visitor = await makeVisitor(portal);
    const large = 'x'.repeat(LIMITS.autosaveBytesMax - 1_000);
    for (const slot of ['one', 'two', 'three', 'four', 'five']) await keep(visitor, typed(large, { slot }));
    expect(await countOf(visitor.accountId)).toBe(4);
    expect(await keptBy(visitor, { ...OWN, slot: 'one' })).toBeNull();
    expect((await keptBy(visitor, { ...OWN, slot: 'five' }))?.typed).toEqual({ brand: large });
  });

  test('it ends by the clock', async () => {
    const [old, fresh] = [await makeVisitor(portal), await makeVisitor(portal)];
    const { db } = portal.ctx;
    for (const visitor of [old, fresh]) await keep(visitor, typed('x'));
    const age = (accountId: string, hours: number) =>
      sql`
      update autosave set saved_at = saved_at - make_interval(days => ${LIMITS.autosaveKeptDays}, hours => ${hours})
      where account_id = ${accountId}`.execute(db);
    await age(old.accountId, 1);
    await age(fresh.accountId, -1);
    await deleteAllExpired(portal.portal.services.db, portal.portal.services.declarations.expiring);
    expect([await countOf(old.accountId), await countOf(fresh.accountId)]).toEqual([0, 1]);
  });

  test('deleting the account takes it away, at every fair (ruling 2.11)', async () => {
    const company = await makeExhibitor(portal);
    const author = await makeEmployee(portal, company);
    const other = await makeEmployee(portal, company);
    for (const person of [author, other]) await keep(person, typed('x'));
    await portal.as(author)(contract.account.deleteAccount, { proof: { password: 'Zhanqiao26' } });
    expect([await countOf(author.accountId), await countOf(other.accountId)]).toEqual([0, 1]);
  });
});

test('a picture that was uploaded stays as long as what was typed beside it, and only if it is one’s own (G44)', async () => {
  const company = await makeExhibitor(portal);
  const stranger = await makeExhibitor(portal);
  const author = await makeEmployee(portal, company);
  const [named, unnamed] = [await makePicture(portal, company), await makePicture(portal, company)];
  const foreign = await makePicture(portal, stranger);
  const given = typed('', { typed: { pictures: [named, foreign].map((id) => ({ id, address: `/files/${id}` })) } });
  await keep(author, given);
  const files = async () =>
    (
      await portal.ctx.db
        .selectFrom('file')
        .where('exhibition_id', '=', portal.ctx.exhibition.id)
        .where('id', 'in', [named, unnamed, foreign])
        .select('id')
        .execute()
    ).map(({ id }) => id);
  const afterTwoDays = { now: Date.now() + 2 * 86_400_000, asked: true };
  await removeOrphans(portal.portal.services, afterTwoDays);
  expect(await files()).toEqual([named]);
  await portal.as(author)(discard, OWN);
  await removeOrphans(portal.portal.services, afterTwoDays);
  expect(await files()).toEqual([]);
});
