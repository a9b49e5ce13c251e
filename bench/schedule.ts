import { monitorEventLoopDelay } from 'node:perf_hooks';
import { seeded } from '../server/test/seeded.ts';
import { scheduleInThread, type ScheduleTask } from '../server/src/domains/meeting/meeting-schedule-thread.ts';
import { atMost, plain, type Row } from './table.ts';

const [BUYERS, COMPANIES, SLOTS, TABLES, WISHES] = [500, 300, 20, 100, 10];
const range = (count: number): number[] => Array.from({ length: count }, (_, place) => place);

/** Everybody wishes for ten of the other side and refuses one of eight of these; every company fits every buyer somehow. */
function large(): ScheduleTask {
  const random = seeded(7);
  const parties = (count: number) =>
    range(count).map(() => ({ taken: range(SLOTS).filter(() => random.int(10) === 0), left: SLOTS }));
  const wish = () => (random.int(8) === 0 ? ('refuse' as const) : ('want' as const));
  const numbers = (count: number): number[] => range(count).map((place) => place + 1);
  return {
    tables: range(SLOTS).map(() => TABLES),
    buyers: parties(BUYERS),
    companies: parties(COMPANIES),
    inAll: 6_000,
    known: {
      buyerNumbers: numbers(BUYERS),
      companyNumbers: numbers(COMPANIES),
      wishes: [
        ...range(BUYERS * WISHES).map((place) => ({
          buyer: place % BUYERS,
          company: random.int(COMPANIES),
          from: 'visitor' as const,
          wish: wish(),
        })),
        ...range(COMPANIES * WISHES).map((place) => ({
          buyer: random.int(BUYERS),
          company: place % COMPANIES,
          from: 'exhibitor' as const,
          wish: wish(),
        })),
      ],
      fits: numbers(BUYERS).map((buyer) => ({
        buyer,
        companies: numbers(COMPANIES)
          .map((company) => `${company}:${1 + random.int(3)}`)
          .join(','),
      })),
      met: [],
      declined: [],
    },
  };
}

/** How long it takes to sort as many numbers as there are pairs, the measure of this machine. */
function sorting(): number {
  const random = seeded(8);
  const numbers = range(BUYERS * COMPANIES).map(() => random.next());
  const from = performance.now();
  numbers.toSorted((one, other) => one - other);
  return performance.now() - from;
}

/** The schedule of a large meeting, in its thread: how long it takes, and how long nothing else was answered meanwhile. */
export async function measureSchedule(): Promise<Row[]> {
  const task = large();
  const sorted = Math.min(...range(5).map(sorting));
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const from = performance.now();
  const { placed } = await scheduleInThread(task);
  const took = performance.now() - from;
  delay.disable();
  return [
    atMost(`schedule: ${BUYERS} buyers, ${COMPANIES} companies, ${SLOTS} slots`, took / 1000, 20, 's'),
    atMost('schedule: the same, in sorts of as many numbers', took / sorted, 100, 'times'),
    atMost('schedule: the longest wait of other work', delay.max / 1e6, 200, 'ms'),
    plain('schedule: appointments placed', String(placed.length)),
  ];
}
