import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import {
  makeMeeting,
  makePair,
  signUpCompany,
  signUpVisitor,
  slotOf,
  makeSupplier,
  type Pair,
} from '../../../test/meetings.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeEmployee, makeOrganizer, makeVisitor, type Organizer } from '../../../test/world.ts';
import { newId } from '../../core/id.ts';
import { countSql } from '../../platform/database/count-sql.ts';

const { wish, partners } = contract.meetingSignup;
const { appoint, appointments, confirmSchedule, suggestSchedule, decide } = contract.meetingDesk;

const portal = testPortal({ DATABASE_POOL: '20', RATE_MULTIPLIER: '1000' });
let reviewer: Organizer;
beforeAll(async () => {
  reviewer = await makeOrganizer(portal, portal.ctx, 'reviewer');
});

const buyerSays = (pair: Pair, of: Pair, what: 'want' | 'refuse' | null) =>
  portal.as(pair.buyer)(wish, { partnerId: of.exhibitorSignupId, wish: what });
const companySays = (pair: Pair, of: Pair, what: 'want' | 'refuse' | null) =>
  portal.as(pair.supplier)(wish, { partnerId: of.visitorSignupId, wish: what });
const suggest = (meetingId: string, more: { most?: number; wishesOnly?: boolean } = {}) =>
  portal.as(reviewer)(suggestSchedule, { meetingId, ...more });
const together = (one: Pair, other: Pair) => ({
  visitorSignupId: one.visitorSignupId,
  exhibitorSignupId: other.exhibitorSignupId,
});

const noticesOf = (recipient: string): Promise<number> =>
  countSql(portal.ctx.db, sql`from notice where recipient_id = ${recipient}`);

describe('a wish', () => {
  test('is kept until it is changed or taken back, and is told to nobody of the other side', async () => {
    const pair = await makePair(portal);
    const seen = async (person: Pair['buyer'] | Pair['supplier']) =>
      (await portal.as(person)(partners, { meetingId: pair.meeting.id })).list.map((one) => one.wish);
    expect(await seen(pair.buyer)).toEqual([null]);
    expect(await buyerSays(pair, pair, 'want')).toEqual({ wish: 'want' });
    await buyerSays(pair, pair, 'refuse');
    expect([await seen(pair.buyer), await seen(pair.supplier)]).toEqual([['refuse'], [null]]);
    await companySays(pair, pair, 'want');
    expect([await seen(pair.buyer), await seen(pair.supplier)]).toEqual([['refuse'], ['want']]);
    await buyerSays(pair, pair, null);
    expect(await seen(pair.buyer)).toEqual([null]);
  });

  test('is for those who take part, of a company by its administrators and its contact', async () => {
    const pair = await makePair(portal);
    const stranger = await makeVisitor(portal);
    const waiting = await signUpVisitor(portal, pair.meeting.id, stranger, { audit: 'review' });
    const call = (person: Parameters<typeof portal.as>[0], partnerId: string) =>
      outcomeOf(portal.as(person)(wish, { partnerId, wish: 'want' }));
    expect(await call(stranger, pair.exhibitorSignupId)).toBe('signupNotApproved');
    expect(await call(pair.supplier, waiting)).toBe('notFound');
    expect(await call(pair.buyer, pair.visitorSignupId)).toBe('notFound');
    expect(await call(await makeVisitor(portal), pair.exhibitorSignupId)).toBe('notFound');
    const colleague = await makeEmployee(portal, pair.supplier.exhibitor);
    expect(await call(colleague, pair.visitorSignupId)).toBe('notAllowed');
    await sql`update meeting set cancelled_at = now() where id = ${pair.meeting.id}`.execute(portal.ctx.db);
    expect(await call(pair.buyer, pair.exhibitorSignupId)).toBe('meetingCancelled');
  });
});

describe('a schedule', () => {
  test('is suggested by wishes and by what fits, and books nothing', async () => {
    const meeting = await makeMeeting(portal);
    const [one, two] = [await makePair(portal, { meeting }), await makePair(portal, { meeting })];
    await buyerSays(one, one, 'want');
    await companySays(one, one, 'want');
    await buyerSays(one, two, 'want');
    await companySays(two, one, 'refuse');
    await sql`update exhibitor set country = 'CN' where id = ${one.supplier.exhibitor.id}`.execute(portal.ctx.db);
    await sql`update exhibitor set country = 'DE' where id = ${two.supplier.exhibitor.id}`.execute(portal.ctx.db);
    await sql`update meeting_signup set supplier_regions = '{CN}' where id = ${two.visitorSignupId}`.execute(
      portal.ctx.db,
    );
    const draft = await suggest(meeting.id);
    const placed = draft.placed.map(({ slot: _slot, ...pair }) => pair);
    expect(new Set(placed)).toEqual(
      new Set([
        { ...together(one, one), reason: 'both' },
        { ...together(two, one), reason: 'fit' },
      ]),
    );
    expect([draft.wishes, draft.unmet, draft.standing]).toEqual([
      { all: 3, met: 2 },
      [{ ...together(one, two), from: 'visitor', why: 'refused' }],
      [],
    ]);
    expect(draft.slots.length).toBe(12);
    expect((await suggest(meeting.id, { wishesOnly: true })).placed.map(({ reason }) => reason)).toEqual(['both']);
    expect((await portal.as(reviewer)(appointments, { meetingId: meeting.id })).total).toBe(0);
  });

  test('keeps what stands, offers no slot in which somebody is elsewhere or on a break, and no more than is wanted', async () => {
    const meeting = await makeMeeting(portal);
    const breaks = [{ startsAt: slotOf(meeting, 1), endsAt: slotOf(meeting, 11) }];
    await sql`update meeting set breaks = ${JSON.stringify(breaks)}::jsonb where id = ${meeting.id}`.execute(
      portal.ctx.db,
    );
    const [one, two] = [await makePair(portal, { meeting }), await makePair(portal, { meeting })];
    await portal.as(reviewer)(appoint, { ...together(one, one), slot: slotOf(meeting, 0) });
    await buyerSays(one, one, 'want');
    await buyerSays(one, two, 'want');
    const draft = await suggest(meeting.id);
    expect([draft.slots.map(({ startsAt }) => startsAt), draft.standing, draft.placed, draft.wishes]).toEqual([
      [slotOf(meeting, 0), slotOf(meeting, 11)],
      [{ ...together(one, one), slot: slotOf(meeting, 0) }],
      [{ ...together(one, two), slot: slotOf(meeting, 11), reason: 'visitor' }],
      { all: 2, met: 2 },
    ]);
    const little = await suggest(meeting.id, { most: 1 });
    expect([little.placed, little.unmet.map(({ why }) => why)]).toEqual([[], ['full']]);
  });

  test('is confirmed as a whole: all are told, each has a table of its own, and it is once for each request', async () => {
    const meeting = await makeMeeting(portal);
    const [one, two] = [await makePair(portal, { meeting }), await makePair(portal, { meeting })];
    for (const [from, to] of [
      [one, one],
      [two, two],
      [one, two],
    ] as const)
      await buyerSays(from, to, 'want');
    const { placed } = await suggest(meeting.id);
    const wanted = {
      meetingId: meeting.id,
      appointments: placed.map(({ reason: _reason, ...pair }) => pair),
      requestId: newId(),
    };
    expect(await portal.as(reviewer)(confirmSchedule, wanted)).toEqual({ made: 3 });
    expect(await portal.as(reviewer)(confirmSchedule, wanted)).toEqual({ made: 3 });
    const { list } = await portal.as(reviewer)(appointments, { meetingId: meeting.id });
    expect(new Set(list.map(({ state, proposedBy }) => `${state} ${proposedBy}`))).toEqual(
      new Set(['confirmed organizer']),
    );
    const occupied = list.map(({ agreed, table }) => `${agreed?.startsAt} ${table}`);
    expect(new Set(occupied).size).toBe(3);
    expect((await suggest(meeting.id)).placed).toEqual([]);
    for (const [recipient, count] of [
      [one.buyer.visitorId, 2],
      [one.supplier.employeeId, 1],
    ] as const)
      await expect.poll(() => noticesOf(recipient)).toBe(count);
  });

  test('is refused by name and books nothing where one of it is no longer possible', async () => {
    const meeting = await makeMeeting(portal);
    const [one, two] = [await makePair(portal, { meeting }), await makePair(portal, { meeting })];
    const [first, second] = [slotOf(meeting, 0), slotOf(meeting, 1)];
    const confirm = (...planned: readonly { visitorSignupId: string; exhibitorSignupId: string; slot: string }[]) =>
      outcomeOf(portal.as(reviewer)(confirmSchedule, { meetingId: meeting.id, appointments: [...planned] }));
    const good = { ...together(two, two), slot: second };
    expect(await confirm(good, { ...together(one, two), slot: second })).toBe('scheduleChanged');
    expect(await confirm(good, { ...together(two, two), slot: first })).toBe('scheduleChanged');
    expect(await confirm(good, { ...together(one, one), slot: new Date(0).toISOString() })).toBe('slotOutside');
    const other = await makePair(portal);
    expect(await confirm(good, { ...together(other, one), slot: first })).toBe('notFound');
    await portal.as(reviewer)(appoint, { ...together(one, one), slot: first });
    expect(await confirm(good, { ...together(two, one), slot: first })).toBe('scheduleChanged');
    expect(await confirm(good, { ...together(one, one), slot: second })).toBe('scheduleChanged');
    await companySays(one, two, 'refuse');
    expect(await confirm(good, { ...together(two, one), slot: slotOf(meeting, 2) })).toBe('scheduleChanged');
    const late = await signUpCompany(portal, meeting.id, (await makeSupplier(portal)).exhibitor.id);
    const records = [{ id: late, version: 1 }];
    await portal.as(reviewer)(decide, { selection: { records }, audit: 'notApproved', reason: '名额有限' });
    expect(await confirm(good, { visitorSignupId: one.visitorSignupId, exhibitorSignupId: late, slot: second })).toBe(
      'scheduleChanged',
    );
    expect((await portal.as(reviewer)(appointments, { meetingId: meeting.id })).total).toBe(1);
    await sql`update meeting set tables = 1 where id = ${meeting.id}`.execute(portal.ctx.db);
    expect(await confirm(good, { ...together(one, two), slot: second })).toBe('scheduleChanged');
    expect(await confirm(good)).toBe('done');
  });
});
