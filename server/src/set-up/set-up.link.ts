import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { siteOf } from '../domains/exhibition/exhibition.address.ts';
import type { Config } from '../config.ts';
import type { Db } from '../platform/database/kysely.ts';

/** Long enough to find somebody who knows the names and dates; the next start prints another. */
const HOURS = 24;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Is there no fair in this installation? */
export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.selectFrom('exhibition').select('id').limit(1).executeTakeFirst()) === undefined;
}

/**
 * A link that makes the first fair, once and within a day; null where there is a fair. The database has only the hash of what it holds,
 * so that each start makes another; those of before stay good until they expire. The token stands behind #, which no log ever gets.
 */
async function makeSetUpLink(config: Config, db: Db): Promise<string | null> {
  if (!(await isEmpty(db))) return null;
  const token = randomBytes(32).toString('base64url');
  await sql`delete from set_up_link where expires_at < clock_timestamp()`.execute(db);
  await sql`
    insert into set_up_link (token_hash, expires_at)
    values (${hashOf(token)}, clock_timestamp() + make_interval(hours => ${HOURS}))`.execute(db);
  return `${siteOf(config, { isDefault: true, host: null })}/set-up#${token}`;
}

/** What the operator of an installation without a fair reads on the terminal; nothing where there is one. */
export async function setUpLines(config: Config, db: Db): Promise<string[]> {
  const link = await makeSetUpLink(config, db);
  if (link === null) return [];
  return [
    `There is no fair yet. Make it and its owner at this address (works once, within ${HOURS} hours; while the portal runs):`,
    `  ${link}`,
    'Until then visitors read that the fair is being prepared, and /ready answers 503.',
  ];
}

/** Until when a link is good; null where it is not. `hold` keeps it from everybody else until the transaction ends. */
export async function goodUntil(db: Db, token: string, hold: boolean): Promise<Date | null> {
  const { rows } = await sql<{ expires_at: Date }>`
    select expires_at from set_up_link where token_hash = ${hashOf(token)} and expires_at > clock_timestamp()
    ${hold ? sql`for update` : sql``}`.execute(db);
  return rows[0]?.expires_at ?? null;
}

/** The fair is made: no link is good any more. */
export async function endSetUpLinks(db: Db): Promise<void> {
  await sql`delete from set_up_link`.execute(db);
}
