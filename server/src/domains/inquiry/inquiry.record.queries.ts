import { sql } from 'kysely';
import { keysetPage, type KeysetRange } from '../../platform/database/keyset-page.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { CARD, WITH_BUYER, type InquiryCardRow } from './inquiry.queries.ts';

export type InquiryRecordRow = InquiryCardRow & {
  exhibitor_id: string;
  version: number;
  /** `created_at` as exactly as the database keeps it, to go on after. */
  at: string;
};

const RECORD = sql`select ${CARD}, i.exhibitor_id, i.version, i.created_at::text as at ${WITH_BUYER}`;

/** One that its buyer has not taken back, for whichever company it is. */
export async function standingInquiry(ctx: FairContext, id: string): Promise<InquiryRecordRow | null> {
  const { rows } = await sql<InquiryRecordRow>`${RECORD}
    where i.exhibition_id = ${ctx.exhibition.id} and i.id = ${id}`.execute(ctx.db);
  return rows[0] ?? null;
}

/** A company's inquiries, the oldest first. */
export async function inquiryRecordRows(ctx: FairContext, exhibitorId: string, reading: KeysetRange) {
  const { rows } = await sql<InquiryRecordRow>`${RECORD}
    where i.exhibition_id = ${ctx.exhibition.id} and i.exhibitor_id = ${exhibitorId} ${keysetPage('i', reading)}`.execute(
    ctx.db,
  );
  return rows;
}

/** One that its buyer has taken back. */
export const withdrawnInquiry = (ctx: FairContext, id: string) =>
  ctx.db
    .selectFrom('inquiry')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', id)
    .where('withdrawn_at', 'is not', null)
    .select(['id', 'exhibitor_id', 'withdrawn_at'])
    .executeTakeFirst();
