import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { refuse } from '../../platform/http/refusal.ts';

/**
 * Counters of the limits table that protect accounts. They live in the database: shared by all processes, unharmed by a restart,
 * and counted outside the business transaction, so that a refused try still counts (G15, G19).
 */
export async function count(db: Db, key: string, windowSeconds: number): Promise<number> {
  const row = await sql<{ count: number }>`
    insert into limit_counter (key, window_seconds, window_starts_at, count)
    values (${key}, ${windowSeconds}, now(), 1)
    on conflict (key, window_seconds) do update set
      count = case when limit_counter.window_starts_at + make_interval(secs => limit_counter.window_seconds) <= now() then 1 else limit_counter.count + 1 end,
      window_starts_at = case when limit_counter.window_starts_at + make_interval(secs => limit_counter.window_seconds) <= now() then now() else limit_counter.window_starts_at end
    returning count`.execute(db);
  return row.rows[0]?.count ?? 1;
}

/** How often `key` was counted in its running window, and the seconds until the window ends. */
export async function counted(db: Db, key: string, windowSeconds: number): Promise<{ count: number; seconds: number }> {
  const row = await sql<{ count: number; seconds: number }>`
    select count, ceil(extract(epoch from window_starts_at + make_interval(secs => window_seconds) - now()))::int as seconds
    from limit_counter
    where key = ${key} and window_seconds = ${windowSeconds} and window_starts_at + make_interval(secs => window_seconds) > now()`.execute(
    db,
  );
  return row.rows[0] ?? { count: 0, seconds: 0 };
}

export async function clearCounter(db: Db, key: string): Promise<void> {
  await sql`delete from limit_counter where key = ${key}`.execute(db);
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

export const loginAccountKey = (account: string): string => `login account ${account}`;

/** Ends the call when this account or this client has failed too often; answers the failures of the account so far. */
export async function loginFailures(db: Db, account: string, address: string): Promise<number> {
  const client = await counted(db, `login client ${address}`, LIMITS.loginFailuresPerClientMinutes * MINUTE);
  if (client.count >= LIMITS.loginFailuresPerClient) refuse('tooManyTries');
  const day = await counted(db, loginAccountKey(account), DAY);
  if (day.count >= LIMITS.loginFailuresPerAccountDay) refuse('tooManyTries');
  return (await counted(db, loginAccountKey(account), LIMITS.loginFailuresPerAccountMinutes * MINUTE)).count;
}

export async function countLoginFailure(db: Db, account: string, address: string): Promise<void> {
  await count(db, `login client ${address}`, LIMITS.loginFailuresPerClientMinutes * MINUTE);
  await count(db, loginAccountKey(account), LIMITS.loginFailuresPerAccountMinutes * MINUTE);
  await count(db, loginAccountKey(account), DAY);
}

/** May this client still be told whether an identifier is registered? After the limit the answer is neutral (G17). */
export async function mayReveal(db: Db, address: string): Promise<boolean> {
  const short = await count(db, `reveal ${address}`, LIMITS.revealedIdentifiersPerClientMinutes * MINUTE);
  const day = await count(db, `reveal ${address}`, DAY);
  return short <= LIMITS.revealedIdentifiersPerClient && day <= LIMITS.revealedIdentifiersPerClientDay;
}

/** Ends the call unless a code may be sent to this recipient, asked for by this client (G19). */
export async function countCodeSending(db: Db, recipient: string, address: string): Promise<void> {
  const minute = await count(db, `code to ${recipient}`, LIMITS.codesPerAddressSeconds);
  if (minute > 1) {
    const { seconds } = await counted(db, `code to ${recipient}`, LIMITS.codesPerAddressSeconds);
    refuse('codeTooSoon', { seconds: Math.max(1, seconds) }, { waitSeconds: Math.max(1, seconds) });
  }
  if ((await count(db, `code to ${recipient}`, HOUR)) > LIMITS.codesPerAddressHour) refuse('tooManyTries');
  if ((await count(db, `code to ${recipient}`, DAY)) > LIMITS.codesPerAddressDay) refuse('tooManyTries');
  if ((await count(db, `codes of ${address}`, DAY)) > LIMITS.codeMessagesPerClientDay) refuse('tooManyTries');
  // a recipient counts once an hour, however often this client asks for it, and only once it was let through
  const pair = `code of ${address} to ${recipient}`;
  if ((await counted(db, pair, HOUR)).count > 0) return;
  if ((await count(db, `code recipients of ${address}`, HOUR)) > LIMITS.codeRecipientsPerClientHour)
    refuse('tooManyTries');
  await count(db, pair, HOUR);
}
