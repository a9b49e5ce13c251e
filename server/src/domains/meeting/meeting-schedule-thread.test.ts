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

/** All wish for all: it takes longer than a thread lives that is ended as it begins, however late the clock is. */
const crowd = (people: number) => {
  const everybody = Array.from({ length: people }, (_, at) => at);
  const wishes = everybody.flatMap((buyer) =>
    everybody.map((company) => ({ buyer, company, from: 'visitor' as const, wish: 'want' as const })),
  );
  const parties = everybody.map(() => ({ taken: [], left: 40 }));
  const known = { ...task.known, buyerNumbers: everybody, companyNumbers: everybody, wishes };
  return {
    ...task,
    tables: Array.from({ length: 40 }, () => people),
    buyers: parties,
    companies: parties,
    inAll: 10_000,
    known,
  };
};

test('a schedule that takes longer than it may is refused by name, and the next one is made', async () => {
  const late = scheduleInThread(crowd(300), { milliseconds: 1, heapMegabytes: 512 });
  await expect(late).rejects.toMatchObject({ error: 'scheduleTooLong' });
  const { placed } = await scheduleInThread(task);
  expect(placed.map(({ buyer, company, slot }) => [buyer, company, slot])).toEqual([[0, 0, 0]]);
});
