import type { Schedule } from '../../core/domain.ts';
import type { Db } from '../../platform/database/kysely.ts';
import type { FileKey, StoredFile } from '../../platform/files/file-store.ts';
import { isOwnStore } from '../../platform/files/own-store.ts';
import { removeForgottenPictures } from '../../platform/files/private-pictures.ts';
import { removeFiles } from '../../platform/files/whole-files.ts';
import type { Log } from '../../platform/log.ts';
import type { Services } from '../../core/services.ts';
import {
  type Store,
  writeSwept,
  deleteUnneeded,
  unneededFiles,
  unsharedBytes,
  type Gone,
  countFiles,
  knownFiles,
} from './upload.orphans.queries.ts';

/** Whoever uploads has this long to use it; with the hour between two runs no orphan is older than a day (G44). */
const UNUSED_HOURS = 23;
/** Bytes are written before their row: what has none after so long never gets one. */
const WITHOUT_ROW_HOURS = 6;
const HOUR = 3_600_000;
const AT_ONCE = 500;
/** Of everything, at most this part goes in one run, so that a mistake in what is needed is seen before it has taken all. */
const PART_OF_A_RUN = 1 / 10;
type Stores = Store & Pick<Services, 'pictures' | 'files'>;
/** `asked`: somebody wants all of it gone at once (`npm run sweep -- --all`). */
export type SweepOptions = { now?: number; asked?: boolean };
/** `waiting`: what would have gone too, but for the tenth. `foreign`: the store is another database's, and nothing was touched. */
export type Swept = { removed: number; waiting: number; foreign: boolean };

const NOT_OURS: Swept = { removed: 0, waiting: 0, foreign: true };
const allowedOf = (total: number, asked: boolean): number =>
  asked ? Number.POSITIVE_INFINITY : Math.max(1, Math.floor(total * PART_OF_A_RUN));

/** Takes the bytes away of files whose rows are gone, but for those that a file of another fair has too. */
export async function removeStored({ db, pictures, files }: Stores, gone: readonly Gone[]): Promise<void> {
  await removeFiles(
    { pictures, files },
    await unsharedBytes(
      db,
      gone.map(({ stored }) => stored),
    ),
  );
}

/**
 * Takes away pictures, documents and videos that nothing shows and nobody can bring back: row first, then bytes; the oldest first,
 * and unasked no more than a tenth of all files in one run.
 */
export async function removeOrphans(store: Stores, options: SweepOptions = {}): Promise<Swept> {
  const { db, files } = store;
  const { now = Date.now(), asked = false } = options;
  if (!(await isOwnStore(db, files))) return NOT_OURS;
  const ids = await unneededFiles(store, new Date(now - UNUSED_HOURS * HOUR));
  const going = ids.slice(0, allowedOf(await countFiles(db), asked));
  let removed = 0;
  for (let from = 0; from < going.length; from += AT_ONCE) {
    const gone = await deleteUnneeded(store, going.slice(from, from + AT_ONCE));
    await writeSwept(
      db,
      'unneeded',
      gone.map(({ id }) => id),
    );
    await removeStored(store, gone);
    removed += gone.length;
  }
  await removeForgottenPictures(db, now);
  return { removed, waiting: ids.length - going.length, foreign: false };
}

/** What of some listed files no row names, and is old enough never to get one. */
async function lostOf(db: Db, some: readonly StoredFile[], now: number): Promise<FileKey[]> {
  const old = some.filter(({ writtenAt }) => writtenAt.getTime() < now - WITHOUT_ROW_HOURS * HOUR);
  const known = await knownFiles(
    db,
    old.map(({ id }) => id),
  );
  return old.filter(({ id }) => !known.has(id)).map(({ key }) => key);
}

/** Takes away bytes that no row names, of uploads and removals that were cut off; unasked no more than a tenth of the store in one run. */
export async function removeBytesWithoutRow(
  { db, files }: Pick<Stores, 'db' | 'files'>,
  options: SweepOptions = {},
): Promise<Swept> {
  const { now = Date.now(), asked = false } = options;
  if (!(await isOwnStore(db, files))) return NOT_OURS;
  // the whole list first: a tenth of it is not known before, and what a page holds changes while files go
  const lost: FileKey[] = [];
  let total = 0;
  for await (const some of files.list()) {
    total += some.length;
    lost.push(...(await lostOf(db, some, now)));
  }
  const going = lost.slice(0, allowedOf(total, asked));
  for (let from = 0; from < going.length; from += AT_ONCE) {
    const gone = going.slice(from, from + AT_ONCE);
    await writeSwept(db, 'withoutRow', gone);
    await files.remove(gone);
  }
  return { removed: going.length, waiting: lost.length - going.length, foreign: false };
}

/** A run that left something, or found the store of somebody else, is an error for the log: somebody has to look. */
function tell(log: Log, what: string, { removed, waiting, foreign }: Swept): void {
  const onError = (err: Error) => log.error({ err }, 'sweeping files');
  if (foreign) onError(new Error(`${what}: the store does not carry the mark of this database, nothing is swept`));
  if (waiting === 0) return;
  const rest = `${waiting} wait, since a run takes a tenth of the store at most (npm run sweep -- --all)`;
  onError(new Error(`${what}: ${removed} files went, ${rest}`));
}

export const sweepSchedules: readonly Schedule[] = [
  {
    queue: 'upload.orphans',
    cron: '17 * * * *',
    work: async (services) => tell(services.log, 'orphans', await removeOrphans(services)),
  },
  {
    queue: 'upload.bytesWithoutRow',
    cron: '43 2,14 * * *',
    work: async (services) => tell(services.log, 'bytes without row', await removeBytesWithoutRow(services)),
  },
];
