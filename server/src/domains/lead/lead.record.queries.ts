import { sql } from 'kysely';
import type { LeadKind, LeadState } from '@fairbridge/contract/lead/lead.shapes.ts';
import { keysetPage, type KeysetRange } from '../../platform/database/keyset-page.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { CLOSING, type ClosingRow } from './lead-closing.queries.ts';

export type LeadRecordRow = ClosingRow & {
  id: string;
  /** `created_at` as exactly as the database keeps it, to go on after. */
  at: string;
  exhibitor_id: string;
  kind: LeadKind;
  state: LeadState;
  lost_reason: string;
  created_at: Date;
  answered_at: Date | null;
  follow_up_on: string | null;
  employee_id: string | null;
  employee_zh: string | null;
  employee_en: string | null;
};

const RECORD = sql`
  select l.id, l.created_at::text as at, l.exhibitor_id, l.kind, l.state, l.lost_reason, l.created_at, l.answered_at, l.follow_up_on, ${CLOSING},
    l.employee_id, s.name_zh as employee_zh, s.name_en as employee_en
  from lead l left join employee s on s.id = l.employee_id`;

/** Null where it is of another fair, or its buyer took back what it stood for. */
export async function leadRecordRow(ctx: FairContext, id: string): Promise<LeadRecordRow | null> {
  const { rows } = await sql<LeadRecordRow>`${RECORD}
    where l.exhibition_id = ${ctx.exhibition.id} and l.id = ${id}`.execute(ctx.db);
  return rows[0] ?? null;
}

/** A company's leads, the oldest first. */
export async function leadRecordRows(ctx: FairContext, exhibitorId: string, reading: KeysetRange) {
  const { rows } = await sql<LeadRecordRow>`${RECORD}
    where l.exhibition_id = ${ctx.exhibition.id} and l.exhibitor_id = ${exhibitorId} ${keysetPage('l', reading)}`.execute(
    ctx.db,
  );
  return rows;
}
