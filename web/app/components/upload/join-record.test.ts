import { CallFailed } from '@fairbridge/contract/client.ts';
import { CODES } from '@fairbridge/contract/codes.ts';
import { expect, test } from 'vitest';
import { joinRecord } from './join-record.ts';

const refused = (name: 'editConflict' | 'notFound') => new CallFailed(CODES[name].code, CODES[name].status, name, {});

/** Is refused with these, one after the other, and then done. */
function record(...refusals: Error[]) {
  let asked = 0;
  return {
    times: () => asked,
    write: async (): Promise<void> => {
      const refusal = refusals[asked];
      asked += 1;
      if (refusal !== undefined) throw refusal;
    },
  };
}

test('somebody who saved in between does not keep the film away', async () => {
  const { times, write } = record(refused('editConflict'), refused('editConflict'));
  await joinRecord(write);
  expect(times()).toBe(3);
});

test('it gives up after a few, so that the reader is told', async () => {
  const { times, write } = record(...Array.from({ length: 9 }, () => refused('editConflict')));
  await expect(joinRecord(write)).rejects.toThrow('editConflict');
  expect(times()).toBe(4);
});

test('a record that is gone is not asked for again', async () => {
  const { times, write } = record(refused('notFound'));
  await expect(joinRecord(write)).rejects.toThrow('notFound');
  expect(times()).toBe(1);
});
