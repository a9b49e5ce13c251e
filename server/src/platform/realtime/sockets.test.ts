import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { CODES } from '@fairbridge/contract/codes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { expectAfter, OF_THE_CLOCK } from '../../../test/clock.ts';
import { SUGAR_HOST, testPortal } from '../../../test/portal.ts';
import {
  acknowledged,
  closeSockets,
  connected,
  echoChannel,
  entering,
  listenWithEcho,
  openSocket,
  told,
} from '../../../test/sockets.ts';
import { openUnreadSocket } from '../../../test/unread-socket.ts';
import { makeEmployee, makeExhibitor, makeOrganizer, makeVisitor } from '../../../test/world.ts';

const portal = testPortal({ RATE_MULTIPLIER: '1' });
let app: FastifyInstance;
let address: string;
beforeAll(async () => {
  ({ app, address } = await listenWithEcho(portal));
});
afterEach(closeSockets);
afterAll(() => app.close());

/** What is said reaches others so soon whatever somebody else does (G53). */
const DELIVERED_MILLISECONDS = 300;

const NOBODY = CODES.notSignedIn.code;
const say = (socket: Socket, text: string) => acknowledged(socket, 'echo.say', { text });

describe('who is let in', () => {
  const enters = (shown: Parameters<typeof openSocket>[1]) => entering(openSocket(address, shown));

  test('registered visitors and employees, with the token of a session of this fair, shown in the handshake', async () => {
    const visitor = await makeVisitor(portal);
    const employee = await makeEmployee(portal, await makeExhibitor(portal));
    const sugar = await makeVisitor(portal, {}, portal.sugarCtx);
    expect(await enters(visitor)).toBe('open');
    expect(await enters(employee)).toBe('open');
    expect(await enters({ ...visitor, transport: 'polling' })).toBe('open');
    expect(await enters({ ...sugar, headers: { host: SUGAR_HOST } })).toBe('open');
  });

  test('guests who say so, visitors whose registration is unfinished, and the staff: to the rooms of lives alone', async () => {
    const company = await makeExhibitor(portal);
    const others = [
      await connected(address, { guest: true }),
      await connected(address, await makeVisitor(portal, { complete_exhibition_registration: false })),
      await connected(address, await makeOrganizer(portal)),
    ];
    const codes = await Promise.all(others.map(async (socket) => (await say(socket, 'hello'))?.code));
    const { notSignedIn, registrationUnfinished, notAllowed } = CODES;
    expect(codes).toEqual([notSignedIn.code, registrationUnfinished.code, notAllowed.code]);
    expect(await enters(await makeEmployee(portal, company))).toBe('open');
  });

  test('nobody else, each told by name', async () => {
    const visitor = await makeVisitor(portal);
    const sugar = await makeVisitor(portal, {}, portal.sugarCtx);
    const left = await makeVisitor(portal);
    await portal.as(left)(contract.account.logOff, {});
    const { sessionExpired } = CODES;
    expect(await enters({})).toBe(NOBODY);
    expect(await enters({ token: 'fb_nothing' })).toBe(sessionExpired.code);
    expect(await enters({ token: 'x'.repeat(200) })).toBe(CODES.malformed.code);
    expect(await enters({ query: { token: visitor.token ?? '' } })).toBe(NOBODY);
    expect(await enters({ headers: { authorization: `Bearer ${visitor.token}` } })).toBe(NOBODY);
    expect(await enters(sugar)).toBe(sessionExpired.code);
    expect(await enters({ ...visitor, headers: { host: SUGAR_HOST } })).toBe(sessionExpired.code);
    expect(await enters(left)).toBe(sessionExpired.code);
    expect(await enters({ token: '' })).toBe(NOBODY);
  });

  test('no page of somebody else, by WebSocket or polling (G26)', async () => {
    const visitor = await makeVisitor(portal);
    const own = new URL(address);
    const evil = ['http://evil.example', 'null', `http://${own.host}.evil.example`, `http://evil-${own.host}`];
    for (const origin of evil) {
      expect(await enters({ ...visitor, headers: { origin } })).toBe('closed');
      const polled = await fetch(`${address}/socket?EIO=4&transport=polling`, { headers: { origin } });
      expect([polled.status, polled.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    }
    const embedded = { headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await fetch(`${address}/socket?EIO=4&transport=polling`, embedded)).status).toBe(403);
    const polled = await fetch(`${address}/socket?EIO=4&transport=polling`, { headers: { origin: own.origin } });
    expect([polled.status, polled.headers.get('access-control-allow-origin')]).toEqual([200, null]);
    expect(polled.headers.get('x-content-type-options')).toBe('nosniff');
    expect(polled.headers.get('set-cookie')).toBe(null);
    expect(await enters({ ...visitor, headers: { origin: own.origin } })).toBe('open');
    expect(await enters({ ...visitor, headers: { origin: `http://${SUGAR_HOST}` } })).toBe('open');
  });

  test('twenty sockets of an account: one more closes the oldest, and tells it (G53)', async () => {
    const [visitor, bystander] = [await makeVisitor(portal), await makeVisitor(portal)];
    const stays = await connected(address, bystander);
    const sockets: Socket[] = [];
    for (let made = 0; made < LIMITS.socketsPerAccountMax; made += 1) sockets.push(await connected(address, visitor));
    const [first] = sockets;
    const ended = first === undefined ? null : told(first, 'session.ended');
    const more = await connected(address, visitor);
    expect(await ended).toEqual({ why: 'elsewhere' });
    await expect.poll(() => first?.connected).toBe(false);
    expect([...sockets.slice(1), more, stays].every((socket) => socket.connected)).toBe(true);
  });
});

describe('what is sent', () => {
  test('is acknowledged in the envelope of calls, and no more than is declared goes out', async () => {
    const socket = await connected(address, { ...(await makeVisitor(portal)), lang: 'en' });
    expect(await say(socket, '您好')).toEqual({ code: 1000, message: 'ok', data: { text: '您好' } });
    expect(await say(socket, 'nowhere')).toEqual({ ...CODE('notFound', 'en'), data: null });
    expect(await acknowledged(socket, 'echo.say', { text: 1 })).toMatchObject(CODE('badInput', 'en'));
    // a refusal that is not declared is a fault of ours
    expect(await acknowledged(socket, 'echo.fail', {})).toEqual({ ...CODE('server', 'en'), data: null });
  });

  test('is told to one’s own devices and nobody else', async () => {
    const [visitor, stranger] = [await makeVisitor(portal), await makeVisitor(portal)];
    const [here, there] = [await connected(address, visitor), await connected(address, visitor)];
    const foreign = await connected(address, stranger);
    const heard: unknown[] = [];
    foreign.onAny((...all: unknown[]) => heard.push(all));
    const both = [told(here, 'echo.said'), told(there, 'echo.said')];
    await say(here, 'to myself');
    expect(await Promise.all(both)).toEqual([{ text: 'to myself' }, { text: 'to myself' }]);
    // its own word comes after whatever it would have heard
    await say(foreign, 'own');
    expect(heard).toEqual([['echo.said', { text: 'own' }]]);
  });

  test('is done in the order in which one socket sent it (G52)', async () => {
    const visitor = await makeVisitor(portal);
    const [socket, hears] = [await connected(address, visitor), await connected(address, visitor)];
    const heard: unknown[] = [];
    hears.on('echo.said', (data: unknown) => heard.push(data));
    const words = Array.from({ length: 15 }, (_, at) => ({ text: String(at) }));
    await Promise.all(words.map(({ text }) => say(socket, text)));
    await expect.poll(() => heard).toEqual(words);
  });

  test('more than twenty at once is refused, and the third time the line is closed (G53)', async () => {
    const bystander = await connected(address, await makeVisitor(portal));
    const socket = await connected(address, await makeVisitor(portal));
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => say(socket, String(at))));
    const codes = answers.map((answer) => answer?.code ?? 'none');
    const refused = codes.filter((code) => code !== 1000 && code !== 'none');
    expect(new Set(refused)).toEqual(new Set([CODES.tooMany.code]));
    expect(codes.filter((code) => code === 1000).length).toBeLessThanOrEqual(LIMITS.chatBurst);
    await expect.poll(() => socket.connected).toBe(false);
    expect((await say(bystander, 'still here'))?.code).toBe(1000);
  });

  test('more than a hundred a minute of one account is refused, over how many sockets it comes (G53)', async () => {
    const visitor = await makeVisitor(portal);
    let done = 0;
    for (let line = 0; line < 7; line += 1) {
      const socket = await connected(address, visitor);
      for (let sent = 0; sent < 18; sent += 1) if ((await say(socket, 'again'))?.code === 1000) done += 1;
    }
    expect(done).toBe(100);
  });

  test('under no name of ours is refused, three times at most', async () => {
    const socket = await connected(address, await makeVisitor(portal));
    const malformed = { ...CODE('malformed', 'zh'), data: null };
    expect(await acknowledged(socket, 'echo.nothing', {})).toEqual(malformed);
    expect(await acknowledged(socket, 'toString', {})).toEqual(malformed);
    await acknowledged(socket, 'echo.say', { text: 'a' }, { text: 'b' });
    await expect.poll(() => socket.connected).toBe(false);
  });
});

const CODE = (name: keyof typeof CODES, lang: 'zh' | 'en') => ({ code: CODES[name].code, message: CODES[name][lang] });

describe('a socket ends with what it stands for', OF_THE_CLOCK, () => {
  test('log-out, other role, suspension, resignation, disabled company: within a second, and is told (G5, G11, G21, G53)', async () => {
    const { db } = portal.ctx;
    const company = await makeExhibitor(portal);
    const [gone, turned, suspended, stays] = [
      await makeVisitor(portal),
      await makeVisitor(portal),
      await makeVisitor(portal),
      await makeVisitor(portal),
    ];
    const [resigned, colleague] = [await makeEmployee(portal, company), await makeEmployee(portal, company)];
    const disabledCompany = await makeExhibitor(portal);
    const disabled = await makeEmployee(portal, disabledCompany);
    const people = [gone, turned, suspended, resigned, disabled, stays, colleague];
    const sockets = await Promise.all(people.map((person) => connected(address, person)));
    const why: unknown[] = [];
    for (const socket of sockets) socket.on('session.ended', (data: unknown) => why.push(data));
    await portal.as(gone)(contract.account.logOff, {});
    await sql`update session set subject_type = 'ACTOR' where account_id = ${turned.accountId}`.execute(db);
    await sql`update visitor set suspended_at = now() where id = ${suspended.visitorId}`.execute(db);
    await sql`update employee set resigned_at = now() where id = ${resigned.employeeId}`.execute(db);
    await sql`update exhibitor set disabled_at = now(), open = false where id = ${disabledCompany.id}`.execute(db);
    await expectAfter(1_000, async () => sockets.map((socket) => socket.connected), [
      false,
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(why).toEqual(Array.from({ length: 5 }, () => ({ why: 'session' })));
  });

  test('what an ended session still sends is refused within a second, and does nothing', async () => {
    const visitor = await makeVisitor(portal);
    const socket = await connected(address, visitor);
    expect((await say(socket, 'before'))?.code).toBe(1000);
    await portal.as(visitor)(contract.account.logOff, {});
    const answer = await say(socket, 'after');
    expect(answer === null ? CODES.sessionExpired.code : answer.code).toBe(CODES.sessionExpired.code);
    await expect.poll(() => socket.connected).toBe(false);
  });
});

describe('who answers every ping and reads nothing is ended, and nobody else (G53)', OF_THE_CLOCK, () => {
  test('by WebSocket, once too much waits: whoever reads has heard all of it', async () => {
    const { realtime } = portal.portal.services;
    const [unread, reader] = [await makeVisitor(portal), await makeVisitor(portal)];
    const socket = await connected(address, reader);
    const heard: unknown[] = [];
    socket.on('echo.said', ({ text }: { text: string }) => heard.push(text));
    const { ended } = await openUnreadSocket(address, unread.token ?? '');
    const rooms = [unread, reader].map(({ visitorId }) => `subject ${visitorId}` as const);
    const said: string[] = [];
    let isOver = false;
    void ended.then(() => (isOver = true));
    while (!isOver) {
      const text = `${said.length} ${'x'.repeat(60_000)}`;
      realtime.emit(echoChannel, 'said', rooms, { text });
      said.push(text);
      await expect.poll(() => heard.length, { interval: 1 }).toBe(said.length);
    }
    expect(heard).toEqual(said);
    expect(await realtime.present(rooms)).toEqual(new Set(rooms.slice(1)));
    expect(socket.connected).toBe(true);
  });

  test('by polling, after ten seconds', async () => {
    const { realtime } = portal.portal.services;
    const [unread, reader] = [await makeVisitor(portal), await makeVisitor(portal)];
    const socket = await connected(address, { ...reader, transport: 'polling' });
    const heard: unknown[] = [];
    socket.on('echo.said', ({ text }: { text: string }) => heard.push(text));
    const path = `${address}/socket?EIO=4&transport=polling`;
    const opened = z.object({ sid: z.string() }).parse(JSON.parse((await (await fetch(path)).text()).slice(1)));
    const send = (body: string) => fetch(`${path}&sid=${opened.sid}`, { method: 'POST', body });
    await send(`40${JSON.stringify({ token: unread.token })}`);
    expect(await (await fetch(`${path}&sid=${opened.sid}`)).text()).toMatch(/^40/);
    const rooms = [unread, reader].map(({ visitorId }) => `subject ${visitorId}` as const);
    const said: string[] = [];
    const statuses: number[] = [];
    for (let seconds = 0; seconds < 13; seconds += 1) {
      realtime.emit(echoChannel, 'said', rooms, { text: String(seconds) });
      said.push(String(seconds));
      await pause(1_000);
      statuses.push((await send('3')).status);
    }
    await expect.poll(() => heard).toEqual(said);
    // a busy machine may be a second late
    expect(statuses.toSpliced(9, 3)).toEqual([...Array.from({ length: 9 }, () => 200), 400]);
    expect(await realtime.present(rooms)).toEqual(new Set(rooms.slice(1)));
  });
});

describe('one bad client harms nobody (G53)', () => {
  /** A line that speaks for itself: opened, and then whatever is given. */
  function raw(...frames: (string | Uint8Array<ArrayBuffer>)[]): Promise<void> {
    return new Promise((resolve) => {
      const line = new WebSocket(`${address.replace('http', 'ws')}/socket?EIO=4&transport=websocket`);
      line.addEventListener('open', () => {
        for (const frame of frames) line.send(frame);
      });
      line.addEventListener('close', () => resolve());
      line.addEventListener('error', () => resolve());
      opened.push(line);
    });
  }
  const opened: WebSocket[] = [];
  afterEach(() => {
    for (const line of opened.splice(0)) line.close();
  });

  test(
    'ten thousand messages a second of one account: what others say is delivered within 300 ms meanwhile',
    OF_THE_CLOCK,
    async () => {
      const enter = `40${JSON.stringify({ token: (await makeVisitor(portal)).token })}`;
      const thousand = Array.from({ length: 1_000 }, () => '42["echo.say",{"text":"flood"}]');
      // the third refusal closes a line, and its client opens another
      const flooding = setInterval(() => void raw(enter, ...thousand), 100);
      onTestFinished(() => clearInterval(flooding));
      const times: number[] = [];
      for (let people = 0; people < 5; people += 1) {
        const bystander = await connected(address, await makeVisitor(portal));
        // no more than one account may say at once
        for (let words = 0; words < 20; words += 1) {
          const began = performance.now();
          const heard = told(bystander, 'echo.said');
          expect((await say(bystander, 'hear me'))?.code).toBe(1000);
          await heard;
          times.push(performance.now() - began);
        }
      }
      expect(times.toSorted((one, other) => one - other)[98]).toBeLessThanOrEqual(DELIVERED_MILLISECONDS);
    },
  );

  test('broken packets, floods of attachments, foreign namespaces, events without a name, frames too large', async () => {
    const [visitor, bystander] = [await makeVisitor(portal), await connected(address, await makeVisitor(portal))];
    const enter = `40${JSON.stringify({ token: visitor.token })}`;
    const closed = [
      raw('4'),
      raw('nonsense'),
      raw('49'),
      raw('42["echo.say",{}]'),
      raw(enter, '42{"not":"a list"}'),
      raw(enter, '451-["echo.say",{"_placeholder":true,"num":0}]', '42["echo.say"]'),
      raw(enter, '4599999-["echo.say",{"_placeholder":true,"num":0}]'),
      raw(enter, `451-["echo.say",{"_placeholder":true,"num":99}]`, new Uint8Array(8)),
      raw(enter, '42["connect"]'),
      raw(enter, new Uint8Array(100)),
      raw(enter, enter, enter),
      raw(enter, '42[1,{}]', '42[null]', '42[{}]'),
      raw(enter, '42["error",{}]', '42["error",{}]', '42["error",{}]'),
      raw(enter, '42', '42', '42'),
      raw(enter, `42["echo.say",{"text":"${'x'.repeat(LIMITS.socketFrameBytesMax)}"}]`),
      raw(enter, ...Array.from({ length: 2_000 }, () => '42["echo.say",{"text":"flood"}]')),
      raw('40/foreign,{}', ...Array.from({ length: 100 }, (_, at) => `40/foreign${at},{}`)),
    ];
    for (let words = 0; words < 10; words += 1) expect((await say(bystander, 'hear me'))?.code).toBe(1000);
    await Promise.all(closed);
    expect((await say(bystander, 'and after'))?.code).toBe(1000);
    expect(bystander.connected).toBe(true);
    // what asks for nothing of ours is answered like any request
    const other = await fetch(`${address}/health`, {
      headers: { upgrade: 'h2c', connection: 'Upgrade, HTTP2-Settings' },
    }).catch(() => null);
    expect(other?.status ?? 200).toBe(200);
  });
});
