import autocannon from 'autocannon';
import { mkdirSync, rmSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { visitorToken } from './catalogue.ts';
import { percentile } from './load.ts';
import { post, residentMegabytes, ROOT, startPortal } from './portal-process.ts';
import { measureCrowds } from './slow-crowd.ts';
import { atMost, plain, type Row } from './table.ts';

/** Of each attack; fewer only show that it runs. */
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 8);
const CONNECTIONS = 20;
const P99_MAX_MS = 500;
const BROWSE = '/visitor/v2/product/browse/all/list';
const SET_PRIVACY = '/visitor/v2/visitor/setPrivacy';
const BYSTANDER = { 'x-forwarded-for': '192.0.2.1' };
const attacker = (number: number): Record<string, string> => ({ 'x-forwarded-for': `198.51.100.${number}` });

type Attack = { name: string; requests: autocannon.Request[] };

const asks = (count: number, from: number, ask: (at: number) => autocannon.Request): autocannon.Request[] =>
  Array.from({ length: count }, (_one, at) => {
    const { headers, ...request } = ask(at);
    return { ...request, headers: { 'content-type': 'application/json', ...attacker(1 + (at % from)), ...headers } };
  });

/** Limits as they are in production; each attack from one address, and the pages from 200 as well. */
function attacks(token: string): Attack[] {
  const list = (at: number): autocannon.Request => ({ method: 'GET', path: `/find/product?keyword=word${at}` });
  const call = (url: string, body: object, headers = {}): autocannon.Request => ({
    method: 'POST',
    path: url,
    body: JSON.stringify(body),
    headers,
  });
  return [
    { name: 'nobody', requests: [] },
    {
      name: 'an address of slashes',
      requests: asks(1, 1, () => ({ method: 'GET', path: `/a${'/'.repeat(15_000)}b/` })),
    },
    {
      name: 'syllables that part in many ways',
      requests: asks(50, 1, (at) => call(BROWSE, { keyword: `${'uai'.repeat(12)}q${at}` })),
    },
    {
      name: 'a web address of 40 kB',
      requests: asks(1, 1, () =>
        call(
          '/visitor/v2/visitor/updateVisitor',
          { company: { website: 'a.'.repeat(20_000) } },
          { authorization: token },
        ),
      ),
    },
    { name: 'lists of random words, one address', requests: asks(2_000, 1, list) },
    { name: 'lists of random words, 200 addresses', requests: asks(2_000, 200, list) },
    {
      name: 'a privacy set as it is',
      requests: asks(1, 1, () => call(SET_PRIVACY, { listed: true, looksShown: true }, { authorization: token })),
    },
    {
      name: 'answers with fields nobody knows',
      requests: asks(2_000, 200, (at) => call(BROWSE, { pageNum: 1, junk: `${at}${'x'.repeat(500)}` })),
    },
  ];
}

/** One request after another, half of them for a page and half for a list: milliseconds of each. */
async function bystand(origin: string, until: Promise<unknown>): Promise<number[]> {
  const state = { ended: false };
  void until.finally(() => (state.ended = true));
  const taken: number[] = [];
  for (let at = 0; !state.ended; at += 1) {
    const began = performance.now();
    if (at % 2 === 0) await (await fetch(`${origin}/`, { headers: BYSTANDER })).arrayBuffer();
    else
      await (
        await fetch(origin + BROWSE, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...BYSTANDER },
          body: JSON.stringify({ pageNum: 1 + (at % 40) }),
        })
      ).arrayBuffer();
    taken.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return taken;
}

/** What somebody who only looks feels while the program is attacked: the demo fairs, the real limits, addresses by X-Forwarded-For. */
export async function measureBystander(): Promise<Row[]> {
  const folder = path.join(ROOT, 'data-bench', `bystander-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const portal = await startPortal(folder, { RATE_MULTIPLIER: '1', TRUST_PROXY: '1' });
  try {
    const token = await visitorToken(portal.origin);
    await post(portal.origin, SET_PRIVACY, { listed: true, looksShown: true }, token);
    const rows: Row[] = [];
    for (const { name, requests } of attacks(token)) {
      const attack =
        requests.length === 0
          ? new Promise((resolve) => setTimeout(resolve, SECONDS * 1_000))
          : Promise.resolve(
              autocannon({
                url: portal.origin,
                connections: CONNECTIONS,
                duration: SECONDS,
                workers: 1,
                requests,
                timeout: 60,
              }),
            );
      const taken = await bystand(portal.origin, attack);
      rows.push(atMost(`bystander's p99, attack: ${name}`, percentile(taken, 0.99), P99_MAX_MS, 'ms'));
    }
    const pid = portal.process.pid ?? 0;
    const bystanding = (until: Promise<unknown>): Promise<number[]> => bystand(portal.origin, until);
    rows.push(...(await measureCrowds({ origin: portal.origin, pid, token, seconds: SECONDS, bystand: bystanding })));
    const [load = 0] = loadavg();
    return [
      ...rows,
      plain('memory after all', `${residentMegabytes(pid).toFixed(0)} MB`),
      plain('load of the machine', `${load.toFixed(1)} on ${cpus().length} processors`),
    ];
  } finally {
    await portal.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
