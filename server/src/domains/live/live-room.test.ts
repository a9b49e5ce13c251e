import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { CODES } from '@fairbridge/contract/codes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { makeGuest } from '../../../test/chats.ts';
import { expectAfter, OF_THE_CLOCK } from '../../../test/clock.ts';
import { makeLive, makeLiveMessage, ON_AIR } from '../../../test/lives.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { openPortalOn, testPortal, type Person, type TestPortal } from '../../../test/portal.ts';
import { acknowledged } from '../../../test/sockets.ts';
import { leavesPool, makeEmployee, makeExhibitor, makeOrganizer, makeVisitor, putInPool } from '../../../test/world.ts';
import { RoomPasses } from './live-room.pass.ts';

const portal = testPortal();
let other: TestPortal;
let addresses: [here: string, there: string];
beforeAll(async () => {
  other = await openPortalOn(portal.url);
  const listen = ({ app }: TestPortal) => app.listen({ port: 0, host: '127.0.0.1' });
  addresses = [await listen(portal), await listen(other)];
});
afterAll(() => other.close());

const opened = new Set<Socket>();
afterEach(() => {
  for (const socket of opened) socket.disconnect();
  opened.clear();
});

const message = z.looseObject({
  id: z.string(),
  message: z.string(),
  name: z.object({ zh: z.string(), en: z.string() }),
});
const joined = z.object({
  joined: z.string(),
  messages: z.array(message),
  state: z.looseObject({ likes: z.number(), slowSeconds: z.number() }),
});

type Line = {
  socket: Socket;
  heard: { event: string; data: unknown }[];
  join: (id: string, guestToken?: string) => Promise<z.infer<typeof joined>>;
  say: (id: string, text: string, clientId?: string) => Promise<number | string>;
};

let serial = 0;
const made = (): string => `a-client-id-of-the-tests-${(serial += 1)}`;

/** A line of this person, or of a guest; `at`: of which process. */
async function line(person: Person | null, at: 0 | 1 = 0): Promise<Line> {
  const socket = io(addresses[at], {
    path: '/socket',
    addTrailingSlash: false,
    reconnection: false,
    forceNew: true,
    transports: ['websocket'],
    auth: person === null ? { guest: true } : { token: person.token },
  });
  opened.add(socket);
  const heard: Line['heard'] = [];
  socket.onAny((event: string, data: unknown) => heard.push({ event, data }));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve());
    socket.once('connect_error', reject);
  });
  return {
    socket,
    heard,
    join: async (id, guestToken) => {
      const input = { id, ...(guestToken === undefined ? {} : { guestToken }) };
      const { sig } = await portal.as(person ?? { token: null })(contract.liveRoom.pass, input);
      const answer = await acknowledged(socket, 'liveRoom.join', { id, sig });
      return joined.parse(answer?.data);
    },
    say: async (id, text, clientId = made()) => {
      const answer = await acknowledged(socket, 'liveRoom.send', { id, message: text, clientId });
      return answer?.code === 1000 ? message.parse(answer.data).id : (answer?.code ?? 'closed');
    },
  };
}

const texts = ({ heard }: Line): string[] =>
  heard.flatMap(({ event, data }) => (event === 'liveRoom.message' ? [message.parse(data).message] : []));
const eventsOf = ({ heard }: Line, event: string): unknown[] =>
  heard.filter((one) => one.event === `liveRoom.${event}`).map(({ data }) => data);

describe('the room of a live', () => {
  test('guests read, in another process too; names of visitors are masked to all but the hosts', async () => {
    const company = await makeExhibitor(portal);
    const live = await makeLive(portal, company, ON_AIR);
    const visitor = await makeVisitor(portal, { name: '王小明' });
    const [guest, host, speaker] = [
      await line(null, 1),
      await line(await makeEmployee(portal, company), 1),
      await line(visitor),
    ];
    for (const one of [guest, host, speaker]) await one.join(live.id);
    await speaker.say(live.id, '有现货吗');
    await expect.poll(() => texts(guest)).toEqual(['有现货吗']);
    await expect.poll(() => texts(host)).toEqual(['有现货吗']);
    const names = [guest, host].map((one) => message.parse(eventsOf(one, 'message')[0]).name.zh);
    expect(names).toEqual(['王**', '王小明']);
    const late = await (await line(null)).join(live.id);
    expect(late.messages.map(({ message: text, name }) => [text, name.zh])).toEqual([['有现货吗', '王**']]);
  });

  test('guests write once they have given a name; visitors once registered; the staff of other companies never (G53)', async () => {
    const company = await makeExhibitor(portal);
    const { id } = await makeLive(portal, company, ON_AIR);
    const nameless = await line(null);
    await nameless.join(id);
    expect(await nameless.say(id, '你好')).toBe(CODES.liveNameNeeded.code);
    const { guestToken } = await makeGuest(portal, '李女士');
    const named = await line(null);
    await named.join(id, guestToken);
    await named.say(id, '你好');
    expect(texts(nameless)).toEqual(['你好']);
    expect(message.parse(eventsOf(nameless, 'message')[0]).name.zh).toBe('李女士');
    const unfinished = await line(await makeVisitor(portal, { complete_exhibition_registration: false }));
    await unfinished.join(id);
    expect(await unfinished.say(id, '你好')).toBe(CODES.registrationUnfinished.code);
    const stranger = await line(await makeEmployee(portal, await makeExhibitor(portal)));
    await stranger.join(id);
    expect(await stranger.say(id, '你好')).toBe(CODES.notAllowed.code);
  });

  test('the same client id again stores and tells nothing twice (G50)', async () => {
    const { id } = await makeLive(portal, await makeExhibitor(portal), ON_AIR);
    const [speaker, hears] = [await line(await makeVisitor(portal)), await line(null)];
    for (const one of [speaker, hears]) await one.join(id);
    const clientId = made();
    const first = await speaker.say(id, '一', clientId);
    expect(await speaker.say(id, '一', clientId)).toBe(first);
    await speaker.say(id, '二');
    await expect.poll(() => texts(hears)).toEqual(['一', '二']);
  });

  test('what a host deletes leaves every screen within a second, and whoever is muted writes no more', async () => {
    const company = await makeExhibitor(portal);
    const { id } = await makeLive(portal, company, ON_AIR);
    const host = await makeEmployee(portal, company);
    const [speaker, far] = [await line(await makeVisitor(portal)), await line(null, 1)];
    for (const one of [speaker, far]) await one.join(id);
    const messageId = String(await speaker.say(id, '广告'));
    const second = String(await speaker.say(id, '又是广告'));
    await portal.as(host)(contract.liveRoom.removeMessage, { id, messageId });
    await expect
      .poll(() => eventsOf(far, 'removed'), { timeout: 1_000 })
      .toEqual([{ liveId: id, messageIds: [messageId] }]);
    await portal.as(host)(contract.liveRoom.mute, { id, messageId, erase: true });
    await expect.poll(() => eventsOf(far, 'removed').length).toBe(2);
    expect(eventsOf(far, 'removed')[1]).toEqual({ liveId: id, messageIds: [second] });
    expect(await speaker.say(id, '还是广告')).toBe(CODES.liveMuted.code);
    expect((await far.join(id)).messages).toEqual([]);
    const { list } = await portal.as(host)(contract.liveRoom.muted, { id });
    expect(list.map((one) => one.messageId)).toEqual([second]);
    await portal.as(host)(contract.liveRoom.mute, { id, messageId: second, muted: false });
    expect(await speaker.say(id, '抱歉')).toEqual(expect.any(String));
  });

  test('slow mode keeps everybody but the hosts waiting, and is told', async () => {
    const company = await makeExhibitor(portal);
    const { id } = await makeLive(portal, company, ON_AIR);
    const host = await makeEmployee(portal, company);
    const [speaker, hosting] = [await line(await makeVisitor(portal)), await line(host)];
    for (const one of [speaker, hosting]) await one.join(id);
    await portal.as(host)(contract.liveRoom.slow, { id, seconds: 60 });
    await expect.poll(() => eventsOf(speaker, 'state')).toMatchObject([{ slowSeconds: 60 }]);
    expect(await speaker.say(id, '一')).toEqual(expect.any(String));
    expect(await speaker.say(id, '二')).toBe(CODES.liveSlow.code);
    const refused = { id, message: '三', clientId: made() };
    const answer = await acknowledged(speaker.socket, 'liveRoom.send', refused);
    const { seconds } = z.object({ seconds: z.int() }).parse(answer?.data);
    // of the minute some moments are over
    expect([seconds > 30, seconds <= 60]).toEqual([true, true]);
    expect(await hosting.say(id, '一')).toEqual(expect.any(String));
    expect(await hosting.say(id, '二')).toEqual(expect.any(String));
  });

  test('in slow mode two messages of one person at one moment, by two lines, are one', async () => {
    const { id } = await makeLive(portal, await makeExhibitor(portal), { ...ON_AIR, slow_seconds: 60 });
    const person = await makeVisitor(portal);
    const lines = [await line(person), await line(person, 1)];
    for (const one of lines) await one.join(id);
    const answers = await Promise.all(lines.flatMap((one) => [one.say(id, '一'), one.say(id, '二')]));
    const refused = answers.filter((one) => one === CODES.liveSlow.code);
    expect(refused.length).toBe(3);
    const { messages } = await (await line(null)).join(id);
    expect(messages.map((one) => one.id)).toEqual(answers.filter((one) => typeof one === 'string'));
  });

  test('only hosts and the organizer keep order: to others the live is not there (G53)', async () => {
    const company = await makeExhibitor(portal);
    const { id } = await makeLive(portal, company, ON_AIR);
    const speaker = await line(await makeVisitor(portal));
    await speaker.join(id);
    const messageId = String(await speaker.say(id, '你好'));
    const remove = (person: Person) => outcomeOf(portal.as(person)(contract.liveRoom.removeMessage, { id, messageId }));
    expect(await remove(await makeEmployee(portal, await makeExhibitor(portal)))).toBe('notFound');
    expect(await remove(await makeOrganizer(portal))).toBe('done');
  });

  test('a host mutes neither a colleague nor the organizer, and deletes what somebody left whose account is gone', async () => {
    const company = await makeExhibitor(portal);
    const { id } = await makeLive(portal, company, ON_AIR);
    const host = portal.as(await makeEmployee(portal, company));
    const muted = async (person: Person): Promise<string | null> => {
      const speaker = await line(person);
      await speaker.join(id);
      const messageId = String(await speaker.say(id, '大家好'));
      return outcomeOf(host(contract.liveRoom.mute, { id, messageId }));
    };
    expect(await muted(await makeEmployee(portal, company))).toBe('notFound');
    expect(await muted(await makeOrganizer(portal))).toBe('notFound');
    expect(await muted(await makeVisitor(portal))).toBe('done');
    const gone = await makeVisitor(portal);
    const messageId = await makeLiveMessage(portal.ctx, id, gone.visitorId);
    await portal.ctx.db
      .updateTable('live_message')
      .where('exhibition_id', '=', portal.ctx.exhibition.id)
      .where('id', '=', messageId)
      .set({ author_id: null, client_id: null })
      .execute();
    expect(await outcomeOf(host(contract.liveRoom.removeMessage, { id, messageId }))).toBe('done');
    expect((await (await line(null)).join(id)).messages.map((one) => one.id)).not.toContain(messageId);
  });

  test('is closed once the live is over', async () => {
    const { id } = await makeLive(portal, await makeExhibitor(portal), {
      ...ON_AIR,
      ended_at: new Date().toISOString(),
      recorded_seconds: 60,
    });
    const speaker = await line(await makeVisitor(portal));
    await speaker.join(id);
    expect(await speaker.say(id, '晚了')).toBe(CODES.liveOver.code);
  });
});

describe('a private room', () => {
  test(
    'lets in whoever may watch, and lets go within a second whoever leaves the pool (G48, G53)',
    OF_THE_CLOCK,
    async () => {
      const company = await makeExhibitor(portal);
      const { id } = await makeLive(portal, company, { ...ON_AIR, scope: 1 });
      const member = await makeVisitor(portal);
      await putInPool(portal, company, member);
      const [inside, host] = [await line(member), await line(await makeEmployee(portal, company))];
      for (const one of [inside, host]) await one.join(id);
      expect(await outcomeOf(portal.as(await makeVisitor(portal))(contract.liveRoom.pass, { id }))).toBe(
        'liveCodeNeeded',
      );
      expect(await outcomeOf(portal.as({ token: null })(contract.liveRoom.pass, { id }))).toBe('notSignedIn');
      await leavesPool(portal, company, member);
      await expectAfter(1_000, async () => eventsOf(inside, 'closed'), [{ liveId: id }]);
      await host.say(id, '只给客户');
      expect(texts(inside)).toEqual([]);
      expect(await inside.say(id, '我还在')).toBe(CODES.livePassEnded.code);
    },
  );

  test('a pass is for one person, one room and five minutes (G48, G53)', async () => {
    const company = await makeExhibitor(portal);
    const [one, another] = [await makeLive(portal, company, ON_AIR), await makeLive(portal, company, ON_AIR)];
    const [visitor, stranger] = [await makeVisitor(portal), await makeVisitor(portal)];
    const { sig } = await portal.as(visitor)(contract.liveRoom.pass, { id: one.id });
    const old = new RoomPasses(portal.portal.services.config.SECRET, () => Date.now() - 301_000);
    const holder = { kind: 'signedIn', id: visitor.visitorId } as const;
    const enters = async (person: Person | null, id: string, pass: string) =>
      (await acknowledged((await line(person)).socket, 'liveRoom.join', { id, sig: pass }))?.code;
    const ended = CODES.livePassEnded.code;
    expect(await enters(visitor, one.id, sig)).toBe(1000);
    expect(await enters(visitor, another.id, sig)).toBe(ended);
    expect(await enters(stranger, one.id, sig)).toBe(ended);
    expect(await enters(null, one.id, sig)).toBe(ended);
    expect(await enters(visitor, one.id, old.signed(one.id, holder))).toBe(ended);
    expect(await enters(visitor, one.id, 'nothing')).toBe(ended);
  });
});
