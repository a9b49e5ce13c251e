import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { removeEnded, type Ended } from './platform/database/ended-rows.ts';
import type { Db } from './platform/database/kysely.ts';
import type { Jobs } from './platform/jobs/jobs.ts';

/** Off the hour, when other work begins. */
const HOURLY = '37 * * * *';

/**
 * What ends by the clock, of all exhibitions, and how long it stays after its end. Codes and tokens stay for as long as another one for the same
 * address can still live: of several the newest alone counts, and one that is gone would let an older one count again.
 */
export const ENDING = [
  { table: 'verification_code', ended: sql<boolean>`expires_at < now() - interval '1 day'` },
  { table: 'limited_token', ended: sql<boolean>`expires_at < now() - make_interval(days => ${LIMITS.endedTokenDays})` },
  { table: 'login_qr', ended: sql<boolean>`expires_at < now() - interval '1 hour'` },
  { table: 'human_challenge', ended: sql<boolean>`expires_at < now()` },
  { table: 'human_pass', ended: sql<boolean>`expires_at < now()` },
  { table: 'address_change', ended: sql<boolean>`expires_at < now() - interval '1 day'` },
  { table: 'session', ended: sql<boolean>`ends_at < now() or idle_until < now() - interval '1 day'` },
  // one that still waits has a job, which settles it
  {
    table: 'message',
    ended: sql<boolean>`created_at < now() - make_interval(days => ${LIMITS.messageKeptDays}) and state <> 'waiting'`,
  },
  { table: 'notice', ended: sql<boolean>`created_at < now() - make_interval(days => ${LIMITS.noticeKeptDays})` },
  // long after whoever removed it could press 'undo'
  { table: 'hotspot_scene', ended: sql<boolean>`deleted_at < now() - interval '7 days'` },
  { table: 'set_up_link', ended: sql<boolean>`expires_at < now()` },
] as const satisfies readonly Ended[];

export async function removeAllEnded(db: Db): Promise<void> {
  for (const one of ENDING) await removeEnded(db, one);
}

/** Call before the jobs start. */
export function sweepEnded(jobs: Jobs, db: Db): void {
  jobs.every('ended-rows', HOURLY, () => removeAllEnded(db));
}
