import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { startEncoder, startMedia, stopEncoders, type Media } from '../../../test/broadcasts.ts';

import { makeLive } from '../../../test/lives.ts';
import { testPortal } from '../../../test/portal.ts';
import { freePort } from '../../../test/program.ts';
import { makeScratchFolder } from '../../../test/throwaway.ts';
import { makeEmployee, makeExhibitor, type Employee, type Exhibitor } from '../../../test/world.ts';

const NGINX = '/usr/sbin/nginx';
const MODULE = '/usr/lib/nginx/modules/ngx_rtmp_module.so';
const isInstalled = existsSync(NGINX) && existsSync(MODULE);

const portal = testPortal();
const anonymous = { token: null };
const within = { timeout: 30_000, interval: 100 };

/** What docs/operating.md says, on ports of its own. */
const configuration = ({ rtmpPort, hook }: Media, port: number): string => `
load_module ${MODULE};
daemon off; worker_processes 1; pid nginx.pid; error_log error.log;
events {}
rtmp {
  server {
    listen 127.0.0.1:${port};
    application live {
      live on;
      on_publish ${hook};
      on_publish_done ${hook};
      on_update ${hook};
      notify_update_timeout 5s;
      allow play 127.0.0.1;
      deny play all;
      exec_push ffmpeg -loglevel error -i rtmp://127.0.0.1:${port}/live/$name -c copy -f flv rtmp://127.0.0.1:${rtmpPort}/live/$name?$args;
    }
  }
}
`;

describe.skipIf(!isInstalled)('nginx-rtmp before the media process (skipped where it is not installed)', () => {
  let address: string;
  let media: Media;
  let nginx: ChildProcess;
  let folder: string;
  const door = { rtmpPort: 0 };
  let company: Exhibitor;
  let host: Employee;

  beforeAll(async () => {
    address = await portal.app.listen({ port: 0, host: '127.0.0.1' });
    media = await startMedia(portal, address);
    company = await makeExhibitor(portal);
    host = await makeEmployee(portal, company, { admin: true });
    door.rtmpPort = await freePort();
    folder = makeScratchFolder();
    mkdirSync(path.join(folder, 'logs'));
    writeFileSync(path.join(folder, 'nginx.conf'), configuration(media, door.rtmpPort));
    nginx = spawn(NGINX, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'inherit' });
  });
  afterAll(async () => {
    stopEncoders();
    const ended = once(nginx, 'exit');
    nginx.kill('SIGTERM');
    await ended;
    await media.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const soon = () => ({
    starts_at: new Date(Date.now() + 300_000).toISOString(),
    ends_at: new Date(Date.now() + 3_900_000).toISOString(),
  });
  const encoderOf = (id: string) => portal.as(host)(contract.ownLive.encoder, { id });
  const isSent = async (id: string): Promise<boolean> => (await encoderOf(id)).isPublishing;

  test('passes a broadcast with the right key on: it plays, and is over when its encoder goes', async () => {
    const { id } = await makeLive(portal, company, soon());
    const encoder = startEncoder(door, (await encoderOf(id)).key);
    await expect.poll(() => isSent(id), within).toBe(true);
    await portal.as(host)(contract.ownLive.start, { id });
    const { playback } = await portal.as(anonymous)(contract.live.state, { id });
    const statusOf = async (at: string) => {
      const answer = await fetch(address + at);
      await answer.body?.cancel();
      return answer.status;
    };
    expect(await statusOf(playback?.flv ?? '/none')).toBe(200);
    await expect.poll(() => statusOf(playback?.hls ?? '/none'), within).toBe(200);
    encoder.process.kill('SIGKILL');
    await expect.poll(() => isSent(id), within).toBe(false);
  });

  test('refuses a wrong key and that of another live after two seconds, and who sends loses nothing (G47)', async () => {
    const [sent, another] = [await makeLive(portal, company, soon()), await makeLive(portal, company, soon())];
    startEncoder(door, (await encoderOf(sent.id)).key);
    await expect.poll(() => isSent(sent.id), within).toBe(true);
    const foreign = (await encoderOf(another.id)).key.split('?')[1] ?? '';
    const begun = Date.now();
    const keys = [`${sent.id}?key=wrong`, sent.id, `${sent.id}?${foreign}`];
    const ended = await Promise.all(keys.map((key) => startEncoder(door, key).ended));
    expect(ended.filter((code) => code === 0)).toEqual([]);
    expect(Date.now() - begun).toBeGreaterThanOrEqual(2_000);
    expect([await isSent(sent.id), await isSent(another.id)]).toEqual([true, false]);
  });

  test('cuts off whoever sends with a key that was renewed, and lets the new one in (G46)', async () => {
    const { id } = await makeLive(portal, company, soon());
    const encoder = startEncoder(door, (await encoderOf(id)).key);
    await expect.poll(() => isSent(id), within).toBe(true);
    const { key } = await portal.as(host)(contract.ownLive.renewKey, { id });
    expect(await isSent(id)).toBe(false);
    await encoder.ended;
    startEncoder(door, key);
    await expect.poll(() => isSent(id), within).toBe(true);
  });
});
