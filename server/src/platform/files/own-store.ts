import { sql } from 'kysely';
import { WrongConfiguration, type Config } from '../../config.ts';
import { newId } from '../../core/id.ts';
import type { Db } from '../database/kysely.ts';
import type { FileStore } from './file-store.ts';
import { openFileStore } from './open-file-store.ts';

/** How many files of a store without a mark are looked at to see whose it is. */
const LOOKED_AT = 200;

async function ownMark(db: Db): Promise<string> {
  await sql`insert into store_mark (mark) values (${newId()}) on conflict do nothing`.execute(db);
  const { rows } = await sql<{ mark: string }>`select mark from store_mark`.execute(db);
  const mark = rows[0]?.mark;
  if (mark === undefined) throw new Error('the database has no mark of the store');
  return mark;
}

/** Does the store carry the mark of this database? What does not is never swept. */
export async function isOwnStore(db: Db, files: FileStore): Promise<boolean> {
  return (await files.readMark()) === (await ownMark(db));
}

/** A store of before there were marks: ours where it is empty, or where this database knows at least half of what is looked at. */
async function looksOurs(db: Db, files: FileStore): Promise<boolean> {
  const ids = new Set<string>();
  for await (const some of files.list()) {
    for (const { id } of some) if (id !== '') ids.add(id);
    if (ids.size >= LOOKED_AT) break;
  }
  if (ids.size === 0) return true;
  const known = await db
    .selectFrom('file')
    .where('id', 'in', [...ids])
    .select('id')
    .execute();
  return known.length * 2 >= ids.size;
}

const foreign = (config: Config, mark: string, why: string): WrongConfiguration => {
  const where = config.S3_BUCKET === undefined ? `${config.DATA_DIR}/files` : `the bucket ${config.S3_BUCKET}`;
  return new WrongConfiguration(
    `The files in ${where} ${why}. Two databases on one store would delete each other's files.\n` +
      `  Give this database a folder (DATA_DIR) or bucket (S3_BUCKET) of its own. If the files are meant for it, as after moving them,\n` +
      `  write ${mark} into the file 'installation' that lies beside them, and start again.`,
  );
};

/** Makes the store this database's own, or finds that it is. Throws `WrongConfiguration` where it is another's. */
async function claim(config: Config, db: Db, files: FileStore): Promise<void> {
  const mark = await ownMark(db);
  const there = await files.readMark();
  if (there === mark) return;
  if (there !== null) throw foreign(config, mark, 'belong to another database');
  if (!(await looksOurs(db, files))) throw foreign(config, mark, 'are not known to this database');
  await files.writeMark(mark);
  // of two that claimed it at once the first one finds the other's mark
  if ((await files.readMark()) !== mark) throw foreign(config, mark, 'belong to another database');
}

/** The configured store, which no other database uses. Throws `WrongConfiguration` with a text for the operator. */
export async function openOwnStore(config: Config, db: Db, onError: (error: Error) => void): Promise<FileStore> {
  const files = await openFileStore(config, onError);
  await claim(config, db, files);
  return files;
}
