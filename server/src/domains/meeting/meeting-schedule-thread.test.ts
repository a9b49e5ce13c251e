import { expect, test } from 'vitest';
import { scheduleInThread } from './meeting-schedule-thread.ts';

const free = { taken: [], left: 2 };
const task = {
  tables: [1],
  buyers: [free],
  companies: [free],
  inAll: 10,
  known: {
    buyerNumbers: [1],
    companyNumbers: [1],
    wishes: [{ buyer: 0, company: 0, from: 'visitor' as const, wish: 'want' as const }],
    fits: [],
    met: [],
    declined: [],
  },
};

test('a schedule that takes longer than it may is refused by name, and the next one is made', async () => {
  const late = scheduleInThread(task, { milliseconds: 1, heapMegabytes: 64 });
  await expect(late).rejects.toMatchObject({ error: 'scheduleTooLong' });
  const { placed } = await scheduleInThread(task);
  expect(placed.map(({ buyer, company, slot }) => [buyer, company, slot])).toEqual([[0, 0, 0]]);
});
