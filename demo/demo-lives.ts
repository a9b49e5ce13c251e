import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../server/src/platform/database/kysely.ts';
import { bilingualColumns } from '../server/src/platform/database/bilingual.ts';
import { insertRows } from '../server/src/platform/database/insert-rows.ts';
import { STREAMS_FOLDER } from '../server/src/platform/live/live-engine.ts';
import { livesOf, type DemoLive } from './data/fair.ts';
import type { DemoFair } from './data/shapes.ts';
import type { CompanyRows } from './demo-company.ts';
import { newId } from '../server/src/core/id.ts';
import { drawnFileRow } from './factories/factories.ts';

const DAY = 86_400_000;
const COVER = { width: 1200, height: 675 };
/** Of the films that are played as recordings. */
const SECONDS = 6;

/** The time of a demo live: so many days from now, on the clock in Beijing. */
function beginOf({ days, startsAt }: DemoLive): number {
  const day = new Date(Date.now() + 8 * 3_600_000 + days * DAY).toISOString().slice(0, 10);
  return Date.parse(`${day}T${startsAt}:00+08:00`);
}

/** Null: the fair itself, which has neither hosts nor exhibits. */
async function giveLive(db: Db, fairId: string, live: DemoLive, company: CompanyRows | null): Promise<void> {
  const exhibitorId = company?.exhibitor.id ?? null;
  const begin = beginOf(live);
  const end = begin + live.minutes * 60_000;
  const [startsAt, endsAt] = [new Date(begin).toISOString(), new Date(end).toISOString()];
  const cover = drawnFileRow(fairId, exhibitorId ?? fairId, { picture: live.picture }, COVER, 'live');
  const row = {
    id: newId(),
    exhibition_id: fairId,
    exhibitor_id: exhibitorId,
    cover: cover.id,
    type: live.type ?? null,
    ...bilingualColumns('title', live.title),
    ...bilingualColumns('introduction', live.introduction),
    scope: live.scope,
    code: live.code ?? '',
    starts_at: startsAt,
    ends_at: endsAt,
    created_at: new Date(Math.min(begin, Date.now()) - 3 * DAY).toISOString(),
    likes: live.likes,
    watched: live.watched,
    ...(live.state === 'replay' && { started_at: startsAt, ended_at: endsAt, recorded_seconds: SECONDS }),
  };
  await insertRows(db, 'file', [cover]);
  await insertRows(db, 'live', [row]);
  if (company === null) return;
  const { employees, products } = company;
  const of = { live_id: row.id, exhibition_id: fairId };
  // what is shown in a live is for everybody
  const shown = products.filter(({ scope }) => scope === 0).slice(0, live.products);
  await insertRows(
    db,
    'live_host',
    employees.slice(0, 1).map(({ id }, place) => ({ ...of, employee_id: id, place })),
  );
  await insertRows(
    db,
    'live_product',
    shown.map(({ id }, place) => ({ ...of, product_id: id, place })),
  );
  if (live.state === 'replay') await giveAudience(db, of, live, begin, shown);
}

const MINUTE = 60_000;
/** Of all who watch, so many do at the busiest moment. */
const AT_ONCE = 0.3;

/** Who watched what is over, minute by minute: more up to the middle, and fewer to the end; each exhibit is shown for as long. */
async function giveAudience(
  db: Db,
  of: { live_id: string; exhibition_id: string },
  { minutes, watched }: DemoLive,
  begin: number,
  shown: readonly { id: string }[],
): Promise<void> {
  const timeOf = (minute: number): string => new Date(begin + minute * MINUTE).toISOString();
  await insertRows(
    db,
    'live_minute',
    Array.from({ length: minutes }, (_, minute) => ({
      ...of,
      at: timeOf(minute),
      viewers: Math.round(watched * AT_ONCE * Math.sin((Math.PI * (minute + 1)) / (minutes + 1))),
    })),
  );
  await insertRows(
    db,
    'live_pin',
    shown.map(({ id }, place) => ({
      ...of,
      at: timeOf(Math.floor((minutes * place) / shown.length) + 1),
      product_id: id,
    })),
  );
}

/** The fair and its first companies have lives: some to come, one of them for customers only, and some to be watched again. */
export async function giveLives(
  db: Db,
  fair: DemoFair,
  fairId: string,
  companies: readonly CompanyRows[],
): Promise<void> {
  for (const live of livesOf(fair.definition.code)) {
    const company = live.company === null ? null : companies[live.company];
    if (company !== undefined) await giveLive(db, fairId, live, company);
  }
}

const bytesOf = (file: string): Promise<Buffer> => readFile(new URL(`films/${file}`, import.meta.url));

const playlist = (startedAt: Date): string =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${SECONDS}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-MAP:URI="1-init.mp4"',
    `#EXT-X-PROGRAM-DATE-TIME:${startedAt.toISOString()}`,
    `#EXTINF:${SECONDS}.000000,`,
    '1-0.m4s',
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');

/** Puts the films where recordings of lives are, where they are not there: after the first start, or one that was killed in between. */
export async function putRecordings(db: Db, folder: string): Promise<void> {
  const { rows } = await sql<{ id: string; code: string; started_at: Date }>`
    select l.id, x.code, l.started_at from live l join exhibition x on x.id = l.exhibition_id join file f on f.id = l.cover
    where f.drawing is not null and l.ended_at is not null and l.recorded_seconds > 0 and l.deleted_at is null`.execute(
    db,
  );
  for (const { id, code, started_at: startedAt } of rows) {
    const at = path.join(folder, STREAMS_FOLDER, id);
    const list = path.join(at, '1.m3u8');
    if (await stat(list).catch(() => null)) continue;
    const film = code === 'sugar' ? 'cane' : 'field';
    await mkdir(at, { recursive: true, mode: 0o700 });
    await writeFile(path.join(at, '1-init.mp4'), await bytesOf(`${film}-init.mp4`));
    await writeFile(path.join(at, '1-0.m4s'), await bytesOf(`${film}-0.m4s`));
    // last: what is listed is there
    await writeFile(list, playlist(startedAt));
  }
}
