import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { openTestPortal, type TestPortal } from '../../../server/test/portal.ts';
import { freePort, startProgram } from '../../../server/test/program.ts';
import { makeVisitor } from '../../../server/test/world.ts';
import { Connecting } from './connecting.ts';
import { openSocket } from './socket.ts';

const PEOPLE = 50;
const WINDOWS = 20;
const MOST_MILLISECONDS = 300_000;

let portal: TestPortal;
let program: ChildProcess;
let origin: string;

beforeAll(async () => {
  portal = await openTestPortal();
  origin = `http://127.0.0.1:${await freePort()}`;
  vi.stubGlobal('location', { origin });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  program.kill('SIGKILL');
  await portal.close();
});

async function start(): Promise<void> {
  // a thousand windows of one address, as behind the network of the venue
  program = await startProgram(portal, origin, { VENUE_ADDRESSES: '127.0.0.1' });
}

const network = { isThere: () => true, addEventListener: () => {} };

async function openWindows(): Promise<Connecting[]> {
  const windows: Connecting[] = [];
  for (let at = 0; at < PEOPLE; at += 1) {
    const { token } = await makeVisitor(portal);
    for (let own = 0; own < WINDOWS; own += 1)
      windows.push(new Connecting({ open: openSocket({ base: '', token: token ?? '', lang: () => 'zh' }), network }));
    // opened one after the other, as people come
    await pause(50);
  }
  return windows;
}

const openOnes = (windows: readonly Connecting[]): number =>
  windows.filter((window) => window.state() === 'open').length;

/** How long a cheap call takes meanwhile, once there is somebody to answer it; in ms, the slowest but one of a hundred. */
async function askMeanwhile(isOver: () => boolean): Promise<number> {
  const times: number[] = [];
  while (!isOver()) {
    const began = performance.now();
    const answer = await fetch(origin + contract.exhibition.configuration.path, { method: 'POST', body: '{}' }).catch(
      () => null,
    );
    if (answer !== null) times.push(performance.now() - began);
    await pause(20);
  }
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}

test(
  'a thousand windows come back after a restart, none gives up, and calls are answered meanwhile (G54)',
  async () => {
    await start();
    const windows = await openWindows();
    await expect.poll(() => openOnes(windows), { timeout: 60_000 }).toBe(windows.length);
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      const [began, back] = [performance.now(), new Map<Connecting, number>()];
      let hasEnded = false;
      const stops = windows.map((window) =>
        window.subscribe(() => {
          if (hasEnded && window.state() === 'open' && !back.has(window)) back.set(window, performance.now() - began);
        }),
      );
      const ended = once(program, 'exit');
      program.kill(signal);
      await ended;
      hasEnded = true;
      const asked = askMeanwhile(() => openOnes(windows) === windows.length);
      await start();
      await expect.poll(() => openOnes(windows), { timeout: 60_000 }).toBe(windows.length);
      for (const stop of stops) stop();
      const times = [...back.values()].toSorted((one, other) => one - other);
      const inTenths = Map.groupBy(times, (time) => Math.floor(time / 100));
      const most = Math.max(...[...inTenths.values()].map(({ length }) => length));
      console.log(
        `${signal}: 99 % back after ${((times[Math.floor(times.length * 0.99)] ?? 0) / 1_000).toFixed(1)} s, at most ${most} in 100 ms, calls p99 ${(await asked).toFixed(0)} ms`,
      );
      expect(windows.filter((window) => window.state() !== 'open')).toEqual([]);
    }
  },
  MOST_MILLISECONDS,
);
