import { createHash, randomFillSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { catalogue, withDatabase } from './catalogue.ts';
import { logOn, makeCompany } from './company.ts';
import { residentMegabytes, startPortal, type Running } from './portal-process.ts';
import { atLeast, atMost, plain, type Row } from './table.ts';

const BYTES = 100_000_000;
/** As the page sends it. */
const PART = 4_000_000;
const AT = '/upload/resumable';

/** A hundred megabytes in parts: bytes a second, the server's memory meanwhile, and what is there after it was killed half-way. */
export async function measureUpload(): Promise<Row[]> {
  const folder = catalogue(1_000, 50);
  return withDatabase(folder, async (url) => {
    const email = await makeCompany(url, 1);
    let portal = await startPortal(folder);
    const token = await logOn(portal.origin, email);
    const film = largeFilm();
    const warm = await begin(portal, token);
    await send(portal, token, warm, film, 0, PART * 5);
    await fetch(`${portal.origin}${AT}/${warm}`, { method: 'DELETE', headers: headers(token) });

    const id = await begin(portal, token);
    const before = residentMegabytes(portal.process.pid ?? 0);
    let peak = before;
    const watch = setInterval(() => (peak = Math.max(peak, residentMegabytes(portal.process.pid ?? 0))), 20);
    const began = performance.now();
    // all but the last part: what the video is, is another matter than how fast it comes
    await send(portal, token, id, film, 0, BYTES - PART);
    const seconds = (performance.now() - began) / 1000;
    clearInterval(watch);

    const killed = await begin(portal, token);
    await send(portal, token, killed, film, 0, BYTES / 2);
    const ended = new Promise((resolve) => portal.process.on('exit', resolve));
    portal.process.kill('SIGKILL');
    await ended;
    await sleep(500);
    portal = await startPortal(folder);
    const answer = await fetch(`${portal.origin}${AT}/${killed}`, { method: 'HEAD', headers: headers(token) });
    const offset = Number(answer.headers.get('upload-offset'));
    const there = readFileSync(path.join(folder, 'uploads', killed));
    const isEqual = hashOf(there) === hashOf(film.subarray(0, offset));
    await portal.stop();
    return [
      atLeast('upload of 100 MB in parts of 4 MB over loopback', (BYTES - PART) / 1e6 / seconds, 60, 'MB/s'),
      atMost('server memory above what it was before', peak - before, 100, 'MB'),
      plain('server memory before and at its peak', `${before.toFixed(0)} and ${peak.toFixed(0)} MB`),
      plain(
        'after kill -9 at 50 MB',
        `goes on at ${(offset / 1e6).toFixed(1)} MB, bytes ${isEqual ? 'equal' : 'DIFFERENT'}`,
      ),
    ];
  });
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const headers = (token: string): Record<string, string> => ({ authorization: token, 'tus-resumable': '1.0.0' });

/** Begins like a video and is noise. */
function largeFilm(): Buffer<ArrayBuffer> {
  const film = randomFillSync(Buffer.alloc(BYTES));
  film.write('\0\0\0\u0018ftypisom', 0, 'latin1');
  return film;
}

async function begin({ origin }: Running, token: string): Promise<string> {
  const use = Buffer.from('productVideo').toString('base64');
  const more = { 'upload-length': String(BYTES), 'upload-metadata': `use ${use}` };
  const answer = await fetch(origin + AT, { method: 'POST', headers: { ...headers(token), ...more } });
  if (answer.status !== 201) throw new Error(await answer.text());
  return answer.headers.get('location')?.split('/').at(-1) ?? '';
}

async function send(
  { origin }: Running,
  token: string,
  id: string,
  film: Buffer<ArrayBuffer>,
  from: number,
  to: number,
) {
  for (let offset = from; offset < to; offset += PART) {
    const more = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
    const body = new Blob([film.subarray(offset, Math.min(offset + PART, to))]);
    const answer = await fetch(`${origin}${AT}/${id}`, {
      method: 'PATCH',
      headers: { ...headers(token), ...more },
      body,
    });
    if (answer.status !== 204) throw new Error(await answer.text());
  }
}
