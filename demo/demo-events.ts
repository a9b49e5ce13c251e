import type { Insertable, Kysely } from 'kysely';
import type { TrackingCode } from '@fairbridge/contract/tracking/tracking.codes.ts';
import { dayInBeijing } from '../server/src/core/days.ts';
import { contextsOf } from '../server/src/core/fair-context.ts';
import { ExhibitionDirectory } from '../server/src/domains/exhibition/exhibition.directory.ts';
import { rollUpFigures } from '../server/src/domains/statistics/figure-median.queries.ts';
import { rollUpDays } from '../server/src/domains/tracking/tracking.jobs.ts';
import { createPartition } from '../server/src/domains/tracking/tracking.partitions.queries.ts';
import type { Tables } from '../server/src/platform/database/kysely.ts';
import type { CompanyRows } from './demo-company.ts';
import type { Random } from './data/shapes.ts';

type Row = Insertable<Tables['tracking_event']>;
type Plan = {
  exhibitionId: string;
  random: Random;
  visitors: readonly { id: string }[];
  companies: readonly CompanyRows[];
};
type Visit = { at: number; who: string; visitorId: string | null };

const DAYS = 30;
/** Companies that are looked at, and visits a day: of the demo exhibitor, and of each of the others at most. */
const [LOOKED_AT, MOST, OTHERS] = [24, 46, 9];
/** More than there are visitors of a demo. */
const GUESTS = 1_000;
const MINUTE = 60_000;
const DAY_MS = 24 * 60 * MINUTE;
/** Hours in Beijing in which people come, the busy ones more than once. */
const HOURS = [8, 9, 9, 9, 10, 10, 10, 11, 11, 13, 14, 14, 14, 15, 15, 15, 16, 16, 17, 19, 20, 20, 21, 22];
const WEEKEND = [0, 6];

/** What visitors and guests did on the pages of some companies in the last thirty days. */
export function eventRows({ exhibitionId, random, visitors, companies }: Plan, now = Date.now()): Row[] {
  const rows: Row[] = [];
  const add = (code: TrackingCode, visit: Visit, exhibitorId: string, subjectId: string, seconds = 0): void => {
    // bytes travel in JSON as PostgreSQL writes them
    const who: unknown = `\\x${visit.who}`;
    rows.push({
      exhibition_id: exhibitionId,
      day: dayInBeijing(new Date(visit.at)),
      at: new Date(visit.at).toISOString(),
      event: Number(code),
      who: who as Buffer,
      key: rows.length,
      visitor_id: visit.visitorId,
      exhibitor_id: exhibitorId,
      subject_id: subjectId,
      seconds,
      state: visit.visitorId === null ? 1 : 5,
    });
  };
  const look = (visit: Visit, { exhibitor, products }: CompanyRows): void => {
    if (random.next() < 0.55) {
      add('001032000', visit, exhibitor.id, exhibitor.id);
      add('001033000', visit, exhibitor.id, exhibitor.id, 8 + random.int(110));
      if (random.next() < 0.06) add('001034002', visit, exhibitor.id, exhibitor.id);
    }
    const open = products.filter(({ scope }) => scope === 0);
    for (let count = open.length === 0 ? 0 : random.int(4); count > 0; count -= 1) {
      // a few exhibits are looked at most
      const { id } = open[Math.floor(random.next() ** 2 * open.length)] ?? exhibitor;
      add('001032001', visit, exhibitor.id, id);
      add('001033001', visit, exhibitor.id, id, 5 + random.int(90));
      if (random.next() < 0.2) add('001034000', visit, exhibitor.id, id);
      if (random.next() < 0.05) add('001034007', visit, exhibitor.id, id);
    }
  };
  const visitOn = (midnight: number): Visit => {
    const person = random.next() < 0.35 ? random.int(visitors.length) : GUESTS + random.int(GUESTS);
    return {
      at: midnight + (random.pick(HOURS) * 60 + random.int(60)) * MINUTE + random.int(MINUTE),
      who: String(person).padStart(32, '0'),
      visitorId: visitors[person]?.id ?? null,
    };
  };
  const today = Date.parse(`${dayInBeijing(new Date(now))}T00:00:00+08:00`);
  for (const [index, company] of companies
    .filter(({ products }) => products.length > 0)
    .slice(0, LOOKED_AT)
    .entries())
    for (let ago = DAYS - 1; ago >= 0; ago -= 1) {
      const midnight = today - ago * DAY_MS;
      const quiet = WEEKEND.includes(new Date(midnight + DAY_MS / 2).getUTCDay()) ? 0.4 : 1;
      const visits = Math.round((index === 0 ? MOST : OTHERS) * quiet * (0.4 + random.next() * 0.6));
      for (let count = 0; count < visits; count += 1) {
        const visit = visitOn(midnight);
        if (visit.at < now) look(visit, company);
      }
    }
  return rows;
}

/** Sums the events up, as the portal's jobs do by and by. */
export async function sumUpEvents(db: Kysely<Tables>, directory: ExhibitionDirectory, now = Date.now()): Promise<void> {
  const days = Array.from({ length: DAYS }, (_, ago) => dayInBeijing(new Date(now - ago * DAY_MS)));
  for (const day of days) await createPartition(db, day);
  await rollUpDays({ db, directory }, now);
  for (const ctx of contextsOf({ db, directory }))
    await rollUpFigures(ctx, { from: days.at(-1) ?? '', to: days[0] ?? '' });
}
