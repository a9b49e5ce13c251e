import { setTimeout as sleep } from 'node:timers/promises';
import { accountRow, visitorRow } from '../demo/factories/factories.ts';
import { insertRows } from '../server/src/platform/database/insert-rows.ts';
import { hashPassword } from '../server/src/domains/account/account.passwords.ts';
import { createPool } from '../server/src/platform/database/client.ts';
import { createDatabase } from '../server/src/platform/database/kysely.ts';
import { catalogue, withDatabase } from './catalogue.ts';
import { percentile } from './load.ts';
import { post, startPortal } from './portal-process.ts';
import { atLeast, atMost, plain, type Row } from './table.ts';

const LOG_ON = '/visitor/v2/account/webLogon';
const CHEAP = '/visitor/v2/configurationItem/visitor/getConfigurationInformation';
const AT_ONCE = 20;
const SECONDS = 30;
const PASSWORD = 'Rollfeld26';
/** The bystander asks whether or not the answer before has come, so that a stall is seen by all who would have waited in it. */
const ASKED_EVERY_MS = 50;
const OVERSIZED_TRIES = 20;

const accounts = Array.from({ length: AT_ONCE }, (_, index) => `login${index}@bench.example`);

/**
 * Twenty people log in again and again while somebody else looks something up (G14): what hashing passwords leaves to the others.
 * Each has an account of their own and all come from one address of the venue, as in the fair's own Wi-Fi.
 */
export async function measureLogin(seconds = SECONDS): Promise<Row[]> {
  const folder = catalogue(1_000, 50);
  return withDatabase(folder, async (url) => {
    await makeAccounts(url);
    const portal = await startPortal(folder, { VENUE_ADDRESSES: '127.0.0.1' });
    try {
      await logOnFor(portal.origin, 1); // warm-up
      const refusal = await oversized(portal.origin);
      const alone = await bystander(portal.origin, sleep((seconds * 1000) / 3));
      const logIns = logOnFor(portal.origin, seconds);
      const meanwhile = await bystander(portal.origin, logIns);
      const { done, refused } = await logIns;
      return [
        atLeast(`log-ins, ${AT_ONCE} at once`, done / seconds, 15, '/s'),
        atMost('log-ins that were refused', refused, 0, ''),
        plain('bystander alone: p50, p99', inWords(alone)),
        plain(`bystander during ${AT_ONCE} log-ins at once: p50, p99`, inWords(meanwhile)),
        atMost(`bystander during ${AT_ONCE} log-ins at once: p99`, percentile(meanwhile, 0.99), 250, 'ms'),
        refusal,
      ];
    } finally {
      await portal.stop();
    }
  });
}

/** Visitors of the default fair who know their passwords; made once, like the rest of the data folder. */
async function makeAccounts(url: string): Promise<void> {
  const db = createDatabase(createPool(url, { max: 2 }));
  try {
    const known = await db.selectFrom('account').where('email', 'in', accounts).select('email').execute();
    if (known.length === accounts.length) return;
    const fair = await db
      .selectFrom('exhibition')
      .where('is_default', '=', true)
      .select('id')
      .executeTakeFirstOrThrow();
    const password_hash = await hashPassword(PASSWORD);
    const rows = accounts.map((email) => accountRow({ email, password_hash }));
    await db.transaction().execute(async (inner) => {
      await insertRows(inner, 'account', rows);
      await insertRows(
        inner,
        'visitor',
        rows.map(({ id }) => visitorRow(fair.id, id)),
      );
    });
  } finally {
    await db.destroy();
  }
}

/** Everybody logs in, one log-in after the other, until the time is over. */
async function logOnFor(origin: string, seconds: number): Promise<{ done: number; refused: number }> {
  const end = performance.now() + seconds * 1000;
  const counts = { done: 0, refused: 0 };
  await Promise.all(
    accounts.map(async (account) => {
      while (performance.now() < end) {
        const { status } = await post(origin, LOG_ON, { account, password: PASSWORD });
        if (status === 200) counts.done += 1;
        else counts.refused += 1;
      }
    }),
  );
  return counts;
}

/** How long a cheap call takes to be answered, asked at a steady rate until something else is over; in ms, without end where it is not. */
async function bystander(origin: string, until: Promise<unknown>): Promise<number[]> {
  const answers: Promise<number>[] = [];
  const ask = async (): Promise<number> => {
    const began = performance.now();
    const answered = await post(origin, CHEAP, {}).then(
      ({ status }) => status === 200,
      () => false,
    );
    return answered ? performance.now() - began : Number.POSITIVE_INFINITY;
  };
  const asking = setInterval(() => answers.push(ask()), ASKED_EVERY_MS);
  try {
    await until;
  } finally {
    clearInterval(asking);
  }
  return Promise.all(answers);
}

const inWords = (times: readonly number[]): string =>
  `${percentile(times, 0.5).toFixed(1)} ms, ${percentile(times, 0.99).toFixed(1)} ms (${times.length} calls)`;

/** A password of 100 kB must end before it is hashed: the slowest refusal counts. */
async function oversized(origin: string): Promise<Row> {
  const body = { account: accounts[0], password: 'a1'.repeat(50_000) };
  const times: number[] = [];
  for (let tries = 0; tries < OVERSIZED_TRIES + 3; tries += 1) {
    const began = performance.now();
    const { status } = await post(origin, LOG_ON, body);
    if (status !== 400) throw new Error(`an oversized password got ${status}`);
    times.push(performance.now() - began);
  }
  return atMost(
    `a password of 100 kB refused, slowest of ${OVERSIZED_TRIES}`,
    Math.max(...times.slice(-OVERSIZED_TRIES)),
    20,
    'ms',
  );
}
