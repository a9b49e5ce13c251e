import { expect, test } from 'vitest';
import { UploadQueue } from './upload-queue.ts';
import { FilesOnTheWay } from '../../editing/files-on-the-way.ts';

/** A file whose arrival is in the hands of the test. */
function sending(queue: UploadQueue, name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const ended = queue.add(name, () => promise);
  return { arrive: () => (resolve(), ended), fail: (words: string) => (reject(new Error(words)), ended) };
}
const words = (error: unknown): string => (error instanceof Error ? error.message : '');

function form() {
  const files = new FilesOnTheWay();
  const [pictures, documents] = [new UploadQueue(words), new UploadQueue(words)];
  return { files, pictures, documents, leave: [pictures, documents].map((queue) => files.watch(queue)) };
}

test('a form waits for the files of all its places', async () => {
  const { files, pictures, documents } = form();
  expect(await files.arrived([])).toBeNull();
  const [picture, document] = [sending(pictures, 'a.png'), sending(documents, 'b.pdf')];
  expect(files.running()).toBe(2);
  let arrived = false;
  const waiting = files.arrived([]).then((failed) => ((arrived = true), failed));
  await picture.arrive();
  expect([files.running(), arrived]).toEqual([1, false]);
  await document.arrive();
  expect(await waiting).toBeNull();
});

test('it stops with the first that fails, but not with one that had failed before', async () => {
  const { files, pictures, documents } = form();
  await sending(pictures, 'old.png').fail('too small');
  const known = files.failed();
  expect(known.map(({ name }) => name)).toEqual(['old.png']);
  const [good, bad] = [sending(pictures, 'good.png'), sending(documents, 'bad.pdf')];
  const waiting = files.arrived(known);
  await bad.fail('no PDF');
  expect(await waiting).toMatchObject({ name: 'bad.pdf', error: 'no PDF' });
  const again = files.arrived(files.failed());
  await good.arrive();
  expect(await again).toBeNull();
});

test('a place that goes, or a file that is cancelled, is not waited for', async () => {
  const { files, pictures, documents, leave } = form();
  sending(pictures, 'a.png');
  sending(documents, 'b.pdf');
  const waiting = files.arrived([]);
  for (const { key } of pictures.list()) pictures.dismiss(key);
  leave[1]?.();
  expect(await waiting).toBeNull();
  expect(files.running()).toBe(0);
});
