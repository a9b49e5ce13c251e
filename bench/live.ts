import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { readInstallation } from '../server/src/start/installation.ts';
import { CHROMIUM, FLAGS } from './browser.ts';
import { catalogue, withDatabase } from './catalogue.ts';
import { withCrowd, type LiveCrowd } from './live-crowd.ts';
import { BITS, childrenOf, clip, cpuSeconds, programOf, Publisher, putOnAir } from './live-stage.ts';
import { percentile } from './load.ts';
import { freePort, residentMegabytes, startPortal } from './portal-process.ts';
import { atLeast, atMost, plain, type Row } from './table.ts';

const VIEWERS = 500;
const STALLED = 60;
const SECONDS = 20;
/** How long those who read nothing stay; half an hour shows more. */
const STALLED_SECONDS = Number(process.env['BENCH_LIVE_SECONDS'] ?? 60);
/** Until one who reads nothing has been let go: what waits for it is full, and then some. */
const LET_GO_MS = 50_000;
const GROWN_MAX_MB = 30;
const SETTLE_MS = 10_000;
const NGINX = process.env['NGINX_PATH'] ?? '/usr/sbin/nginx';

type Stage = { origin: string; folder: string; id: string; secret: string; publisher: Publisher; starter: number };

/** A public live of 1.7 Mbit/s: what 500 viewers take, how late the picture is, those who read nothing, and a media process that is killed. */
export async function measureLive(): Promise<Row[]> {
  clip();
  const folder = catalogue(500, 50);
  const secret = readInstallation({ DATA_DIR: folder }).SECRET;
  const id = await withDatabase(folder, (url) => putOnAir(url, secret));
  const rtmpPort = await freePort();
  const portal = await startPortal(folder, { LIVE: '1', RTMP_PORT: String(rtmpPort) }, 'scripts/start.mjs');
  const publisher = new Publisher(rtmpPort, id);
  const stage = { origin: portal.origin, folder, id, secret, publisher, starter: portal.process.pid ?? 0 };
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  try {
    await untilPlaying(stage);
    return [
      ...(await measureHls(stage)),
      ...(await measureFlv(stage)),
      ...(await measureDelay(stage, browser)),
      ...(await measureStalled(stage)),
      ...(await measureKill(stage, browser)),
    ];
  } finally {
    await browser.close();
    publisher.stop();
    await portal.stop();
    rmSync(path.join(folder, 'live'), { recursive: true, force: true });
  }
}

const processesOf = ({ starter }: Stage): number[] =>
  ['main.ts', 'media.ts'].map((program) => programOf(starter, program));

async function untilPlaying({ origin, id }: Stage): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    if ((await fetch(`${origin}/broadcast/hls/${id}/live.m3u8`)).ok) return;
    await pause(200);
  }
  throw new Error('nothing is on the air');
}

/** What these processes take of a core, in per cent. */
async function cpuOf(pids: readonly number[]): Promise<number> {
  const [before, began] = [cpuSeconds(pids), performance.now()];
  await pause(SECONDS * 1_000);
  return ((cpuSeconds(pids) - before) / ((performance.now() - began) / 1_000)) * 100;
}

const crowdOf = ({ origin, id, secret }: Stage, given: Pick<LiveCrowd, 'manner' | 'path'> & Partial<LiveCrowd>) => ({
  origin,
  viewers: VIEWERS,
  signing: { id, secret },
  ...given,
});

async function measureHls(stage: Stage): Promise<Row[]> {
  const crowd = crowdOf(stage, { manner: 'hls', path: '/broadcast/hls/*/live.m3u8' });
  const { result: own, megabits } = await withCrowd(crowd, () => cpuOf(processesOf(stage)));
  const rows = [
    plain(`HLS, ${VIEWERS} viewers`, `${megabits.toFixed(0)} Mbit/s`),
    atMost(`HLS, ${VIEWERS} viewers: web and media process`, own, 15, '% of a core'),
  ];
  const nginx = await measureNginx(stage);
  if (nginx === null) return [...rows, plain('HLS by nginx', `skipped: there is no ${NGINX}`)];
  return [
    ...rows,
    plain(
      `nginx, the same files, ${VIEWERS} viewers`,
      `${nginx.result.toFixed(1)} % of a core, ${nginx.megabits.toFixed(0)} Mbit/s`,
    ),
    // its sendfile copies nothing on this machine, which no program with sockets of its own does
    atLeast('HLS: CPU of nginx per own', nginx.result / own, 0.5, ''),
  ];
}

/** nginx that serves the folder of the recording, as ffmpeg writes it. */
async function measureNginx(stage: Stage) {
  if (!existsSync(NGINX)) return null;
  const port = await freePort();
  const folder = path.join(stage.folder, 'live', 'nginx');
  mkdirSync(folder, { recursive: true });
  const configuration = `user root; daemon off; worker_processes 1; pid nginx.pid;
events { worker_connections 4096; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000;
  server { listen 127.0.0.1:${port} backlog=1024; root ${path.join(stage.folder, 'live', 'streams', stage.id)}; } }`;
  writeFileSync(path.join(folder, 'nginx.conf'), configuration);
  const master = spawn(NGINX, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'ignore' });
  try {
    await pause(500);
    const pid = master.pid ?? 0;
    const crowd = crowdOf(stage, { manner: 'hls', path: '/1.m3u8', origin: `http://127.0.0.1:${port}` });
    return await withCrowd(crowd, () => cpuOf([pid, ...childrenOf(pid)]));
  } finally {
    master.kill('SIGTERM');
  }
}

async function measureFlv(stage: Stage): Promise<Row[]> {
  const crowd = crowdOf(stage, { manner: 'flv', path: `/broadcast/flv/${stage.id}` });
  const { result, megabits } = await withCrowd(crowd, () => cpuOf(processesOf(stage)));
  return [
    plain(`HTTP-FLV, ${VIEWERS} viewers`, `${megabits.toFixed(0)} Mbit/s`),
    atMost(`HTTP-FLV, ${VIEWERS} viewers: web and media process`, result, 45, '% of a core'),
  ];
}

/** The page of the live; `hls`: its player is offered HLS alone. */
async function openRoom({ origin, id }: Stage, browser: Browser, by: 'flv' | 'hls'): Promise<Page> {
  const page = await browser.newPage();
  if (by === 'hls')
    await page.route('**/live/getLiveState', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace(/"flv":"[^"]*"/, '"flv":null') });
    });
  await page.goto(`${origin}/live/${id}`);
  await page.locator('[data-player=playing]').waitFor({ timeout: 60_000 });
  return page;
}

/** How old the picture is that the page shows, in ms; null: it shows none that is known. */
async function ageOnPage(page: Page, publisher: Publisher): Promise<number | null> {
  const seen = await page.evaluate((bits) => {
    const video = document.querySelector('video');
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1280, 720];
    const context = canvas.getContext('2d');
    if (video === null || video.videoWidth === 0 || context === null) return null;
    context.drawImage(video, 0, 0, 1280, 720);
    const { data } = context.getImageData(0, 32, 1280, 1);
    let number = 0;
    for (let bit = 0; bit < bits; bit += 1) if ((data[(bit * 64 + 32) * 4] ?? 0) > 128) number += 2 ** bit;
    return { number, at: Date.now() };
  }, BITS);
  return seen === null ? null : publisher.ageOf(seen.number, seen.at);
}

async function measureDelay(stage: Stage, browser: Browser): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [by, name, most] of [
    ['flv', 'HTTP-FLV', 2_000],
    ['hls', 'HLS', 6_000],
  ] as const) {
    const page = await openRoom(stage, browser, by);
    await pause(SETTLE_MS);
    const ages: number[] = [];
    for (let at = 0; at < 50; at += 1) {
      const age = await ageOnPage(page, stage.publisher);
      if (age !== null) ages.push(age);
      await pause(200);
    }
    await page.close();
    if (ages.length === 0) throw new Error(`nothing was seen by ${name}`);
    rows.push(
      atMost(`picture to picture by ${name}: p50`, percentile(ages, 0.5), most, 'ms'),
      plain(`  p95 of ${ages.length}`, `${percentile(ages, 0.95).toFixed(0)} ms`),
    );
  }
  return rows;
}

/** Resident memory of both processes, the mean of ten seconds: it goes up and down with what is collected. */
async function memoryOf(stage: Stage): Promise<number> {
  let sum = 0;
  for (let at = 0; at < 10; at += 1) {
    await pause(1_000);
    sum += processesOf(stage).reduce((megabytes, pid) => megabytes + residentMegabytes(pid), 0);
  }
  return sum / 10;
}

/** The memory that those who read nothing cost, once each of them has been let go and is back. */
async function measureStalled(stage: Stage): Promise<Row[]> {
  const crowd = crowdOf(stage, { manner: 'stalled', path: `/broadcast/flv/${stage.id}`, viewers: STALLED });
  const before = await memoryOf(stage);
  const { result } = await withCrowd(crowd, async () => {
    await pause(LET_GO_MS);
    const first = await memoryOf(stage);
    await pause(STALLED_SECONDS * 1_000);
    return { first, grown: (await memoryOf(stage)) - first };
  });
  const figures = [before, result.first].map((megabytes) => megabytes.toFixed(0)).join(' / ');
  return [
    plain(`${STALLED} viewers that read nothing: memory before / with them`, `${figures} MB`),
    atMost(`  grown in ${STALLED_SECONDS} s`, result.grown, GROWN_MAX_MB, 'MB'),
  ];
}

/** Seconds from the death of the media process until a page shows a picture that was sent afterwards. */
async function measureKill(stage: Stage, browser: Browser): Promise<Row[]> {
  const page = await openRoom(stage, browser, 'flv');
  await pause(SETTLE_MS);
  const killed = Date.now();
  process.kill(programOf(stage.starter, 'media.ts'), 'SIGKILL');
  // a picture that stands still may have the number of one that was sent anew: it has to move
  for (let before = Infinity; ;) {
    await pause(50);
    const [age, now] = [await ageOnPage(page, stage.publisher), Date.now()];
    const sent = age === null || now - age < killed ? Infinity : now - age;
    if (sent !== Infinity && sent > before + 20) break;
    before = sent;
    if (now - killed > 60_000) throw new Error('it plays no more');
  }
  const seconds = (Date.now() - killed) / 1_000;
  await page.close();
  return [atMost('a killed media process: until a page plays again', seconds, 5, 's')];
}
