import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../../core/id.ts';

/** What an outside client finds in the folder of OUTBOX_DIR: one of these a file (ruling 2.4). */
export type OutboxRecord = {
  kind: 'email' | 'sms' | 'slider';
  /** An address, a number, or the id of a slider challenge. */
  to: string;
  code: string | null;
  link: string | null;
  /** Where the piece of a slider challenge belongs, in pixels from the left. */
  solution: { x: number } | null;
  subject: string;
  text: string;
  /** ISO 8601 in UTC. */
  at: string;
};

/**
 * Writes one record as a JSON file named by its time and id; the same id written again replaces the file.
 * The file appears whole: somebody who watches the folder never reads half of it.
 */
export async function writeOutboxFile(folder: string, record: OutboxRecord, id: string = newId()): Promise<void> {
  await mkdir(folder, { recursive: true });
  const name = `${record.at.replaceAll(/[:.]/g, '-')}-${id}.json`;
  const unfinished = path.join(folder, `.${name}.${newId()}`);
  await writeFile(unfinished, JSON.stringify(record));
  await rename(unfinished, path.join(folder, name));
}
