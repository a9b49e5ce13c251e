import type { Schedule } from '../../core/domain.ts';
import { dayInBeijing } from '../../core/days.ts';
import { contextsOf } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { createPartition, deleteEvents, dropPartition, partitionDays } from './tracking.partitions.queries.ts';
import { dropSaltsBefore } from './tracking.queries.ts';
import { rollUpDay } from './tracking.roll-up.ts';
import { rolledDays } from './tracking.roll-up.queries.ts';
import { isRollUpDue } from './tracking.rules.ts';

type Using = Pick<Services, 'db' | 'directory'>;

const DAYS_AHEAD = 7;
const DAY_MS = 24 * 3_600_000;
const dayFromNow = (now: number, days: number): string => dayInBeijing(new Date(now + days * DAY_MS));

/** Yesterday has one too, for events that come late. */
export async function makePartitions({ db }: Pick<Using, 'db'>, now = Date.now()): Promise<void> {
  const there = await partitionDays(db);
  for (let ahead = -1; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = dayFromNow(now, ahead);
    if (!there.includes(day)) await createPartition(db, day);
  }
}

/** Makes the sums of every day and fair that are due. */
export async function rollUpDays(using: Using, now = Date.now()): Promise<void> {
  const today = dayInBeijing(new Date(now));
  const days = (await partitionDays(using.db)).filter((day) => day <= today);
  for (const { exhibition } of contextsOf(using)) {
    const rolled = await rolledDays(using.db, exhibition.id);
    for (const day of days) {
      const row = rolled.get(day);
      const before = row === undefined ? null : { rolledAt: row.rolled_at, milliseconds: row.milliseconds };
      if (row?.closed !== true && isRollUpDue(day, before, now)) await rollUpDay(using.db, exhibition.id, day, now);
    }
  }
}

/** Drops the events of days that a fair keeps no longer, once their sums are final; and what would tell whose older ones were. */
export async function forgetEvents(using: Using, now = Date.now()): Promise<void> {
  await dropSaltsBefore(using.db, dayFromNow(now, -1));
  const fairs = contextsOf(using);
  const closed = new Map<string, Set<string>>();
  for (const { exhibition } of fairs) {
    const rows = [...(await rolledDays(using.db, exhibition.id)).values()];
    const oldest = dayFromNow(now, -exhibition.trackingDays);
    const over = rows.filter((row) => row.closed && row.day < oldest);
    closed.set(exhibition.id, new Set(over.map(({ day }) => day)));
  }
  for (const day of await partitionDays(using.db)) {
    const done = fairs.filter(({ exhibition }) => closed.get(exhibition.id)?.has(day) === true);
    if (done.length === fairs.length && done.length > 0) await dropPartition(using.db, day);
    else for (const { exhibition } of done) await deleteEvents(using.db, exhibition.id, day);
  }
}

export const trackingSchedules: readonly Schedule[] = [
  {
    queue: 'tracking-roll-up',
    cron: '*/5 * * * *',
    work: async (services) => {
      await makePartitions(services);
      await rollUpDays(services);
    },
  },
  // 01:20 in Beijing
  { queue: 'tracking-forget', cron: '20 17 * * *', work: (services) => forgetEvents(services) },
];
