import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signedIn, type SignedIn } from '@fairbridge/contract/account/account.shapes.ts';
import { CallFailed } from '@fairbridge/contract/client.ts';
import { confirmLogOn, logOn } from '@fairbridge/contract/organizer/organizer.calls.ts';
import { clientOf } from './client.ts';
import { outbox, readCode } from './outbox.ts';

const PASSWORD = 'Zhanqiao26';
const folder = (): string => path.join(process.env['E2E_OUTBOX'] ?? '', '..', 'staff');

/** A code goes to one address once a minute: a test of the log-in may have just had one. */
async function logOnAs(email: string): Promise<SignedIn> {
  for (;;) {
    const seen = outbox().filter((mail) => mail.to === email && mail.code !== null).length;
    try {
      const { ticket } = await clientOf(null).call(logOn, { email, password: PASSWORD });
      return await clientOf(null).call(confirmLogOn, { ticket, code: await readCode(email, seen) });
    } catch (error) {
      if (!(error instanceof CallFailed) || error.error !== 'codeTooSoon') throw error;
      await sleep(2_000);
    }
  }
}

/**
 * A session of the organizer's staff. All tests of a run share one an address, also those of the other worker, so that only the first waits
 * for a code; a test that logs out of the console logs in by `enterConsole`.
 */
export async function staffSession(email: string): Promise<SignedIn> {
  const kept = path.join(folder(), `${email}.json`);
  mkdirSync(folder(), { recursive: true });
  while (!existsSync(kept)) {
    // a folder can be made once: whoever makes it logs in
    const mine = mkdirSync(`${kept}.lock`, { recursive: true }) !== undefined;
    if (!mine) {
      await sleep(500);
      continue;
    }
    try {
      writeFileSync(`${kept}.new`, JSON.stringify(await logOnAs(email)));
      renameSync(`${kept}.new`, kept);
    } finally {
      rmSync(`${kept}.lock`, { recursive: true });
    }
  }
  return signedIn.parse(JSON.parse(readFileSync(kept, 'utf8')));
}

/** Is this a token that other tests use too? */
export const isShared = (token: string): boolean =>
  existsSync(folder()) &&
  readdirSync(folder())
    .filter((name) => name.endsWith('.json'))
    .some((name) => readFileSync(path.join(folder(), name), 'utf8').includes(token));
