import { Agent, request } from 'node:http';
import { z } from 'zod';
import { dayInBeijing } from '../server/src/core/days.ts';
import { rollUpDay } from '../server/src/domains/tracking/tracking.roll-up.ts';
import { catalogue } from './catalogue.ts';
import { percentile } from './load.ts';
import { startPortal } from './portal-process.ts';
import { atLeast, atMost, plain, type Row } from './table.ts';
import { dropDay, fillDay, withFair } from './tracking-days.ts';

const [PRODUCTS, EXHIBITORS] = [10_000, 500];
/** 20,000 events a second: so many requests a second of so many events, from so many addresses (each may send ten a second). */
const [PER_SECOND, EVENTS, ADDRESSES] = [500, 40, 100];
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 20);
const EVENTS_OF_DAY = Number(process.env['BENCH_EVENTS'] ?? 10_000_000);
const TICK_MS = 10;
const DAY_MS = 24 * 3_600_000;
const BROWSE = '/visitor/v2/product/browse/all/list';
const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(Math.random() * all.length)];

/** What a guest's browser tells: pages opened and left, pictures enlarged. */
function bodyOf(products: readonly string[]): string {
  const events = Array.from({ length: EVENTS }, (_one, at) => ({
    event: ['001032001', '001033001', '001034000', '001031000'][at % 4],
    time: Date.now() - Math.floor(Math.random() * 3_600_000),
    prop: { id: pick(products), seconds: at },
  }));
  return JSON.stringify({ appKey: 'bench', type: '000000001', terminal: 'PC', events });
}

const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/** Posts and answers how long it took in ms; null where it was not acknowledged. */
function send(origin: string, path: string, address: string, body: string): Promise<number | null> {
  const began = performance.now();
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': BROWSER,
    'x-forwarded-for': address,
  };
  return new Promise((resolve) => {
    const asked = request(origin + path, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode === 200 ? performance.now() - began : null));
    });
    asked.on('error', () => resolve(null)).end(body);
  });
}

type Times = { told: (number | null)[]; browsed: (number | null)[] };

/** Events at a steady rate, and somebody who browses beside. */
async function drive(origin: string, products: readonly string[], seconds: number): Promise<Times> {
  // made before, so that this process has time to read answers
  const bodies = Array.from({ length: seconds * PER_SECOND }, () => bodyOf(products));
  const until = performance.now() + seconds * 1_000;
  const told: Promise<number | null>[] = [];
  const browsed: (number | null)[] = [];
  const browsing = (async () => {
    for (let at = 0; performance.now() < until; at += 1) {
      browsed.push(await send(origin, BROWSE, '192.0.2.1', JSON.stringify({ pageNum: 1 + (at % 40) })));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  const began = performance.now();
  for (let now = began; now < until; now = performance.now()) {
    const due = Math.floor(((now - began) / 1_000) * PER_SECOND);
    while (told.length < due) {
      const address = `198.51.100.${told.length % ADDRESSES}`;
      told.push(send(origin, '/burying', address, bodies[told.length] ?? ''));
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  await browsing;
  return { told: await Promise.all(told), browsed };
}

const took = (times: readonly (number | null)[]): number[] => times.filter((time) => time !== null);
const ids = z.array(z.object({ id: z.string() }));
const counts = z.object({ kept: z.number(), dropped: z.number() });

async function measureEvents(folder: string): Promise<Row[]> {
  const products = await withFair(folder, async ({ fair, query }) => {
    await query('truncate tracking_event');
    await query('truncate tracking_dropped');
    const rows = await query(
      `select p.id from product p join exhibitor e on e.id = p.exhibitor_id
        where p.exhibition_id = $1 and p.scope = 0 and p.deleted_at is null and e.open`,
      [fair],
    );
    return ids.parse(rows).map(({ id }) => id);
  });
  const portal = await startPortal(folder, { RATE_MULTIPLIER: '1', TRUST_PROXY: '1' });
  const times = await (async () => {
    try {
      const quiet = await drive(portal.origin, products, 2);
      const loud = await drive(portal.origin, products, SECONDS);
      return { ...loud, warm: took(quiet.told).length };
    } finally {
      await portal.stop();
    }
  })();
  const { kept, dropped } = await withFair(folder, async ({ query }) => {
    const [row] = await query(`select (select count(*) from tracking_event) as kept,
      (select coalesce(sum(times), 0)::bigint from tracking_dropped) as dropped`);
    return counts.parse(row);
  });
  const acknowledged = took(times.told);
  const missing = (acknowledged.length + times.warm) * EVENTS - kept - dropped;
  return [
    atLeast(
      `tracking: events acknowledged, ${EVENTS} a request from ${ADDRESSES} addresses, for ${SECONDS} s`,
      (acknowledged.length * EVENTS) / SECONDS,
      0.99 * PER_SECOND * EVENTS,
      '/s',
    ),
    atMost('the same: acknowledged and neither kept nor counted as dropped', missing, 0, 'events'),
    plain('the same: kept and dropped', `${kept} and ${dropped}`),
    plain('the same: p99 until acknowledged', `${percentile(acknowledged, 0.99).toFixed(0)} ms`),
    atMost('a list of exhibits beside it: p99', percentile(took(times.browsed), 0.99), 100, 'ms'),
    plain('the same: p50', `${percentile(took(times.browsed), 0.5).toFixed(0)} ms`),
  ];
}

async function measureRollUp(folder: string): Promise<Row[]> {
  return withFair(folder, async (reached) => {
    const { db, fair } = reached;
    const day = dayInBeijing(new Date(Date.now() - 3 * DAY_MS));
    await dropDay(reached, day);
    try {
      await fillDay(reached, day, EVENTS_OF_DAY);
      const began = performance.now();
      await rollUpDay(db, fair, day);
      const seconds = (performance.now() - began) / 1_000;
      return [atMost(`tracking: a day of ${EVENTS_OF_DAY} events is rolled up`, seconds, 60, 's')];
    } finally {
      await dropDay(reached, day);
    }
  });
}

/** What guests do on the pages is taken in beside those who browse, and summed up. */
export async function measureTracking(): Promise<Row[]> {
  const folder = catalogue(PRODUCTS, EXHIBITORS);
  return [...(await measureEvents(folder)), ...(await measureRollUp(folder))];
}
