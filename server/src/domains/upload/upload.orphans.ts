import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { FileKey } from '../../platform/files/file-store.ts';
import { removeForgottenPictures } from '../../platform/files/private-pictures.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../services.ts';
import { documentKey } from '../product/product-document.files.ts';
import { ALL_REFERENCES, KNOWN_USES } from './upload.references.ts';
import { videoKey } from './video.actions.ts';

/** Whoever uploads has this long to use it; with the hour between two runs no orphan is older than a day (G44). */
const UNUSED_HOURS = 23;
/** Bytes are written before their row: what has none after so long never gets one. */
const WITHOUT_ROW_HOURS = 6;
const HOUR = 3_600_000;
const AT_ONCE = 500;

const isNeeded = sql<boolean>`exists (select from (${sql.join(
  ALL_REFERENCES.map(({ needed }) => needed),
  sql` union all `,
)}) as reference (id) where reference.id = f.id)`;

/** All exhibitions at once: the store is one. */
async function unneeded(db: Db, now: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select f.id from file f
    where f.use = any(${[...KNOWN_USES]}::text[]) and f.created_at < ${new Date(now - UNUSED_HOURS * HOUR)} and not ${isNeeded}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/**
 * Deletes the rows of those that are still not needed. Whoever attaches a file holds its row first: those held are left for the next run,
 * and whoever comes after waits, and then finds no such file.
 */
export async function deleteUnneeded(db: Db, ids: readonly string[]): Promise<string[]> {
  return db.transaction().execute(async (inner) => {
    const held = await sql<{ id: string }>`
      select id from file where id = any(${[...ids]}::text[]) order by id for update skip locked`.execute(inner);
    const { rows } = await sql<{ id: string }>`
      delete from file f where f.id = any(${held.rows.map(({ id }) => id)}::text[]) and not ${isNeeded} returning f.id`.execute(
      inner,
    );
    return rows.map(({ id }) => id);
  });
}

/** Takes away pictures, documents and videos that nothing shows and nobody can bring back: row first, then bytes. Answers how many. */
export async function removeOrphans(services: Pick<Services, 'db' | 'pictures' | 'files'>, now = Date.now()) {
  const { db, pictures, files } = services;
  const ids = await unneeded(db, now);
  let removed = 0;
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const gone = await deleteUnneeded(db, ids.slice(from, from + AT_ONCE));
    for (const id of gone) await pictures.remove(id);
    await files.remove([...gone.map(documentKey), ...gone.map(videoKey)]);
    removed += gone.length;
  }
  await removeForgottenPictures(db, now);
  return removed;
}

/** Takes away bytes that no row names, of uploads and removals that were cut off. Answers how many files. */
export async function removeBytesWithoutRow({ db, files }: Pick<Services, 'db' | 'files'>, now = Date.now()) {
  let removed = 0;
  for await (const some of files.list()) {
    const old = some.filter(({ writtenAt }) => writtenAt.getTime() < now - WITHOUT_ROW_HOURS * HOUR);
    const { rows } = await sql<{ id: string }>`
      select id from file where id = any(${[...new Set(old.map(({ id }) => id))]}::text[])`.execute(db);
    const known = new Set(rows.map(({ id }) => id));
    const lost: FileKey[] = old.filter(({ id }) => !known.has(id)).map(({ key }) => key);
    await files.remove(lost);
    removed += lost.length;
  }
  return removed;
}

export function sweepOrphans(jobs: Jobs, services: Pick<Services, 'db' | 'pictures' | 'files'>): void {
  jobs.every('upload.orphans', '17 * * * *', async () => void (await removeOrphans(services)));
  jobs.every('upload.bytesWithoutRow', '43 2,14 * * *', async () => void (await removeBytesWithoutRow(services)));
}
