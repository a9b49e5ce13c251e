import { sql } from 'kysely';
import { keysetPage, type KeysetRange } from '../../platform/database/keyset-page.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { isInPool } from '../identity/membership.queries.ts';
import { FROM, scanned, type ScanRow } from './scan.queries.ts';

export type ScanRecordRow = ScanRow & {
  exhibitor_id: string;
  created_at: Date;
  /** `created_at` as exactly as the database keeps it, to go on after. */
  at: string;
};

const IS_CONTACT = sql<boolean>`exists (
  select from contact p where p.visitor_id = s.visitor_id and p.exhibitor_id = s.exhibitor_id and ${isInPool('p')})`;

/** What an administrator of the company sees of a scan, as it is now. */
const RECORD = sql`select ${scanned(IS_CONTACT)}, s.exhibitor_id, s.created_at, s.created_at::text as at ${FROM}`;

/** Null where it is of another fair, or was deleted as a mistake. */
export async function scanRecordRow(ctx: FairContext, id: string): Promise<ScanRecordRow | null> {
  const { rows } = await sql<ScanRecordRow>`${RECORD}
    where s.exhibition_id = ${ctx.exhibition.id} and s.id = ${id}`.execute(ctx.db);
  return rows[0] ?? null;
}

/** A company's scans in the order in which they reached the portal, the oldest first. */
export async function scanRecordRows(
  ctx: FairContext,
  exhibitorId: string,
  reading: KeysetRange,
): Promise<ScanRecordRow[]> {
  const { rows } = await sql<ScanRecordRow>`${RECORD}
    where s.exhibition_id = ${ctx.exhibition.id} and s.exhibitor_id = ${exhibitorId} ${keysetPage('s', reading)}`.execute(
    ctx.db,
  );
  return rows;
}
