import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WrongConfiguration, type Config } from '../config.ts';
import { createPool } from '../platform/database/client.ts';
import { createDatabase } from '../platform/database/kysely.ts';
import { migrate } from '../platform/database/migrate.ts';
import { checkSecret, notedFingerprint } from './fingerprint.ts';
import { rotateSecret } from './rotation.ts';

const LEAST_SIGNS = 32;

/** The next secret: what lies in DATA_DIR/secret.next, else made and put there, so that a rotation that was cut off goes on with it. */
function nextSecret(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < LEAST_SIGNS) throw new WrongConfiguration(`${file} needs ${LEAST_SIGNS} signs or more.`);
  return secret;
}

/** `npm run organizer -- secret`: seals everything with another SECRET, and tells what is to be done with it. */
export async function changeSecret(config: Config, url: string): Promise<string[]> {
  await migrate(url);
  const kept = path.join(config.DATA_DIR, 'secret');
  const file = `${kept}.next`;
  const db = createDatabase(createPool(url, { max: 2, statementTimeoutMs: 600_000 }));
  try {
    if ((await notedFingerprint(db)) === undefined) await checkSecret(db, config.SECRET);
    const { sealed, lost } = await rotateSecret(db, { now: config.SECRET, next: nextSecret(file) });
    const done = [
      `Sealed anew: ${sealed}.${lost > 0 ? ` Opened by neither secret, and left as they are: ${lost}.` : ''}`,
      'Codes on badges and letters that were printed, and links in e-mails that were sent, are not known any more.',
    ];
    const fromFile = existsSync(kept) && readFileSync(kept, 'utf8').trim() === config.SECRET;
    if (!fromFile) return [...done, `Now set SECRET to what stands in ${file}, then remove that file.`];
    renameSync(file, kept);
    return [...done, `The new one stands in ${kept}. Keep it with your backups.`];
  } finally {
    await db.destroy();
  }
}
