import { readFile } from 'node:fs/promises';
import { sql, type Insertable } from 'kysely';
import { z } from 'zod';
import type { VideoUse } from '@fairbridge/contract/limits.ts';
import type { Db, Tables } from '../server/src/platform/database/kysely.ts';
import { fileKey, type FileStore } from '../server/src/platform/files/file-store.ts';
import type { DemoFair } from './data/shapes.ts';
import type { CompanyRows } from './demo-company.ts';
import { drawnFileRow, videoFileRow } from './factories/factories.ts';
import { insertRows } from '../server/src/platform/database/insert-rows.ts';

/** Films that the demo brings along, made of its own pictures. */
type Film = 'field' | 'cane';
const COVER = { width: 1200, height: 675 };
const SIZE = { width: 640, height: 360, seconds: 6 };
/** So many exhibits of the first company have one. */
const EXHIBITS = 2;

const bytesOf = (film: Film): Promise<Buffer> => readFile(new URL(`films/${film}.mp4`, import.meta.url));

type Row = Insertable<Tables['file']> & { id: string };
type FilmRows = { video: Row; cover: Row };

/** The film of a fair with its cover, as files of this owner for such a place. */
export async function filmRows(
  fair: DemoFair['definition']['code'],
  owned: readonly [exhibitionId: string, ownerId: string],
  use: VideoUse,
): Promise<FilmRows> {
  const film: Film = fair === 'sugar' ? 'cane' : 'field';
  const { length: bytes } = await bytesOf(film);
  return {
    video: videoFileRow(...owned, { ...SIZE, use, bytes, drawing: { film } }),
    cover: drawnFileRow(...owned, { picture: `news/${fair}-film` }, COVER, 'videoCover'),
  };
}

/** The first company of a fair shows itself and two of its exhibits in motion. */
export async function giveFilms(db: Db, fair: DemoFair, { exhibitor, products }: CompanyRows): Promise<void> {
  const add = async (use: VideoUse): Promise<{ video: string; cover: string }> => {
    const { video, cover } = await filmRows(fair.definition.code, [exhibitor.exhibition_id, exhibitor.id], use);
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
