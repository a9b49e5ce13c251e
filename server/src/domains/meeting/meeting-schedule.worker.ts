import { parentPort, workerData } from 'node:worker_threads';
import { pairsOf } from './meeting-schedule-pairs.ts';
import type { ScheduleTask } from './meeting-schedule-thread.ts';
import { suggestSchedule } from './meeting-schedule.ts';

const { known, ...order }: ScheduleTask = workerData;
parentPort?.postMessage(suggestSchedule({ ...order, pairs: pairsOf(known) }));
