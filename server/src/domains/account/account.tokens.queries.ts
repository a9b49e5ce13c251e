import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { newId } from '../../core/id.ts';
import type { FairContext } from '../../core/fair-context.ts';

/** What a limited token proves; the list stands in the table's check too. */
export type TokenPurpose = 'reset' | 'change' | 'register' | 'organizer' | 'jump';
export type NewToken = {
  purpose: TokenPurpose;
  /** Null where there is no account yet (purpose `register`). */
  accountId: string | null;
  /** The e-mail or mobile it went to or was proved for: a newer token for the same purpose and address ends the older. */
  address: string;
  minutes: number;
  /** Plain values to get back when it is shown; no secrets, they are stored as they are. */
  details?: Record<string, unknown>;
};
export type ShownToken = { accountId: string | null; address: string; details: Record<string, unknown> };

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
const detailsShape = z.record(z.string(), z.unknown());
type Row = { account_id: string | null; address: string; details: unknown };

/**
 * Makes a single-use token of 256 random bits (43 base64url characters) for this exhibition; only its hash is stored (G22, G23).
 * Runs in the scope's transaction, if there is one.
 */
export async function makeToken(ctx: FairContext, wanted: NewToken): Promise<string> {
  const { purpose, accountId, address, minutes, details = {} } = wanted;
  const token = randomBytes(32).toString('base64url');
  const exhibitionId = ctx.exhibition.id;
  await sql`
    insert into limited_token (id, token_hash, purpose, exhibition_id, account_id, address, details, created_at, expires_at)
    values (${newId()}, ${hashOf(token)}, ${purpose}, ${exhibitionId}, ${accountId}, ${address}, ${JSON.stringify(details)}::jsonb,
      clock_timestamp(), clock_timestamp() + make_interval(secs => ${minutes * 60}))`.execute(ctx.db);
  return token;
}

/** Good still: of this exhibition and purpose, neither spent nor expired, and the newest for its address. */
const good = (ctx: FairContext, purpose: TokenPurpose, token: string) => sql`
  t.token_hash = ${hashOf(token)} and t.purpose = ${purpose} and t.exhibition_id = ${ctx.exhibition.id}
    and t.spent_at is null and t.expires_at > clock_timestamp()
    and not exists (
      select 1 from limited_token newer
      where newer.address = t.address and newer.purpose = t.purpose and newer.exhibition_id = t.exhibition_id
        and (newer.created_at, newer.id) > (t.created_at, t.id))`;

const shown = (row: Row | undefined): ShownToken | null =>
  row === undefined
    ? null
    : { accountId: row.account_id, address: row.address, details: detailsShape.parse(row.details) };

/** Ends the tokens of this purpose that went to this address with these details. */
export async function endTokens(
  ctx: FairContext,
  { purpose, address, details }: Required<Pick<NewToken, 'purpose' | 'address' | 'details'>>,
): Promise<void> {
  await sql`
    update limited_token set spent_at = clock_timestamp()
    where exhibition_id = ${ctx.exhibition.id} and purpose = ${purpose} and address = ${address} and spent_at is null
      and details @> ${JSON.stringify(details)}::jsonb`.execute(ctx.db);
}

/** What a token proves, without using it up; null when it is not good (any more): refuse with `tokenFailed`. */
export async function readToken(ctx: FairContext, purpose: TokenPurpose, token: string): Promise<ShownToken | null> {
  const { rows } = await sql<Row>`
    select t.account_id, t.address, t.details from limited_token t where ${good(ctx, purpose, token)}`.execute(ctx.db);
  return shown(rows[0]);
}

/**
 * Uses a token up: of many at once exactly one gets what it proves, the others null. In a transaction that is rolled back the
 * token is good again, so spend it in the transaction that does what it allows.
 */
export async function spendToken(ctx: FairContext, purpose: TokenPurpose, token: string): Promise<ShownToken | null> {
  const { rows } = await sql<Row>`
    update limited_token t set spent_at = clock_timestamp() where ${good(ctx, purpose, token)}
    returning t.account_id, t.address, t.details`.execute(ctx.db);
  return shown(rows[0]);
}
