import {
  BlobReader,
  BlobWriter,
  ZipWriter,
  type ZipWriterConstructorOptions,
} from '@zip.js/zip.js/lib/zip-core-native.js';
import { expect, test } from 'vitest';
import { ArchiveRefused, filesOfArchive } from './draft-pictures-archive.ts';

async function archive(names: readonly string[], how: ZipWriterConstructorOptions = {}): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false, ...how });
  for (const name of names) await writer.add(name, new BlobReader(new Blob([`bytes of ${name}`])));
  return writer.close();
}

const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'read',
    (error: unknown) => (error instanceof ArchiveRefused ? error.reason : 'another error'),
  );

test('lists the files of an archive with their folders, and opens each when it is wanted', async () => {
  const files = await filesOfArchive(await archive(['X1/1.jpg', '草铵膦-1.png']));
  expect(files.map(({ path }) => path)).toEqual(['X1/1.jpg', '草铵膦-1.png']);
  const [first] = await Promise.all(files.map(({ open }) => open()));
  expect([first?.name, await first?.text()]).toEqual(['1.jpg', 'bytes of X1/1.jpg']);
});

test('reads names as Windows in Chinese packs them', async () => {
  // 草铵膦 in GB 18030
  const bytes = Uint8Array.from([0xb2, 0xdd, 0xef, 0xa7, 0xeb, 0xa2, 0x2e, 0x6a, 0x70, 0x67]);
  const name = new TextDecoder('gb18030').decode(bytes);
  const packed = await archive([name], {
    useUnicodeFileNames: false,
    encodeText: (_text, type) => (type === 'filename' ? bytes : undefined),
  });
  expect((await filesOfArchive(packed)).map(({ path }) => path)).toEqual([name]);
});

test('says why it cannot be read', async () => {
  expect(await refusal(filesOfArchive(new Blob(['no archive at all'])))).toBe('unreadable');
  expect(await refusal(filesOfArchive(await archive(['1.jpg'], { password: 'x', zipCrypto: true })))).toBe('locked');
  const whole = await archive(['1.jpg', '2.jpg']);
  expect(await refusal(filesOfArchive(whole.slice(0, whole.size - 30)))).toBe('unreadable');
});

test('a file whose bytes are broken is told when it is opened, and the others are read', async () => {
  const whole = new Uint8Array(await (await archive(['1.jpg', '2.jpg'], { level: 0 })).arrayBuffer());
  const at = Buffer.from(whole).indexOf('bytes of 1.jpg');
  whole[at] = 0;
  const files = await filesOfArchive(new Blob([whole]));
  expect(await Promise.all(files.map(({ open }) => refusal(open())))).toEqual(['unreadable', 'read']);
});
