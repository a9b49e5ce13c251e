import { readFileSync } from 'node:fs';
import path from 'node:path';
import { accountRow, visitorRow } from '../demo/factories/factories.ts';
import { newId } from '../server/src/core/id.ts';
import { badgeCode } from '../server/src/domains/voucher/voucher.codes.ts';
import { createPool } from '../server/src/platform/database/client.ts';
import { insertRows } from '../server/src/platform/database/insert-rows.ts';
import { createDatabase, type Db } from '../server/src/platform/database/kysely.ts';
import { catalogue, withDatabase } from './catalogue.ts';
import { defaultFair, ownerToken } from './company.ts';
import { percentile } from './load.ts';
import { post, startPortal } from './portal-process.ts';
import { atMost, measured, type Row } from './table.ts';

const BADGES = 200_000;
const PORTION = 5_000;
const SCANNERS = 20;
/** Each scanner checks so many badges, one after the other, as fast as it is answered. */
const CHECKED = 100;
const PATH = '/organizer/v1/checkIn';

/** Visitors with a badge each, and gates; answers the ids of some badges and of the gates. */
async function fill(db: Db): Promise<{ badges: string[]; gates: string[] }> {
  const exhibition_id = await defaultFair(db);
  const badges: string[] = [];
  for (let first = 0; first < BADGES; first += PORTION) {
    const accounts = Array.from({ length: PORTION }, (_, at) =>
      accountRow({ email: `gate${first + at}@bench.example` }),
    );
    const visitors = accounts.map(({ id }, at) => visitorRow(exhibition_id, id, { name: `Visitor ${first + at}` }));
    const rows = visitors.map(({ id }, at) => ({
      id: newId(),
      exhibition_id,
      number: `V99-${String(first + at).padStart(7, '0')}`,
      visitor_id: id,
    }));
    await insertRows(db, 'account', accounts);
    await insertRows(db, 'visitor', visitors);
    await insertRows(db, 'badge', rows);
    if (badges.length < SCANNERS * CHECKED) badges.push(...rows.map(({ id }) => id));
  }
  const gates = Array.from({ length: SCANNERS }, (_, at) => ({
    id: newId(),
    exhibition_id,
    name_zh: `${at}号门`,
    name_en: `Gate ${at}`,
    readmission: 'once',
  }));
  await insertRows(db, 'gate', gates);
  return { badges, gates: gates.map(({ id }) => id) };
}

async function filled(url: string) {
  const db = createDatabase(createPool(url, { max: 2, statementTimeoutMs: 600_000 }));
  try {
    return await fill(db);
  } finally {
    await db.destroy();
  }
}

/** One scanner at its gate: how long each badge takes, in ms. */
async function scan(origin: string, token: string, gateId: string, codes: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const code of codes) {
    const began = performance.now();
    const asked = { gateId, holder: { code }, requestId: newId() };
    const { status, text } = await post(origin, `${PATH}/enter`, asked, token);
    if (status !== 200) throw new Error(text);
    times.push(performance.now() - began);
  }
  return times;
}

/** All badges of the fair as a device keeps them: how long until the last portion is here, in ms. */
async function keepAll(origin: string, token: string): Promise<number> {
  const began = performance.now();
  for (let after: unknown = ''; typeof after === 'string';) {
    const { status, text, data } = await post(origin, `${PATH}/badges`, { after }, token);
    if (status !== 200) throw new Error(text);
    after = data['next'];
  }
  return performance.now() - began;
}

/** Twenty scanners at once at a fair with 200,000 badges (issue: p99 at most 300 ms). */
export async function measureCheckIn(): Promise<Row[]> {
  const folder = catalogue(500, 50);
  const secret = readFileSync(path.join(folder, 'secret'), 'utf8').trim();
  return withDatabase(folder, async (url) => {
    const { badges, gates } = await filled(url);
    const tokens: string[] = [];
    for (let at = 0; at <= SCANNERS; at += 1) tokens.push(await ownerToken(url));
    const portal = await startPortal(folder);
    try {
      const codes = badges.map((id) => badgeCode(secret, id));
      const scanners = gates.map((gate, at) =>
        scan(portal.origin, tokens[at] ?? '', gate, codes.slice(at * CHECKED, (at + 1) * CHECKED)),
      );
      const times = (await Promise.all(scanners)).flat();
      const figuresBegan = performance.now();
      await post(portal.origin, `${PATH}/figures`, {}, tokens[0]);
      const figures = performance.now() - figuresBegan;
      return [
        atMost(
          `a badge at a gate, ${SCANNERS} scanners at once, ${BADGES} badges: p99`,
          percentile(times, 0.99),
          300,
          'ms',
        ),
        atMost('the same: p50', percentile(times, 0.5), 300, 'ms'),
        measured('the figures after that', figures, 'ms'),
        measured(`all ${BADGES} badges to a device`, await keepAll(portal.origin, tokens[SCANNERS] ?? ''), 'ms'),
      ];
    } finally {
      await portal.stop();
    }
  });
}
