import { parentPort, workerData } from 'node:worker_threads';
import type { BusyOrder } from './read-busy.ts';
import { unfoldBusy } from './unfold-busy.ts';

const order: BusyOrder = workerData;
parentPort?.postMessage(unfoldBusy(order));
