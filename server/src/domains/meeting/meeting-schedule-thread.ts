import { Worker } from 'node:worker_threads';
import { limitConcurrency } from '../../platform/limit-concurrency.ts';
import type { Known } from './meeting-schedule-pairs.ts';
import type { Schedule, ScheduleOrder } from './meeting-schedule.ts';

/** What the thread is started with: who might meet is put together there, too. */
export type ScheduleTask = Omit<ScheduleOrder, 'pairs'> & { known: Known };

const oneAtATime = limitConcurrency(1);
const HEAP_MEGABYTES = 512;

/** A schedule in a thread of its own: a large one takes seconds, in which calls are to be answered. */
export const scheduleInThread = (task: ScheduleTask): Promise<Schedule> => oneAtATime(() => work(task));

async function work(task: ScheduleTask): Promise<Schedule> {
  const thread = new Worker(new URL('./meeting-schedule.worker.ts', import.meta.url), {
    workerData: task,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
  });
  try {
    return await new Promise((resolve, reject) => {
      thread.on('message', (schedule: Schedule) => resolve(schedule));
      thread.on('error', reject);
      thread.on('exit', (code) => reject(new Error(`the thread of the schedule ended with ${code}`)));
    });
  } finally {
    void thread.terminate();
  }
}
