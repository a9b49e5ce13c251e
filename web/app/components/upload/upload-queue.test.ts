import { expect, test } from 'vitest';
import { UploadQueue, UploadRefused, type Told, type Work } from './upload-queue.ts';

const queue = (): UploadQueue => new UploadQueue((error) => `told: ${error instanceof Error ? error.message : ''}`);
const shown = (of: UploadQueue): string[] =>
  of.list().map(({ name, step, error }) => `${name} ${step} ${error}`.trim());
/** What was queued in microtasks has run. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A work that ends when it is told to. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const told: Told[] = [];
  const work: Work = (given) => {
    told.push(given);
    return promise;
  };
  return { work, told, resolve, reject };
}

test('two at a time; the third begins when one has arrived, and how many have is told', async () => {
  const of = queue();
  const works = ['a', 'b', 'c'].map((name) => ({ name, ...held() }));
  for (const { name, work } of works) void of.add(name, work);
  expect(shown(of)).toEqual(['a opening', 'b opening', 'c waiting']);
  works[1]?.told[0]?.share(0.5);
  works[0]?.resolve();
  await settled();
  expect(shown(of)).toEqual(['b sending', 'c opening']);
  expect(of.batch).toEqual({ done: 1, of: 3 });
  works[1]?.resolve();
  works[2]?.resolve();
  await settled();
  expect([shown(of), of.batch]).toEqual([[], { done: 3, of: 3 }]);
});

test('what fails stands there by its name, and is tried again alone', async () => {
  const of = queue();
  let tries = 0;
  void of.add('a', async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('the line broke');
  });
  await settled();
  expect(shown(of)).toEqual(['a failed told: the line broke']);
  const [failed] = of.list();
  expect(failed?.mayRetry).toBe(true);
  of.retry(failed?.key ?? 0);
  await settled();
  expect([shown(of), tries]).toEqual([[], 2]);
});

test('what is refused says why, is not tried again, and offers to be made fit', async () => {
  const of = queue();
  let mended = 0;
  void of.add('small.png', () => Promise.reject(new UploadRefused('too small', () => (mended += 1))));
  of.refuse('k.png, l.png', 'ten at most');
  await settled();
  expect(shown(of)).toEqual(['small.png failed too small', 'k.png, l.png failed ten at most']);
  const [small, over] = of.list();
  small?.mend?.();
  expect([small?.mayRetry, mended, over?.mayRetry, over?.mend]).toEqual([false, 1, false, null]);
});

test('what is cancelled is told so, is gone, and does not come back', async () => {
  const of = queue();
  const a = held();
  const b = held();
  void of.add('a', a.work);
  void of.add('b', b.work);
  of.dismiss(of.list()[0]?.key ?? 0);
  expect([a.told[0]?.signal.aborted, shown(of)]).toEqual([true, ['b opening']]);
  a.told[0]?.share(0.7);
  a.reject(new Error('aborted'));
  b.resolve();
  await settled();
  expect([shown(of), of.batch]).toEqual([[], { done: 1, of: 1 }]);
});

test('what waits and is cancelled never begins', async () => {
  const of = queue();
  const [a, b, c] = [held(), held(), held()];
  for (const [name, { work }] of Object.entries({ a, b, c })) void of.add(name, work);
  of.dismiss(of.list()[2]?.key ?? 0);
  a.resolve();
  b.resolve();
  await settled();
  expect([c.told.length, shown(of)]).toEqual([0, []]);
});

test('who waits for one hears of its end, whatever the end is', async () => {
  const of = queue();
  const ended: string[] = [];
  const wait = (name: string, work: Work): void => void of.add(name, work).then(() => ended.push(name));
  wait('arrives', async () => undefined);
  await settled();
  wait('fails', () => Promise.reject(new Error('no')));
  await settled();
  wait('cancelled', held().work);
  expect(ended).toEqual(['arrives', 'fails']);
  of.dismiss(of.list().at(-1)?.key ?? 0);
  await settled();
  expect(ended).toEqual(['arrives', 'fails', 'cancelled']);
});

test('files that are only looked at are not counted among those sent', async () => {
  const of = queue();
  void of.add('a', async () => undefined, { opens: true });
  await settled();
  expect(of.batch).toEqual({ done: 0, of: 0 });
});

test('what the server takes no more of this minute says so, and goes on', async () => {
  const of = queue();
  const { work, told, resolve } = held();
  void of.add('a', work);
  told[0]?.share(0.5);
  told[0]?.paused();
  expect(shown(of)).toEqual(['a paused']);
  told[0]?.share(0.7);
  expect(shown(of)).toEqual(['a sending']);
  resolve();
  await settled();
  expect(shown(of)).toEqual([]);
});
