import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CODES } from '@fairbridge/contract/codes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { LANGS } from '@fairbridge/contract/text.ts';
import { noisyPhoto } from '../../../test/pictures.ts';
import { openTestPortal, type TestPortal } from '../../../test/portal.ts';
import { makeScratchFolder } from '../../../test/throwaway.ts';
import { makeEmployee, makeExhibitor, makeStoredPicture, type Employee, type Exhibitor } from '../../../test/world.ts';

const { stream } = contract.upload;

/** A disk of eight megabytes, where this machine lets us have one. */
function mountSmallDisk(): string | null {
  const disk = makeScratchFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk], { stdio: 'ignore' });
    return disk;
  } catch {
    rmSync(disk, { recursive: true, force: true });
    process.stderr.write('A full disk is not tested: no small one can be mounted here.\n');
    return null;
  }
}
const disk = mountSmallDisk();

describe.skipIf(disk === null)('on a full disk (G44)', () => {
  const root = disk ?? '';
  const filler = path.join(root, 'filler');
  let portal: TestPortal;
  let company: Exhibitor;
  let staff: Employee;
  let logo: string;
  let photo: Buffer;
  beforeAll(async () => {
    const data = path.join(root, 'data');
    mkdirSync(data);
    portal = await openTestPortal({ DATA_DIR: data });
    company = await makeExhibitor(portal);
    staff = await makeEmployee(portal, company);
    logo = await makeStoredPicture(portal, company, { use: 'logo' });
    photo = await noisyPhoto(1_900_000);
  });
  afterAll(async () => {
    await portal.close();
    execFileSync('umount', [root]);
    rmSync(root, { recursive: true, force: true });
  });

  /** Leaves so many bytes free. */
  function fill(free: number): void {
    rmSync(filler, { force: true });
    const { bavail, bsize } = statfsSync(root);
    writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - free)));
  }
  const send = (lang: (typeof LANGS)[number] = 'zh') =>
    portal.send(stream, { use: 'logo' }, { ...staff, lang }, { bytes: photo });
  const rows = async (): Promise<string[]> => {
    const { rows: found } = await sql<{ id: string }>`select id from file where owner_id = ${company.id}`.execute(
      portal.ctx.db,
    );
    return found.map(({ id }) => id).toSorted();
  };
  const originals = (): string[] =>
    readdirSync(path.join(root, 'data', 'files'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.includes('-original.webp'))
      .map((name) => path.basename(name).replace('-original.webp', ''))
      .toSorted();

  test('an upload says so in both languages, and leaves neither row nor bytes', async () => {
    fill(0);
    for (const lang of LANGS) {
      const { status, body } = await send(lang);
      expect([status, body]).toEqual([507, { code: CODES.storeFull.code, message: CODES.storeFull[lang], data: null }]);
    }
    expect([await rows(), originals()]).toEqual([[logo], [logo]]);
  });

  test('reading goes on, also of a width that cannot be kept', async () => {
    fill(0);
    const asked = ['w200', 'w400', 'w200'].map((width) => portal.app.inject({ url: `/files/${logo}/${width}.webp` }));
    expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await portal.send(contract.exhibitor.detail, { id: company.id })).status).toBe(200);
  });

  test('of many at once those that fit are whole, the others are refused, and with room again the next one is taken', async () => {
    fill(2_500_000);
    const answers = await Promise.all(Array.from({ length: 12 }, () => send()));
    const codes = answers.map(({ body }) => body.code);
    const taken = codes.filter((code) => code === 1000).length;
    expect(new Set(codes)).toEqual(new Set([1000, CODES.storeFull.code]));
    expect([(await rows()).length, await rows()]).toEqual([taken + 1, originals()]);
    rmSync(filler);
    expect((await send()).body.code).toBe(1000);
    expect(await rows()).toEqual(originals());
  });
});
