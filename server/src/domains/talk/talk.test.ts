import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CODES, type ErrorName } from '@fairbridge/contract/codes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { talkChannel } from '@fairbridge/contract/talk/talk.channel.ts';
import type { Signal, Talk } from '@fairbridge/contract/talk/talk.shapes.ts';
import { buildApp } from '../../app.ts';
import { draw } from '../../../../demo/draw.ts';
import { newId } from '../../core/id.ts';
import { makeConversation } from '../../../test/chats.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { openPortalOn, testPortal, type Person, type TestPortal } from '../../../test/portal.ts';
import { acknowledged, closeSockets, connected, told } from '../../../test/sockets.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeVisitor,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';
import { endLostTalks } from './talk.ending.ts';

const { begin, accept, refuse, end, ringing } = contract.talk;

const portal = testPortal({ DATABASE_POOL: '20' });
/** Another process on the same database. */
let second: TestPortal;
let apps: { here: FastifyInstance; there: FastifyInstance };
let here: string;
let there: string;
const listen = async (on: TestPortal): Promise<FastifyInstance> => buildApp(on.portal, draw).app;
beforeAll(async () => {
  second = await openPortalOn(portal.url, { DATABASE_POOL: '20' });
  apps = { here: await listen(portal), there: await listen(second) };
  here = await apps.here.listen({ port: 0, host: '127.0.0.1' });
  there = await apps.there.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(closeSockets);
afterAll(async () => {
  await Promise.all([apps.here.close(), apps.there.close()]);
  await second.close();
});

let company: Exhibitor;
let staff: Employee;
let colleague: Employee;
let buyer: Visitor;
let id: string;
/** The buyer’s window, and those of the company’s people, the colleague at another process. */
let lines: { buyer: Socket; staff: Socket; colleague: Socket };
beforeEach(async () => {
  company = await makeExhibitor(portal);
  staff = await makeEmployee(portal, company);
  colleague = await makeEmployee(portal, company);
  buyer = await makeVisitor(portal);
  id = await makeConversation(portal, company, buyer);
  const [first, next, other] = await Promise.all([
    connected(here, buyer),
    connected(here, staff),
    connected(there, colleague),
  ]);
  lines = { buyer: first, staff: next, colleague: other };
});

const device = (): string => `device-${newId()}`;
const calling = (person: Person, deviceId: string = device(), conversationId: string = id) =>
  portal.as(person)(begin, { conversationId, media: 'video', deviceId });
const answering = (person: Person, talkId: string, deviceId: string = device(), at: TestPortal = portal) =>
  at.as(person)(accept, { id: talkId, deviceId });
const lineOf = async (person: Person = buyer) =>
  (await portal.as(person)(contract.chat.history, { conversationId: id })).list.map(({ side, body }) => [side, body]);
const candidates: Signal = {
  kind: 'candidates',
  candidates: [
    { candidate: 'candidate:1 1 udp 1 192.0.2.1 9 typ host', sdpMid: '0', sdpMLineIndex: 0, usernameFragment: null },
  ],
};
const offer: Signal = { kind: 'offer', sdp: `v=0\r\n${'a=x\r\n'.repeat(5_000)}` };

const heard = talkChannel.sends.hear.output;
async function hear(socket: Socket, talkId: string, deviceId: string, afterSeq = 0) {
  const answer = await acknowledged(socket, 'talk.hear', { id: talkId, deviceId, afterSeq });
  return answer?.code === 1000 ? heard.parse(answer.data) : null;
}
const nameOf = (code: number | undefined): string =>
  Object.keys(CODES).find((name) => CODES[name as ErrorName].code === code) ?? (code === 1000 ? 'done' : String(code));
const signalling = async (socket: Socket, talkId: string, deviceId: string, signal: Signal = candidates) =>
  nameOf((await acknowledged(socket, 'talk.signal', { id: talkId, deviceId, signal }))?.code);

/** As if so many seconds had gone by since anything happened in a talk. */
const letPass = async (talkId: string, seconds: number): Promise<void> => {
  await sql`update talk set created_at = created_at - make_interval(secs => ${seconds}) where id = ${talkId}`.execute(
    portal.ctx.db,
  );
  await sql`update talk_seat set seen_at = seen_at - make_interval(secs => ${seconds}) where talk_id = ${talkId}`.execute(
    portal.ctx.db,
  );
};
/** A talk of the buyer that the employee has answered. */
async function talking(): Promise<{ talk: Talk; own: string; other: string }> {
  const [own, other] = [device(), device()];
  const { id: talkId } = await calling(buyer, own);
  const known = told(lines.buyer, 'talk.changed');
  const talk = await answering(staff, talkId, other);
  // what is heard from here on is about what comes next
  await known;
  return { talk, own, other };
}

describe('a call', () => {
  test('rings at all of the company, in whatever process; the first device has it, and the others stop to ring', async () => {
    const rings = [told(lines.staff, 'talk.ringing'), told(lines.colleague, 'talk.ringing')];
    const begun = await calling(buyer);
    expect([begun.state, begun.by, begun.media]).toEqual(['ringing', 'visitor', 'video']);
    expect(await Promise.all(rings)).toEqual([begun, begun]);
    expect((await second.as(colleague)(ringing, {})).list.map((one) => one.id)).toEqual([begun.id]);
    const stops = [told(lines.buyer, 'talk.changed'), told(lines.colleague, 'talk.changed')];
    const answered = await answering(staff, begun.id);
    expect((await Promise.all(stops)).map((one) => Object(one).state)).toEqual(['accepted', 'accepted']);
    expect([answered.state, await outcomeOf(answering(colleague, begun.id, device(), second))]).toEqual([
      'accepted',
      'notFound',
    ]);
    // who answers speaks for the company from then on
    expect((await portal.as(buyer)(contract.chat.get, { conversationId: id })).employee?.id).toBe(staff.employeeId);
  });

  test('that two devices answer at the same moment is one device’s', async () => {
    const begun = await calling(buyer);
    const outcomes = await Promise.all(
      [staff, staff, staff, staff].map((person, at) =>
        outcomeOf(answering(person, begun.id, device(), at % 2 === 0 ? portal : second)),
      ),
    );
    expect(tally(outcomes)).toEqual({ done: 1, talkOver: 3 });
  });

  test('that is hung up has ended for both, with its line in the conversation', async () => {
    const { talk, own, other } = await talking();
    await sql`update talk set accepted_at = accepted_at - interval '185 seconds' where id = ${talk.id}`.execute(
      portal.ctx.db,
    );
    const stops = told(lines.buyer, 'talk.changed');
    const ended = await portal.as(staff)(end, { id: talk.id, deviceId: other });
    expect([ended.state, ended.end, Object(await stops).state]).toEqual(['ended', 'hungUp', 'ended']);
    expect((await portal.as(buyer)(end, { id: talk.id, deviceId: own })).state).toBe('ended');
    expect(await lineOf()).toEqual([
      ['fair', { kind: 'talk', media: 'video', by: 'visitor', outcome: 'ended', seconds: 185 }],
    ]);
    const { rows } =
      await sql`select from talk_seat where talk_id = ${talk.id} union all select from talk_signal where talk_id = ${talk.id}`.execute(
        portal.ctx.db,
      );
    expect(rows).toEqual([]);
  });

  test('may be refused, and is over then', async () => {
    const begun = await calling(staff);
    const stops = told(lines.staff, 'talk.changed');
    expect((await portal.as(buyer)(refuse, { id: begun.id })).state).toBe('refused');
    expect(Object(await stops).state).toBe('refused');
    expect([
      await outcomeOf(portal.as(buyer)(refuse, { id: begun.id })),
      await outcomeOf(answering(buyer, begun.id)),
      await lineOf(),
    ]).toEqual([
      'talkOver',
      'talkOver',
      [['fair', { kind: 'talk', media: 'video', by: 'exhibitor', outcome: 'refused', seconds: 0 }]],
    ]);
  });

  test('says so where whoever answers has no microphone to answer with, and was not refused', async () => {
    const begun = await calling(staff);
    expect((await portal.as(buyer)(refuse, { id: begun.id, unable: true })).state).toBe('unable');
    expect(await lineOf()).toEqual([
      ['fair', { kind: 'talk', media: 'video', by: 'exhibitor', outcome: 'unable', seconds: 0 }],
    ]);
  });

  test('that its caller gives up was missed, and is unread to whom it was for', async () => {
    const own = device();
    const begun = await calling(staff, own);
    expect((await portal.as(staff)(end, { id: begun.id, deviceId: own })).state).toBe('missed');
    expect([await lineOf(), (await portal.as(buyer)(contract.chat.get, { conversationId: id })).unread]).toEqual([
      [['exhibitor', { kind: 'talk', media: 'video', by: 'exhibitor', outcome: 'missed', seconds: 0 }]],
      1,
    ]);
    await portal.as(buyer)(contract.chat.read, { conversationId: id, seq: 1 });
    expect((await portal.as(buyer)(contract.chat.get, { conversationId: id })).unread).toBe(0);
  });

  test('that nobody answers for thirty seconds was missed; whoever asks finds it so', async () => {
    const own = device();
    const begun = await calling(buyer, own);
    await letPass(begun.id, LIMITS.talkRingSeconds + 1);
    const answer = await hear(lines.buyer, begun.id, own);
    expect([answer?.talk.state, await outcomeOf(answering(staff, begun.id))]).toEqual(['missed', 'talkOver']);
  });

  test('to somebody who is nowhere was missed at once', async () => {
    lines.buyer.disconnect();
    await expect.poll(async () => (await calling(staff)).state).toBe('missed');
  });
});

describe('one call for each person', () => {
  test('who is called while talking is busy, and who talks calls nobody', async () => {
    const { talk } = await talking();
    const stranger = await makeVisitor(portal);
    const elsewhere = await makeConversation(portal, company, stranger, { employee_id: staff.employeeId });
    await connected(here, stranger);
    const busy = await calling(stranger, device(), elsewhere);
    expect([busy.state, await outcomeOf(calling(staff, device(), elsewhere)), await outcomeOf(calling(buyer))]).toEqual(
      ['busy', 'talkBusy', 'talkBusy'],
    );
    expect(
      (await portal.as(staff)(contract.chat.history, { conversationId: elsewhere })).list.map(({ body }) => body),
    ).toEqual([{ kind: 'talk', media: 'video', by: 'visitor', outcome: 'busy', seconds: 0 }]);
    expect((await portal.as(buyer)(contract.talk.ringing, {})).list).toEqual([]);
    expect(talk.state).toBe('accepted');
  });

  test('a company for which nobody speaks is busy once everybody who is there talks, and rings as long as one does not', async () => {
    await talking();
    const colleagueThere = async () =>
      (await portal.portal.services.realtime.present([`subject ${colleague.employeeId}`])).size === 1;
    const stranger = await makeVisitor(portal);
    const elsewhere = await makeConversation(portal, company, stranger);
    await expect.poll(colleagueThere).toBe(true);
    const first = await calling(stranger, device(), elsewhere);
    expect(first.state).toBe('ringing');
    await portal.as(colleague)(refuse, { id: first.id });
    lines.colleague.disconnect();
    await expect.poll(colleagueThere).toBe(false);
    expect((await calling(stranger, device(), elsewhere)).state).toBe('busy');
  });

  test('two who call one another at the same moment have one', async () => {
    await portal.as(staff)(contract.chat.take, { conversationId: id });
    const outcomes = await Promise.all([
      calling(buyer).then(
        ({ state }) => state,
        () => 'refused by name',
      ),
      second
        .as(staff)(begin, { conversationId: id, media: 'audio', deviceId: device() })
        .then(
          ({ state }) => state,
          () => 'refused by name',
        ),
    ]);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int from talk where conversation_id = ${id} and ended_at is null`.execute(portal.ctx.db);
    expect([outcomes.filter((one) => one === 'ringing').length, rows]).toEqual([1, [{ count: 1 }]]);
  });
});

describe('signals (G53)', () => {
  test('go from the one device to the other in order, from process to process, whatever their size', async () => {
    const [own, other] = [device(), device()];
    const begun = await calling(buyer, own);
    await answering(colleague, begun.id, other, second);
    const hint = told(lines.colleague, 'talk.signal');
    expect([await signalling(lines.buyer, begun.id, own, offer), await signalling(lines.buyer, begun.id, own)]).toEqual(
      ['done', 'done'],
    );
    expect(await hint).toEqual({ id: begun.id });
    expect((await hear(lines.colleague, begun.id, other))?.signals).toEqual([
      { seq: 1, signal: offer },
      { seq: 2, signal: candidates },
    ]);
    expect((await hear(lines.colleague, begun.id, other, 1))?.signals.map(({ seq }) => seq)).toEqual([2]);
    // what one has told is not for oneself
    expect((await hear(lines.buyer, begun.id, own))?.signals).toEqual([]);
  });

  test('are answered to no other device of the same person, and to nobody else', async () => {
    const { talk, own, other } = await talking();
    await signalling(lines.buyer, talk.id, own, offer);
    const stranger = await connected(here, await makeVisitor(portal));
    const rival = await connected(here, await makeEmployee(portal, await makeExhibitor(portal)));
    const admin = await connected(here, await makeEmployee(portal, company, { admin: true }));
    const again = await connected(here, staff);
    for (const socket of [stranger, rival, admin, lines.colleague]) {
      expect([await hear(socket, talk.id, other), await signalling(socket, talk.id, other)]).toEqual([
        null,
        'notFound',
      ]);
    }
    expect([
      (await hear(again, talk.id, device()))?.signals,
      await signalling(again, talk.id, device()),
      await outcomeOf(portal.as(staff)(end, { id: talk.id, deviceId: device() })),
      await outcomeOf(portal.as(await makeVisitor(portal))(end, { id: talk.id, deviceId: own })),
    ]).toEqual([[], 'notFound', 'notFound', 'notFound']);
    expect((await hear(lines.staff, talk.id, other))?.signals.length).toBe(1);
  });

  test('have sizes and shapes, and are refused once the talk is over', async () => {
    const { talk, own } = await talking();
    const long = 'x'.repeat(LIMITS.talkCandidateMax + 1);
    const wrong: unknown[] = [
      { kind: 'offer', sdp: `v=0\r\n${'x'.repeat(LIMITS.talkDescriptionMax)}` },
      { kind: 'offer', sdp: 'javascript:alert(1)' },
      { kind: 'candidates', candidates: [] },
      {
        kind: 'candidates',
        candidates: [{ candidate: long, sdpMid: null, sdpMLineIndex: null, usernameFragment: null }],
      },
      { kind: 'shutdown' },
    ];
    const outcomes: string[] = [];
    for (const signal of wrong)
      outcomes.push(
        nameOf((await acknowledged(lines.buyer, 'talk.signal', { id: talk.id, deviceId: own, signal }))?.code),
      );
    expect(tally(outcomes)).toEqual({ badInput: 5 });
    await portal.as(buyer)(end, { id: talk.id, deviceId: own });
    expect(await signalling(lines.buyer, talk.id, own)).toBe('talkOver');
  });
});

describe('a call ends', () => {
  test('within seconds when a device is heard of no more: the other is told so, and is free again', async () => {
    const { talk, own, other } = await talking();
    lines.staff.disconnect();
    await letPass(talk.id, LIMITS.talkLostSeconds + 1);
    const answer = await hear(lines.buyer, talk.id, own);
    expect([answer?.talk.state, answer?.talk.end]).toEqual(['ended', 'lost']);
    const again = await connected(here, staff);
    expect((await hear(again, talk.id, other))?.talk.state).toBe('ended');
    expect((await calling(buyer)).state).toBe('ringing');
  });

  test('not when both come back in time, as after a restart', async () => {
    const { talk, own, other } = await talking();
    await letPass(talk.id, LIMITS.talkLostSeconds - 2);
    lines.buyer.disconnect();
    const back = await connected(there, buyer);
    expect([
      (await hear(back, talk.id, own))?.talk.state,
      (await hear(lines.staff, talk.id, other))?.talk.state,
    ]).toEqual(['accepted', 'accepted']);
  });

  test('also when nobody is heard of any more: by the clock, and by whoever calls one of the two', async () => {
    const first = await talking();
    await letPass(first.talk.id, 60);
    expect((await calling(buyer)).state).toBe('ringing');
    const { rows: open } = await sql<{
      id: string;
    }>`select id from talk where conversation_id = ${id} and ended_at is null`.execute(portal.ctx.db);
    await letPass(open[0]?.id ?? '', 60);
    await endLostTalks.work(portal.portal.services);
    expect((await lineOf()).map(([, body]) => Object(body).outcome)).toEqual(['ended', 'missed']);
  });

  test('with the session of one of the two: it is heard of no more', async () => {
    const { talk, own, other } = await talking();
    await portal.as(staff)(contract.account.logOff, {});
    expect(await hear(lines.staff, talk.id, other)).toBe(null);
    expect(await outcomeOf(portal.as(staff)(end, { id: talk.id, deviceId: other }))).toBe('sessionExpired');
    await letPass(talk.id, LIMITS.talkLostSeconds + 1);
    expect((await hear(lines.buyer, talk.id, own))?.talk).toMatchObject({ state: 'ended', end: 'lost' });
  });

  test('when one side blocks the other, and none begins then', async () => {
    const { talk, own } = await talking();
    await portal.as(staff)(contract.chat.block, { conversationId: id, blocked: true });
    expect(await signalling(lines.buyer, talk.id, own)).toBe('chatBlocked');
    expect((await hear(lines.buyer, talk.id, own))?.talk).toMatchObject({ state: 'ended', end: 'blocked' });
    expect([await outcomeOf(calling(buyer)), await outcomeOf(calling(staff))]).toEqual(['chatBlocked', 'chatBlocked']);
  });
});

test('nobody calls in a conversation of others, nor answers or refuses what rings for others', async () => {
  const begun = await calling(buyer);
  const stranger = await makeVisitor(portal);
  const rival = await makeEmployee(portal, await makeExhibitor(portal));
  const outcomes = [];
  for (const person of [stranger, rival])
    outcomes.push(
      await outcomeOf(calling(person)),
      await outcomeOf(answering(person, begun.id)),
      await outcomeOf(portal.as(person)(refuse, { id: begun.id })),
    );
  outcomes.push(
    await outcomeOf(answering(buyer, begun.id)),
    await outcomeOf(portal.as(buyer)(refuse, { id: begun.id })),
  );
  expect([tally(outcomes), (await portal.as(stranger)(ringing, {})).list]).toEqual([{ notFound: 8 }, []]);
});
