import { setTimeout as sleep } from 'node:timers/promises';
import { catalogue } from './catalogue.ts';
import { residentMegabytes, startPortal } from './portal-process.ts';
import { atMost, type Row } from './table.ts';

/** A start with everything installed and the data there, to the first page answered; Node's memory when idle. */
export async function measureStart(): Promise<Row[]> {
  const folder = catalogue(100_000, 5_000);
  const times: number[] = [];
  let memory = 0;
  for (let round = 0; round < 3; round += 1) {
    const portal = await startPortal(folder);
    times.push(portal.startedInMs);
    await sleep(5_000);
    memory = residentMegabytes(portal.process.pid ?? 0);
    await portal.stop();
  }
  const [, median = 0] = times.toSorted((a, b) => a - b);
  return [
    atMost('start to the first page', median / 1000, 4, 's'),
    atMost('Node, idle: resident memory', memory, 350, 'MB'),
  ];
}
