import { fail } from '../../platform/http/app-error.ts';
import { limitConcurrency } from '../../platform/limit-concurrency.ts';
import { runInThread } from '../../platform/threads/run-in-thread.ts';
import type { Known } from './meeting-schedule-pairs.ts';
import type { Schedule, ScheduleOrder } from './meeting-schedule.ts';

/** What the thread is started with: who might meet is put together there, too. */
export type ScheduleTask = Omit<ScheduleOrder, 'pairs'> & { known: Known };

const oneAtATime = limitConcurrency(1);
const LIMITS_OF_ONE = { milliseconds: 60_000, heapMegabytes: 512 };

/** A schedule in a thread of its own: a large one takes seconds, in which calls are to be answered. Errors: `scheduleTooLong`. */
export async function scheduleInThread(task: ScheduleTask, limits = LIMITS_OF_ONE): Promise<Schedule> {
  const file = new URL('./meeting-schedule.worker.ts', import.meta.url);
  return (await oneAtATime(() => runInThread<Schedule>(file, task, limits))) ?? fail('scheduleTooLong');
}
