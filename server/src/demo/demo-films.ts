import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../platform/database/kysely.ts';
import { fileKey, type FileStore } from '../platform/files/file-store.ts';
import type { DemoFair } from './data/shapes.ts';
import type { CompanyRows } from './demo-company.ts';
import { drawnFileRow, videoFileRow } from './factories/factories.ts';
import { insertRows } from './factories/insert.ts';

/** Films that the demo brings along, made of its own drawings. */
const HUES = { field: 140, cane: 340 } as const;
type Film = keyof typeof HUES;
const COVER = { width: 1280, height: 720 };
const SIZE = { width: 640, height: 360, seconds: 6 };
/** So many exhibits of the first company have one. */
const EXHIBITS = 2;

const bytesOf = (film: Film): Promise<Buffer> => readFile(new URL(`films/${film}.mp4`, import.meta.url));

/** The first company of a fair shows itself and two of its exhibits in motion. */
export async function giveFilms(db: Db, fair: DemoFair, { exhibitor, products }: CompanyRows): Promise<void> {
  const film: Film = fair.definition.code === 'sugar' ? 'cane' : 'field';
  const { length: bytes } = await bytesOf(film);
  const add = async (use: string): Promise<{ video: string; cover: string }> => {
    const owned = [exhibitor.exhibition_id, exhibitor.id] as const;
    const cover = drawnFileRow(
      ...owned,
      { draw: 'news', motif: film, hue: HUES[film], seed: 'film' },
      COVER,
      'videoCover',
    );
    const video = videoFileRow(...owned, { ...SIZE, use, bytes, drawing: { film } });
    await insertRows(db, 'file', [video]);
    await insertRows(db, 'file', [cover]);
    return { video: video.id, cover: cover.id };
  };
  for (const { id } of products.filter(({ scope }) => scope === 0).slice(0, EXHIBITS)) {
    const { video, cover } = await add('productVideo');
    await sql`update product set video = ${video}, video_cover = ${cover} where exhibition_id = ${exhibitor.exhibition_id} and id = ${id}`.execute(
      db,
    );
  }
  const { video, cover } = await add('companyVideo');
  await sql`update exhibitor set videos = ${[video]}, video_covers = ${[cover]} where exhibition_id = ${exhibitor.exhibition_id} and id = ${exhibitor.id}`.execute(
    db,
  );
}

const named = z.object({ film: z.enum(['field', 'cane']) });

/** Puts the films into the store where they are not there: after the first start, or one that was killed in between. */
export async function putFilms(db: Db, files: FileStore): Promise<void> {
  const rows = await db
    .selectFrom('file')
    .where('kind', '=', 'mp4')
    .where('drawing', 'is not', null)
    .select(['id', 'drawing'])
    .execute();
  for (const { id, drawing } of rows) {
    const key = fileKey(id, 'video.mp4');
    if ((await files.size(key)) === null) await files.put(key, await bytesOf(named.parse(drawing).film));
  }
}
