import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { chatChannel } from '@fairbridge/contract/chat/chat.channel.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { newId } from '../../../server/src/core/id.ts';
import { testPortal } from '../../../server/test/portal.ts';
import { openProxy } from '../../../server/test/proxy.ts';
import { echoChannel, listenWithEcho } from '../../../server/test/sockets.ts';
import { makeVisitor } from '../../../server/test/world.ts';
import { Connecting } from './connecting.ts';
import { openSocket } from './socket.ts';

const portal = testPortal();
afterEach(() => vi.unstubAllGlobals());

const network = { isThere: () => true, addEventListener: () => {} };
const through = (token: string) => {
  const open = openSocket({ base: '', token, lang: () => 'en' });
  return new Connecting({ open, network, random: () => 0 });
};

test('a browser’s connection to a real server: sends, is told, outlives a restart, and ends with its session (G21, G54)', async () => {
  const visitor = await makeVisitor(portal);
  const { app, address } = await listenWithEcho(portal);
  vi.stubGlobal('location', { origin: address });
  const connecting = through(visitor.token ?? '');
  const heard: unknown[] = [];
  const conversationId = newId();
  connecting.hear('chat', 'conversation', (told) => heard.push(told));
  await expect.poll(connecting.state).toBe('open');
  await expect(connecting.send('chat', 'typing', { conversationId })).rejects.toMatchObject({ error: 'notFound' });

  await app.close();
  await expect.poll(connecting.state).toBe('waiting');
  const again = await listenWithEcho(portal, Number(new URL(address).port));
  await expect.poll(connecting.state).toBe('open');
  const { realtime } = portal.portal.services;
  realtime.emit(chatChannel, 'conversation', [`subject ${visitor.visitorId}`], { conversationId });
  await expect.poll(() => heard).toEqual([{ conversationId }]);

  await portal.as(visitor)(contract.account.logOff, {});
  await expect.poll(connecting.end).toBe('session');
  const refused = through(visitor.token ?? '');
  await expect.poll(refused.end).toBe('session');
  const nobody = through('');
  await expect.poll(nobody.end).toBe('refused');
  await again.app.close();
});

test('a browser that reads nothing for a while is ended, comes back by itself, and fetches what it missed (G51)', async () => {
  const visitor = await makeVisitor(portal);
  const { app, address } = await listenWithEcho(portal);
  const proxy = await openProxy(address);
  vi.stubGlobal('location', { origin: new URL(proxy.url).origin });
  const connecting = through(visitor.token ?? '');
  const conversationId = newId();
  let fetches = 0;
  const heard: unknown[] = [];
  connecting.whenOpen(() => (fetches += 1));
  connecting.hear('chat', 'conversation', (told) => heard.push(told));
  await expect.poll(connecting.state).toBe('open');

  const { realtime } = portal.portal.services;
  const rooms = [`subject ${visitor.visitorId}` as const];
  proxy.stopReading();
  // the buffers of the operating system take some megabytes before anything waits in the program
  while ((await realtime.present(rooms)).size > 0) {
    realtime.emit(echoChannel, 'said', rooms, { text: 'x'.repeat(60_000) });
    await pause(10);
  }
  proxy.readAgain();
  await expect.poll(connecting.state).toBe('waiting');
  await expect.poll(connecting.state).toBe('open');
  heard.length = 0;
  realtime.emit(chatChannel, 'conversation', rooms, { conversationId });
  await expect.poll(() => heard).toEqual([{ conversationId }]);
  expect(fetches).toBe(2);

  connecting.restart(null);
  await app.close();
  await proxy.close();
});
