import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { USUAL_LAYOUT } from '@fairbridge/contract/check-in/badge-layout.shapes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { RULES } from '@fairbridge/contract/rules.ts';
import { makeEntry, makeGate } from '../../../test/check-ins.ts';
import { outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import { newAddress } from '../../../test/strangers.ts';
import { makeBadge, makeColleague, makeVipApplication } from '../../../test/vip.ts';
import { makeOrganizer, makeVisitor, type Organizer } from '../../../test/world.ts';
import { dayInBeijing } from '../../core/days.ts';
import { newId } from '../../core/id.ts';

const { badgeLayout, checkIn, organizer, voucher, walkIn } = contract;

const portal = testPortal({ RATE_MULTIPLIER: '1000' });
let owner: Organizer;
let support: Organizer;
let editor: Organizer;
beforeAll(async () => {
  owner = await makeOrganizer(portal);
  support = await makeOrganizer(portal, portal.ctx, 'support');
  editor = await makeOrganizer(portal, portal.ctx, 'editor');
});
const actsOn = async (objectId: string) =>
  (await portal.as(owner)(organizer.auditList, { objectId })).list.map(({ act, details }) => ({ act, details }));

describe('the badge layout', () => {
  test('is the usual one until an editor saves another, on top of what was read', async () => {
    expect(await portal.as(support)(badgeLayout.get, {})).toEqual({ ...USUAL_LAYOUT, version: 0 });
    const form = { paper: 'label' as const, fields: USUAL_LAYOUT.fields.toReversed() };
    expect(await portal.as(editor)(badgeLayout.save, { ...form, version: 0 })).toEqual({ version: 1 });
    expect(await outcomeOf(portal.as(editor)(badgeLayout.save, { ...form, version: 0 }))).toBe('editConflict');
    expect(await portal.as(editor)(badgeLayout.save, { ...form, version: 1 })).toEqual({ version: 2 });
    expect(await portal.as(support)(badgeLayout.get, {})).toEqual({ ...form, version: 2 });
    expect(await outcomeOf(portal.as(support)(badgeLayout.save, { ...form, version: 2 }))).toBe('notAllowed');
  });

  test('has each field once', async () => {
    const [first, ...others] = USUAL_LAYOUT.fields;
    const fields = [...others, others[0] ?? first].flatMap((one) => (one === undefined ? [] : [one]));
    expect(await wrongFields(portal.as(editor)(badgeLayout.save, { paper: 'a6', fields, version: 2 }))).toEqual({
      fields: RULES.choice[0],
    });
  });
});

describe('a badge that is printed', () => {
  test('is counted, and printed again with a reason alone, which stands in the log', async () => {
    const visitor = await makeVisitor(portal, { name: '王敏' });
    const badgeId = await makeBadge(visitor.visitorId, portal.ctx);
    const print = (reason = '') =>
      portal.as(support)(badgeLayout.print, { holder: { visitorId: visitor.visitorId }, reason });
    const first = await print();
    const { badge } = await portal.as(visitor)(voucher.get, {});
    expect(first).toMatchObject({ name: '王敏', number: badge?.number, qr: badge?.qr, prints: 1 });
    expect(await outcomeOf(print())).toBe('badgePrinted');
    expect((await print('卡纸')).prints).toBe(2);
    expect(await actsOn(badgeId)).toEqual([
      { act: 'badge.reprint', details: { reason: '卡纸', prints: 2 } },
      { act: 'badge.print', details: {} },
    ]);
  });

  test('is one that lets in', async () => {
    const suspended = await makeVisitor(portal, { suspended_at: new Date().toISOString() });
    await makeBadge(suspended.visitorId, portal.ctx);
    const holder = { visitorId: suspended.visitorId };
    expect(await outcomeOf(portal.as(support)(badgeLayout.print, { holder }))).toBe('badgeNotValid');
    const waiting = await makeVisitor(portal, { review_state: 'underReview' });
    expect(await outcomeOf(portal.as(support)(badgeLayout.print, { holder: { visitorId: waiting.visitorId } }))).toBe(
      'notFound',
    );
  });
});

describe('the figures of entries', () => {
  test('count entries and people by day, hour, gate, hall and type, without what was undone', async () => {
    const { ctx } = portal;
    await sql`delete from entry where exhibition_id = ${ctx.exhibition.id}`.execute(ctx.db);
    await sql`delete from gate where exhibition_id = ${ctx.exhibition.id}`.execute(ctx.db);
    const [hall = ''] = ctx.exhibition.halls.keys();
    const south = await makeGate(ctx);
    const inside = await makeGate(ctx, { name: '一号馆', hall });
    const visitor = await makeVisitor(portal);
    const vip = await makeVisitor(portal);
    await makeVipApplication(portal, vip.visitorId, { status: 'passed' });
    const colleague = await makeColleague(portal, visitor.visitorId, { state: 'confirmed' });
    const { badge } = await portal.as(support)(checkIn.enter, {
      gateId: south,
      holder: { colleagueId: colleague.id },
      requestId: newId(),
    });
    const came = async (visitorId: string, gateId: string, at: string) =>
      makeEntry(ctx, { gateId, badgeId: await makeBadge(visitorId, ctx), visitorId, at: new Date(at) });
    // 09:30 and 10:10 in Beijing
    await came(visitor.visitorId, south, '2027-03-01T01:30:00Z');
    await came(visitor.visitorId, inside, '2027-03-01T02:10:00Z');
    await came(vip.visitorId, south, '2027-03-01T01:40:00Z');
    const undone = await came(vip.visitorId, inside, '2027-03-01T03:00:00Z');
    await sql`update entry set undone_at = now() where exhibition_id = ${ctx.exhibition.id} and id = ${undone}`.execute(
      ctx.db,
    );
    const today = dayInBeijing(new Date());
    const said = await portal.as(editor)(checkIn.figures, { day: '2027-03-01' });
    expect(said).toEqual({
      total: { entries: 3, people: 2 },
      days: [
        { day: today, entries: 1, people: 1 },
        { day: '2027-03-01', entries: 3, people: 2 },
      ].toSorted((a, b) => (a.day < b.day ? -1 : 1)),
      gates: [
        { id: south, name: { zh: '南门', en: '' }, entries: 2, people: 2 },
        { id: inside, name: { zh: '一号馆', en: '' }, entries: 1, people: 1 },
      ],
      halls: [
        { hall: null, name: { zh: '整个展会', en: 'The whole fair' }, entries: 2, people: 2 },
        { hall, name: ctx.exhibition.halls.get(hall)?.name, entries: 1, people: 1 },
      ],
      hours: [
        { hour: 9, entries: 2, people: 2 },
        { hour: 10, entries: 1, people: 1 },
      ],
      kinds: [
        { kind: 'vip', entries: 1, people: 1 },
        { kind: 'visitor', entries: 2, people: 1 },
      ],
    });
    expect(badge).not.toBeNull();
    const all = await portal.as(editor)(checkIn.figures, {});
    expect([all.total, all.kinds.map(({ kind }) => kind)]).toEqual([
      { entries: 4, people: 3 },
      ['colleague', 'vip', 'visitor'],
    ]);
    const file = await portal.send(checkIn.exportFigures, { day: null, lang: 'en' }, editor);
    expect([file.status, file.headers['content-type']]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]);
  });
});

describe('somebody who registers at the desk', () => {
  const set = (visitorsMax: number) => portal.as(owner)(organizer.saveSettings, { visitorsMax });
  afterEach(() => set(0));
  const form = (email: string) => ({
    name: '何客',
    company: '现场农资有限公司',
    position: '采购经理',
    country: 'CN',
    email,
    language: 'zh' as const,
    consent: 'paper' as const,
  });
  const register = (email: string, who = support) => portal.as(who)(walkIn.register, form(email));

  test('is approved, may come in, has a link to set a password, and the consent says how it was given', async () => {
    const email = newAddress();
    const { person, made } = await register(email);
    expect([made, person]).toMatchObject([true, { name: '何客', fault: null, before: null }]);
    const gateId = await makeGate(portal.ctx);
    const holder = { visitorId: person.id };
    expect((await portal.as(support)(checkIn.enter, { gateId, holder, requestId: newId() })).entry).not.toBeNull();
    const { rows } = await sql<{ given_way: string; mails: number; password_hash: string | null }>`
      select c.given_way, a.password_hash, (select count(*)::int from message m where m.recipient = ${email} and m.mail_kind = 'passwordLink') as mails
      from consent c join account a on a.id = c.account_id
      where c.exhibition_id = ${portal.ctx.exhibition.id} and a.email = ${email}`.execute(portal.ctx.db);
    expect(rows).toEqual([{ given_way: 'paper', mails: 1, password_hash: null }]);
    expect(await actsOn(person.id)).toEqual([{ act: 'visitor.walkIn', details: { consent: 'paper' } }]);
  });

  test('is made once, also by two desks at once', async () => {
    const email = newAddress();
    const ends = await Promise.all(
      [1, 2].map(() =>
        register(email).then(
          ({ made }) => String(made),
          () => 'refused',
        ),
      ),
    );
    expect(tally(ends)['true']).toBe(1);
    const again = await register(email);
    expect(again.made).toBe(false);
  });

  test('who is registered already stays as they are', async () => {
    const visitor = await makeVisitor(portal, { name: '陈立', review_state: 'underReview' });
    const { person, made } = await register(visitor.email);
    expect([made, person.id, person.name, person.fault]).toEqual([false, visitor.visitorId, '陈立', 'notApproved']);
  });

  test('is refused where all places are taken, but by an owner who goes beyond the limit', async () => {
    await set(1);
    const email = newAddress();
    expect(await outcomeOf(register(email))).toBe('registrationFull');
    expect(await outcomeOf(register(email, owner))).toBe('registrationFull');
    expect(await outcomeOf(portal.as(support)(walkIn.registerBeyond, form(email)))).toBe('notAllowed');
    expect((await portal.as(owner)(walkIn.registerBeyond, form(email))).made).toBe(true);
  });

  test('names what is missing', async () => {
    const { email: _email, ...rest } = form('');
    expect(await wrongFields(portal.as(support)(walkIn.register, { ...rest, name: ' ' }))).toEqual({
      name: RULES.required[0],
      email: RULES.required[0],
    });
  });
});
