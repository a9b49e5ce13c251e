import type { Domain } from '../../core/domain.ts';
import { dayInBeijing } from '../../core/days.ts';
import { contextsOf } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { rollUpFigures } from './figure-median.queries.ts';
import { statisticsHandlers } from './statistics.handlers.ts';

const DAY_MS = 24 * 3_600_000;
/** Days that rows of others may still change by more than a little: made again each night. */
const NIGHTLY_DAYS = 120;

const lastDays = (days: number, now = Date.now()) => ({
  from: dayInBeijing(new Date(now - (days - 1) * DAY_MS)),
  to: dayInBeijing(new Date(now)),
});

async function rollUp(services: Services, days: number): Promise<void> {
  for (const ctx of contextsOf(services)) await rollUpFigures(ctx, lastDays(days));
}

export const statistics = {
  handlers: () => ({ statistics: statisticsHandlers }),
  schedules: [
    { queue: 'statistics.hourly', cron: '12 * * * *', work: (services) => rollUp(services, 2) },
    // at 02:42 in Beijing
    { queue: 'statistics.nightly', cron: '42 18 * * *', work: (services) => rollUp(services, NIGHTLY_DAYS) },
  ],
  tables: {
    exhibitor_figure: { notPersonal: 'sums of companies', retention: { with: 'exhibitor' } },
  },
} as const satisfies Domain;
