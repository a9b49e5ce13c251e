import { sql } from 'kysely';
import { keysetPage, type KeysetRange } from '../../platform/database/keyset-page.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { QUOTE, type QuoteRow } from './quote.queries.ts';

export type QuoteRecordRow = QuoteRow & {
  exhibitor_id: string;
  /** `created_at` as exactly as the database keeps it, to go on after. */
  at: string;
};

const RECORD = sql`select ${QUOTE}, q.exhibitor_id, q.created_at::text as at from quote q`;

/** Null where it is of another fair, or there is none. */
export async function quoteRecordRow(ctx: FairContext, id: string): Promise<QuoteRecordRow | null> {
  const { rows } = await sql<QuoteRecordRow>`${RECORD}
    where q.exhibition_id = ${ctx.exhibition.id} and q.id = ${id}`.execute(ctx.db);
  return rows[0] ?? null;
}

/** All versions that a company has offered, the oldest first. */
export async function quoteRecordRows(
  ctx: FairContext,
  exhibitorId: string,
  reading: KeysetRange,
): Promise<QuoteRecordRow[]> {
  const { rows } = await sql<QuoteRecordRow>`${RECORD}
    where q.exhibition_id = ${ctx.exhibition.id} and q.exhibitor_id = ${exhibitorId} ${keysetPage('q', reading)}`.execute(
    ctx.db,
  );
  return rows;
}
