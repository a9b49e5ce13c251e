import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { openTestPortal, type TestPortal } from '../../../test/portal.ts';
import { freePort, startProgram } from '../../../test/program.ts';
import { ffmpegMakes } from '../../../test/videos.ts';
import { makeEmployee, makeExhibitor, type Employee } from '../../../test/world.ts';
import { RESUMABLE_PATH } from './video.resumable.ts';
import { VideoParts } from './video-parts.ts';

const STEP = 200_000;

let portal: TestPortal;
let staff: Employee;
let server: ChildProcess;
let origin: string;
let folder: string;
beforeAll(async () => {
  portal = await openTestPortal();
  staff = await makeEmployee(portal, await makeExhibitor(portal));
  // work is taken up by either process: both see the same files
  folder = portal.portal.services.config.DATA_DIR;
  origin = `http://127.0.0.1:${await freePort()}`;
});
afterAll(async () => {
  server.kill('SIGKILL');
  await portal.close();
});

async function start(): Promise<void> {
  server = await startProgram(portal, origin);
}

const headers = (more: Record<string, string> = {}): Record<string, string> => ({
  authorization: staff.token ?? '',
  'tus-resumable': '1.0.0',
  ...more,
});
const send = (id: string, offset: number, body: Buffer) =>
  fetch(`${origin}${RESUMABLE_PATH}/${id}`, {
    method: 'PATCH',
    headers: headers({ 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }),
    body: new Uint8Array(body),
  });

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file))
    hash.update(String(chunk instanceof Buffer ? chunk.toString('latin1') : ''), 'latin1');
  return hash.digest('hex');
}

test(
  'what was acknowledged survives kill -9 of the server in the middle of an upload (G55)',
  async () => {
    const grainy = ['-f', 'lavfi', '-i', 'testsrc2=s=320x180:r=25:d=6', '-vf', 'noise=alls=60:allf=t'];
    const film = ffmpegMakes('film.mp4', [...grainy, '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']);
    expect(film.length).toBeGreaterThan(STEP * 4);
    await start();
    const begun = await fetch(origin + RESUMABLE_PATH, {
      method: 'POST',
      headers: headers({ 'upload-length': String(film.length), 'upload-metadata': 'use cHJvZHVjdFZpZGVv' }),
    });
    const id = begun.headers.get('location')?.split('/').at(-1) ?? '';
    let acknowledged = 0;
    for (let at = 0; at < 2; at += 1) {
      const answer = await send(id, acknowledged, film.subarray(acknowledged, acknowledged + STEP));
      acknowledged = Number(answer.headers.get('upload-offset'));
    }
    expect(acknowledged).toBe(STEP * 2);
    const cut = send(id, acknowledged, film.subarray(acknowledged)).catch(() => null);
    await pause(5);
    const ended = new Promise((resolve) => server.on('exit', resolve));
    server.kill('SIGKILL');
    await Promise.all([ended, cut]);

    await start();
    const asked = await fetch(`${origin}${RESUMABLE_PATH}/${id}`, { method: 'HEAD', headers: headers() });
    const offset = Number(asked.headers.get('upload-offset'));
    expect(offset).toBeGreaterThanOrEqual(acknowledged);
    // all but the last byte, so that what lies there can be looked at
    if (offset < film.length - 1) {
      const most = await send(id, offset, film.subarray(offset, film.length - 1));
      expect(most.status).toBe(204);
      const lying = new VideoParts(path.join(folder, 'uploads')).pathOf(id);
      expect(await hashOf(lying)).toBe(createHash('sha256').update(film.subarray(0, -1)).digest('hex'));
      expect((await send(id, film.length - 1, film.subarray(-1))).status).toBe(204);
    }
    let state = '';
    while (state !== 'ready') {
      const answer = await fetch(`${origin}/upload/video`, {
        method: 'POST',
        headers: { ...headers(), 'content-type': 'application/json' },
        body: JSON.stringify({ id, languageType: 'en', exhibitionId: '', appId: '', terminal: '', subjectType: '' }),
      });
      const body: { data: { state: string } } = await answer.json();
      state = body.data.state;
      expect(['processing', 'ready']).toContain(state);
      await pause(200);
    }
  },
  LIMITS.callSeconds * 4_000,
);
