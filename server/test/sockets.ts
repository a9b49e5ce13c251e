import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { io, type Socket } from 'socket.io-client';
import { z } from 'zod';
import { channel } from '@fairbridge/contract/channel.ts';
import { channels } from '@fairbridge/contract/index.ts';
import { exhibitor, registeredVisitor } from '@fairbridge/contract/roles.ts';
import { draw } from '../../demo/draw.ts';
import { buildApp } from '../src/app.ts';
import { bindChannels } from '../src/platform/realtime/channel-routes.ts';
import { roomsOf } from '../src/platform/realtime/socket-connection.ts';
import type { SocketHandlers } from '../src/platform/realtime/realtime.ts';
import { fail } from '../src/platform/http/app-error.ts';
import type { FairContext } from '../src/core/fair-context.ts';
import type { TestPortal } from './portal.ts';

const word = z.object({ text: z.string().max(100) });

/** A channel of the tests: what is said comes back, and is told to all devices of whoever said it. */
export const echoChannel = channel({
  name: 'echo',
  roles: [registeredVisitor, exhibitor],
  sends: {
    say: { does: '', input: word, output: word, errors: ['notFound'], rate: { perMinute: 100 }, example: { text: '' } },
    fail: { does: '', input: z.object({}), output: word, errors: [], rate: { perMinute: 100 }, example: {} },
  },
  receives: {
    said: { does: '', data: word.extend({ text: z.string() }), hint: 'short' },
    short: { does: '', data: z.object({ id: z.string().default('') }) },
  },
});

const echoOf = ({ portal }: TestPortal): SocketHandlers<FairContext, typeof echoChannel> => ({
  say: ({ input, caller }) => {
    if (input.text === 'nowhere') fail('notFound');
    portal.services.realtime.emit(echoChannel, 'said', roomsOf(caller).slice(0, 1), { text: input.text });
    const answer = { text: input.text, secret: 'not declared' };
    return answer;
  },
  fail: () => fail('notFound'),
});

/** Another server of the same portal, with the channel of the tests beside its own, that listens. */
export async function listenWithEcho(test: TestPortal, port = 0): Promise<{ app: FastifyInstance; address: string }> {
  const bound = bindChannels<FairContext>([...Object.values(channels), echoChannel], {
    session: {},
    chat: Object.fromEntries(Object.keys(channels.chat.sends).map((verb) => [verb, () => fail('notFound')])),
    talk: Object.fromEntries(Object.keys(channels.talk.sends).map((verb) => [verb, () => fail('notFound')])),
    liveRoom: Object.fromEntries(Object.keys(channels.liveRoom.sends).map((verb) => [verb, () => fail('notFound')])),
    echo: echoOf(test),
  });
  const { app } = buildApp({ ...test.portal, channels: bound }, draw);
  return { app, address: await app.listen({ port, host: '127.0.0.1' }) };
}

type Shown = {
  token?: string | null;
  guest?: boolean;
  lang?: 'zh' | 'en';
  headers?: Record<string, string>;
  query?: Record<string, string>;
  transport?: 'websocket' | 'polling';
};

const opened = new Set<Socket>();

/** A line that is being opened; what it hears is kept from the beginning. */
export function openSocket(
  address: string,
  { token, guest, lang, headers, query, transport = 'websocket' }: Shown,
): Socket {
  const socket = io(address, {
    path: '/socket',
    addTrailingSlash: false,
    reconnection: false,
    forceNew: true,
    transports: [transport],
    auth: {
      ...(guest === undefined ? {} : { guest }),
      ...(token === undefined || token === null ? {} : { token }),
      ...(lang === undefined ? {} : { lang }),
    },
    ...(headers === undefined ? {} : { extraHeaders: headers }),
    ...(query === undefined ? {} : { query }),
  });
  opened.add(socket);
  return socket;
}

export function closeSockets(): void {
  for (const socket of opened) socket.disconnect();
  opened.clear();
}

const refusal = z.object({ data: z.object({ code: z.number(), message: z.string() }) });

/** `open`, or the code of the refusal; `closed` where there was none. */
export const entering = (socket: Socket): Promise<'open' | 'closed' | number> =>
  new Promise((resolve) => {
    socket.once('connect', () => resolve('open'));
    socket.once('connect_error', (error) => {
      const read = refusal.safeParse(error);
      resolve(read.success ? read.data.data.code : 'closed');
    });
  });

/** An open line. */
export async function connected(address: string, shown: Shown): Promise<Socket> {
  const socket = openSocket(address, shown);
  const found = await entering(socket);
  if (found !== 'open') throw new Error(`not let in: ${found}`);
  return socket;
}

export type Acknowledged = { code: number; message: string; data: unknown };

/** Sends, and what acknowledges it; null where the line is closed before. */
export const acknowledged = (socket: Socket, event: string, ...args: unknown[]): Promise<Acknowledged | null> =>
  new Promise((resolve) => {
    if (!socket.connected) return resolve(null);
    socket.once('disconnect', () => resolve(null));
    socket.emit(event, ...args, resolve);
  });

/** What comes next under this name. */
export const told = async (socket: Socket, event: string): Promise<unknown> => {
  const [data]: unknown[] = await once(Object.assign(socket), event);
  return data;
};
