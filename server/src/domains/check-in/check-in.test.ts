import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { RULES } from '@fairbridge/contract/rules.ts';
import { makeGate } from '../../../test/check-ins.ts';
import { outcomeOf, wrongFields } from '../../../test/outcome.ts';
import { SUGAR_HOST, testPortal } from '../../../test/portal.ts';
import { makeBadge, makeColleague } from '../../../test/vip.ts';
import { makeOrganizer, makeVisitor, type Organizer, type Visitor } from '../../../test/world.ts';
import { newId } from '../../core/id.ts';
import { badgeCode } from '../voucher/voucher.codes.ts';

const { checkIn, gate, organizer, voucher } = contract;

const portal = testPortal({ RATE_MULTIPLIER: '1000' });
let support: Organizer;
let reviewer: Organizer;
let editor: Organizer;
beforeAll(async () => {
  support = await makeOrganizer(portal, portal.ctx, 'support');
  reviewer = await makeOrganizer(portal, portal.ctx, 'reviewer');
  editor = await makeOrganizer(portal, portal.ctx, 'editor');
});

type Came = { visitor: Visitor; badgeId: string; code: string };
async function somebody(given: Parameters<typeof makeVisitor>[1] = {}): Promise<Came> {
  const visitor = await makeVisitor(portal, given);
  const badgeId = await makeBadge(visitor.visitorId, portal.ctx);
  return { visitor, badgeId, code: badgeCode(portal.portal.services.config.SECRET, badgeId) };
}
const request = () => `entry-${newId()}`;
const enter = (gateId: string, code: string, requestId = request()) =>
  portal.as(support)(checkIn.enter, { gateId, holder: { code }, requestId });
const record = (gateId: string, code: string, enteredAt: string, requestId = request()) =>
  portal.as(support)(checkIn.record, { gateId, code, enteredAt, requestId });
const entriesOf = async (badgeId: string) => {
  const { rows } = await sql<{ found: string | null; offline: boolean }>`
    select found, offline from entry where exhibition_id = ${portal.ctx.exhibition.id} and badge_id = ${badgeId}
      and undone_at is null order by entered_at`.execute(portal.ctx.db);
  return rows;
};
/** As if the entry had been made so much earlier. */
const age = (badgeId: string, interval: string) =>
  sql`update entry set entered_at = entered_at - ${interval}::interval, created_at = created_at - ${interval}::interval
    where exhibition_id = ${portal.ctx.exhibition.id} and badge_id = ${badgeId}`.execute(portal.ctx.db);
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();

describe('gates', () => {
  const form = { name: { zh: '北门', en: 'North gate' }, hall: null, readmission: 'daily' as const, open: true };

  test('are made and edited by an editor, read by all of the staff, and written into the log', async () => {
    const { id, version } = await portal.as(editor)(gate.save, { id: null, version: null, form });
    await portal.as(editor)(gate.save, { id, version, form: { ...form, open: false } });
    const { list } = await portal.as(support)(gate.list, {});
    expect(list.filter((one) => one.id === id)).toEqual([{ id, version: 2, ...form, open: false }]);
    expect(await portal.as(editor)(gate.get, { id })).toEqual({ id, version: 2, ...form, open: false });
    const { list: log } = await portal.as(await makeOrganizer(portal))(organizer.auditList, { objectId: id });
    expect(log.map(({ act, object }) => [act, object?.name])).toEqual([
      ['gate.change', '北门'],
      ['gate.create', '北门'],
    ]);
  });

  test('are not saved on top of an older version, nor with a hall that the fair does not have', async () => {
    const { id, version } = await portal.as(editor)(gate.save, { id: null, version: null, form });
    await portal.as(editor)(gate.save, { id, version, form });
    expect(await outcomeOf(portal.as(editor)(gate.save, { id, version, form }))).toBe('editConflict');
    expect(
      await wrongFields(portal.as(editor)(gate.save, { id: null, version: null, form: { ...form, hall: 'nowhere' } })),
    ).toEqual({ 'form.hall': RULES.choice[0] });
  });

  test('let nobody in once they are closed', async () => {
    const { code } = await somebody();
    expect(await outcomeOf(enter(await makeGate(portal.ctx, { open: false }), code))).toBe('gateClosed');
  });
});

describe('a badge at a gate', () => {
  test('comes in once where the gate says once, and is kept out with the earlier time and gate', async () => {
    const { code, badgeId } = await somebody({ name: '王敏' });
    const [south, north] = [await makeGate(portal.ctx), await makeGate(portal.ctx, { name: '北门' })];
    const first = await enter(south, code);
    expect(first).toMatchObject({ valid: true, fault: null, before: null, badge: { name: '王敏' } });
    const again = await enter(north, code);
    expect([again.valid, again.entry, again.before]).toEqual([true, null, first.entry]);
    expect(again.before?.gate.zh).toBe('南门');
    expect(await entriesOf(badgeId)).toHaveLength(1);
  });

  test('comes in once a day where the gate says so, and always where it says always', async () => {
    const { code, badgeId } = await somebody();
    const daily = await makeGate(portal.ctx, { readmission: 'daily' });
    const always = await makeGate(portal.ctx, { readmission: 'always' });
    expect((await enter(daily, code)).entry).not.toBeNull();
    expect((await enter(daily, code)).entry).toBeNull();
    expect((await enter(always, code)).entry).not.toBeNull();
    await age(badgeId, '1 day');
    expect((await enter(daily, code)).entry).not.toBeNull();
    expect(await entriesOf(badgeId)).toHaveLength(3);
  });

  test('comes into a hall although it came into the fair', async () => {
    const { code } = await somebody();
    const [hall = ''] = portal.ctx.exhibition.halls.keys();
    const [fair, inside] = [await makeGate(portal.ctx), await makeGate(portal.ctx, { hall })];
    for (const at of [fair, inside]) expect((await enter(at, code)).entry).not.toBeNull();
    for (const at of [fair, inside]) expect((await enter(at, code)).entry).toBeNull();
  });

  test('is first at one of two gates that are asked at once', async () => {
    const { code, badgeId } = await somebody();
    const gates = [await makeGate(portal.ctx), await makeGate(portal.ctx, { name: '北门' })];
    const both = await Promise.all(gates.map((id) => enter(id, code)));
    expect(both.filter(({ entry }) => entry !== null)).toHaveLength(1);
    expect(await entriesOf(badgeId)).toHaveLength(1);
  });

  test('is one entry however often it is sent, at once or later', async () => {
    const { code, badgeId } = await somebody();
    const [id, requestId] = [await makeGate(portal.ctx, { readmission: 'always' }), request()];
    const sent = await Promise.all([1, 2, 3].map(() => enter(id, code, requestId)));
    expect(new Set(sent.map(({ entry }) => entry?.id)).size).toBe(1);
    expect((await enter(id, code, requestId)).entry).toEqual(sent[0]?.entry);
    expect(await entriesOf(badgeId)).toHaveLength(1);
    const other = await somebody();
    expect(await outcomeOf(enter(id, other.code, requestId))).toBe('conflict');
  });

  test('comes in all the same by who may say so, with a reason that stands in the log', async () => {
    const { code, badgeId } = await somebody();
    const id = await makeGate(portal.ctx);
    await enter(id, code);
    const given = { gateId: id, holder: { code }, requestId: request(), reason: '取行李后返回' };
    expect(await outcomeOf(portal.as(support)(checkIn.enterAnyway, given))).toBe('notAllowed');
    expect(await wrongFields(portal.as(reviewer)(checkIn.enterAnyway, { ...given, reason: ' ' }))).toEqual({
      reason: RULES.required[0],
    });
    expect((await portal.as(reviewer)(checkIn.enterAnyway, given)).entry).not.toBeNull();
    expect(await entriesOf(badgeId)).toHaveLength(2);
    const { list } = await portal.as(await makeOrganizer(portal))(organizer.auditList, { objectId: badgeId });
    expect(list.map(({ act, details }) => [act, details])).toEqual([['entry.override', { reason: '取行李后返回' }]]);
  });

  test('that is revoked, suspended, forged or of another fair does not come in, not even with a reason', async () => {
    const id = await makeGate(portal.ctx);
    const revoked = await somebody();
    await portal.as(support)(voucher.revoke, { id: revoked.badgeId });
    const suspended = await somebody({ suspended_at: new Date().toISOString() });
    const stranger = await makeVisitor(portal, {}, portal.sugarCtx);
    const there = await makeBadge(stranger.visitorId, portal.sugarCtx);
    const codes = {
      revoked: revoked.code,
      suspended: suspended.code,
      forged: `FB1.${newId()}.${'A'.repeat(22)}`,
      unknown: badgeCode(portal.portal.services.config.SECRET, there),
    };
    for (const [fault, code] of Object.entries(codes)) {
      const holder = { code };
      const said = [
        await enter(id, code),
        await portal.as(reviewer)(checkIn.enterAnyway, { gateId: id, holder, requestId: request(), reason: '放行' }),
      ];
      for (const answer of said) expect([fault, answer.fault, answer.entry]).toEqual([fault, fault, null]);
    }
    const other = await makeGate(portal.sugarCtx);
    expect(await outcomeOf(enter(other, revoked.code))).toBe('notFound');
  });

  test('comes in by its number as it is printed', async () => {
    const { visitor } = await somebody();
    const { badge } = await portal.as(visitor)(voucher.get, {});
    const said = await enter(await makeGate(portal.ctx), badge?.number.toLowerCase().replace('-', ' ') ?? '');
    expect([said.badge?.number, said.entry === null]).toEqual([badge?.number, false]);
  });
});

describe('an entry that was a mistake', () => {
  test('is taken back within a minute by who made it, and the badge comes in anew', async () => {
    const { code, badgeId } = await somebody();
    const id = await makeGate(portal.ctx);
    const { entry } = await enter(id, code);
    const undo = (who: Organizer) => outcomeOf(portal.as(who)(checkIn.undo, { id: entry?.id ?? '' }));
    const mayUndo = async (who: Organizer) =>
      (await portal.as(who)(checkIn.latest, { gateId: id })).list.map(({ may }) => may.undo);
    expect([await mayUndo(support), await mayUndo(reviewer)]).toEqual([[true], [false]]);
    expect(await undo(reviewer)).toBe('entryTooOld');
    expect([await undo(support), await undo(support)]).toEqual(['done', 'done']);
    expect((await enter(id, code)).entry).not.toBeNull();
    await age(badgeId, '2 minutes');
    const { list } = await portal.as(support)(checkIn.latest, { gateId: id });
    expect(list.map(({ may }) => may.undo)).toEqual([false]);
    expect(await outcomeOf(portal.as(support)(checkIn.undo, { id: list[0]?.id ?? '' }))).toBe('entryTooOld');
  });
});

describe('somebody without a badge in the hand', () => {
  test('is found by part of the name, company or e-mail with the last entry, and comes in', async () => {
    const mark = newId().slice(0, 8);
    const { visitor, code } = await somebody({ name: `周${mark}`, company: '丰收农业' });
    const id = await makeGate(portal.ctx);
    const find = async (words: string) => (await portal.as(support)(checkIn.find, { words })).list;
    expect(await find(mark)).toMatchObject([
      { kind: 'visitor', id: visitor.visitorId, company: '丰收农业', fault: null, before: null },
    ]);
    const { entry } = await enter(id, code);
    expect((await find(visitor.email)).map(({ before }) => before)).toEqual([entry]);
    expect(await wrongFields(find('周'))).toEqual({ words: expect.any(String) });
  });

  test('gets a badge that way where there was none, a colleague as well', async () => {
    const id = await makeGate(portal.ctx);
    const visitor = await makeVisitor(portal, { name: '陈立' });
    const colleague = await makeColleague(portal, visitor.visitorId, { state: 'confirmed' });
    for (const holder of [{ visitorId: visitor.visitorId }, { colleagueId: colleague.id }]) {
      const said = await portal.as(support)(checkIn.enter, { gateId: id, holder, requestId: request() });
      expect([said.valid, said.entry === null]).toEqual([true, false]);
    }
    const waiting = await makeVisitor(portal, { review_state: 'underReview' });
    const holder = { visitorId: waiting.visitorId };
    expect(await outcomeOf(portal.as(support)(checkIn.enter, { gateId: id, holder, requestId: request() }))).toBe(
      'notFound',
    );
  });
});

describe('a device without a network', () => {
  test('keeps every badge by a hash of its code, in portions, with who does not come in', async () => {
    const good = await somebody({ name: '李明' });
    const revoked = await somebody();
    await portal.as(support)(voucher.revoke, { id: revoked.badgeId });
    const { list, next } = await portal.as(support)(checkIn.badges, {});
    expect(next).toBeNull();
    const { badge } = await portal.as(good.visitor)(voucher.get, {});
    const kept = list.find(({ number }) => number === badge?.number);
    expect(kept).toMatchObject({ name: '李明', kind: 'visitor', fault: null });
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(good.code));
    expect(kept?.hash).toBe(Buffer.from(bytes).subarray(0, 16).toString('base64url'));
    expect(list.filter(({ fault }) => fault === 'revoked').length).toBeGreaterThan(0);
    const { list: rest } = await portal.as(support)(checkIn.badges, { after: list.at(-2)?.number ?? '' });
    expect(rest).toEqual(list.slice(-1));
    expect(JSON.stringify(list)).not.toContain(good.badgeId);
  });

  test('is sent no badges once the last day of the fair is over', async () => {
    const { exhibition } = portal.ctx;
    const { endsOn } = exhibition;
    Object.assign(exhibition, { endsOn: '2020-01-01' });
    try {
      expect(await portal.as(support)(checkIn.badges, {})).toEqual({
        list: [],
        next: null,
        until: '2020-01-01',
      });
    } finally {
      Object.assign(exhibition, { endsOn });
    }
  });

  test('sends its entries late, out of order and twice: each is kept once, and a double is listed with both gates', async () => {
    const { code, badgeId, visitor } = await somebody({ name: '赵远' });
    await sql`update badge set created_at = now() - interval '2 days' where exhibition_id = ${portal.ctx.exhibition.id} and id = ${badgeId}`.execute(
      portal.ctx.db,
    );
    const [south, north] = [await makeGate(portal.ctx), await makeGate(portal.ctx, { name: '北门' })];
    const requestId = request();
    const late = hoursAgo(1);
    expect(await record(south, code, late, requestId)).toEqual({ found: null });
    expect(await record(south, code, late, requestId)).toEqual({ found: null });
    const earlier = hoursAgo(3);
    expect(await record(north, code, earlier)).toEqual({ found: 'double' });
    expect(await entriesOf(badgeId)).toEqual([
      { found: 'double', offline: true },
      { found: null, offline: true },
    ]);
    const { list } = await portal.as(editor)(checkIn.listFound, {});
    const { badge } = await portal.as(visitor)(voucher.get, {});
    expect(list.filter(({ number }) => number === badge?.number)).toMatchObject([
      {
        name: '赵远',
        found: 'double',
        at: earlier,
        gate: { zh: '北门' },
        other: { at: late, gate: { zh: '南门' } },
      },
    ]);
    // with the network back, the gate knows of both
    expect((await enter(north, code)).before?.at).toBe(late);
  });

  test('lets a badge in again with the reason of who may say so, and not with that of who may not', async () => {
    const { code } = await somebody();
    const id = await makeGate(portal.ctx);
    await enter(id, code);
    const again = (who: Organizer) =>
      portal.as(who)(checkIn.record, {
        gateId: id,
        code,
        enteredAt: new Date().toISOString(),
        requestId: request(),
        reason: '取行李后返回',
      });
    expect([await again(support), await again(reviewer)]).toEqual([{ found: 'double' }, { found: null }]);
  });

  test('is believed its time, but not one that is still to come', async () => {
    const { code, badgeId } = await somebody();
    await record(await makeGate(portal.ctx), code, new Date(Date.now() + 3_600_000).toISOString());
    const { rows } = await sql<{ late: boolean }>`
      select entered_at > now() as late from entry where exhibition_id = ${portal.ctx.exhibition.id} and badge_id = ${badgeId}`.execute(
      portal.ctx.db,
    );
    expect(rows).toEqual([{ late: false }]);
  });

  test('hears of a badge that was revoked before it came in, and not of one that was revoked after', async () => {
    const [before, after] = [await somebody(), await somebody()];
    const id = await makeGate(portal.ctx);
    for (const { badgeId } of [before, after])
      await sql`update badge set created_at = now() - interval '2 days' where exhibition_id = ${portal.ctx.exhibition.id} and id = ${badgeId}`.execute(
        portal.ctx.db,
      );
    for (const { badgeId } of [before, after]) await portal.as(support)(voucher.revoke, { id: badgeId });
    expect(await record(id, after.code, hoursAgo(1))).toEqual({ found: null });
    expect(await record(id, before.code, new Date().toISOString())).toEqual({ found: 'revoked' });
    expect(await record(id, `FB1.${newId()}.${'A'.repeat(22)}`, hoursAgo(1))).toEqual({ found: 'unknown' });
    const stranger = await makeVisitor(portal, {}, portal.sugarCtx);
    const there = badgeCode(portal.portal.services.config.SECRET, await makeBadge(stranger.visitorId, portal.sugarCtx));
    expect(await record(id, there, hoursAgo(1))).toEqual({ found: 'unknown' });
    const elsewhere = await makeOrganizer(portal, portal.sugarCtx, 'support');
    const atSugar = { ...elsewhere, host: SUGAR_HOST };
    expect((await portal.as(atSugar)(checkIn.listFound, {})).list).toEqual([]);
  });
});
