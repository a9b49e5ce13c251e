import { sql } from 'kysely';
import type { ReportReason, Side } from '@fairbridge/contract/chat/chat.shapes.ts';
import { paginateSql, type Range } from '../../platform/database/paginate.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import { newId } from '../../core/id.ts';
import type { FairContext } from '../../core/fair-context.ts';

type NewReport = {
  conversationId: string;
  side: Side;
  reporterId: string;
  reason: ReportReason;
  text: string;
  lastSeq: number;
};

/** One that waits from one person: reported again it says what was said last. */
export async function writeReport(ctx: FairContext, report: NewReport): Promise<void> {
  const { conversationId, side, reporterId, reason, text, lastSeq } = report;
  await sql`
    insert into chat_report (id, exhibition_id, conversation_id, side, reporter_id, reason, text, last_seq)
    values (${newId()}, ${ctx.exhibition.id}, ${conversationId}, ${side}, ${reporterId}, ${reason}, ${text}, ${lastSeq})
    on conflict (conversation_id, reporter_id) where closed_at is null
    do update set reason = excluded.reason, text = excluded.text, last_seq = excluded.last_seq`.execute(ctx.db);
}

export type ReportRow = {
  id: string;
  conversation_id: string;
  last_seq: number;
  side: Side;
  reason: ReportReason;
  text: string;
  created_at: Date;
  opened_at: Date | null;
  closed_at: Date | null;
  note: string;
  exhibitor_id: string;
  exhibitor_zh: string;
  exhibitor_en: string;
  visitor_id: string;
  visitor_name: string;
  company: string;
  visitor_known: boolean;
  /** Without an account. */
  guest: boolean;
};

const REPORT = sql`r.id, r.conversation_id, r.last_seq, r.side, r.reason, r.text, r.created_at, r.opened_at, r.closed_at, r.note,
  x.id as exhibitor_id, x.name_zh as exhibitor_zh, x.name_en as exhibitor_en, coalesce(v.id, g.id) as visitor_id,
  coalesce(v.name, g.name) as visitor_name, coalesce(v.company, '') as company, g.id is not null as guest,
  a.deleted_at is null as visitor_known`;
const BETWEEN = sql`join conversation c on c.id = r.conversation_id join exhibitor x on x.id = c.exhibitor_id
  left join guest g on g.id = c.guest_id left join visitor v on v.id = c.visitor_id left join account a on a.id = v.account_id`;
const FROM = sql`from chat_report r ${BETWEEN}`;

/** How many wait. */
export const waitingReports = (ctx: FairContext): Promise<number> =>
  countSql(ctx.db, sql`from chat_report where exhibition_id = ${ctx.exhibition.id} and closed_at is null`);

/** Newest first. */
export const reportsOf = (ctx: FairContext, closed: boolean, range: Range) =>
  paginateSql<ReportRow>(
    ctx.db,
    {
      select: REPORT,
      from: sql`${FROM} where r.exhibition_id = ${ctx.exhibition.id} and (r.closed_at is not null) = ${closed}`,
      order: sql`r.created_at desc, r.id`,
    },
    range,
  );

/** Who has read the conversation, or closed its report with a word on what was done. */
type Change = { by: string } & ({ change: 'opened' } | { change: 'closed'; note: string });

/** Writes down who has opened or closed a report that waits; undefined where none does. */
export async function touchReport(ctx: FairContext, id: string, change: Change): Promise<ReportRow | undefined> {
  const changed =
    change.change === 'opened'
      ? sql`opened_at = now(), opened_by = ${change.by}`
      : sql`closed_at = now(), closed_by = ${change.by}, note = ${change.note}`;
  const { rows } = await sql<ReportRow>`
    with r as (
      update chat_report set ${changed}
      where exhibition_id = ${ctx.exhibition.id} and id = ${id} and closed_at is null returning *)
    select ${REPORT} from r ${BETWEEN}`.execute(ctx.db);
  return rows[0];
}
