import { sql } from 'kysely';
import { letterState, mailingState, type LetterState } from '@fairbridge/contract/invitation/mailing.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { paginateSql, type PageOfRows, type Range } from '../../platform/database/paginate.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import type { RowsLeft } from '../../platform/spreadsheet/spreadsheet.shapes.ts';
import { isEmployed } from '../identity/employment.queries.ts';
import { fairTable } from '../../platform/database/fair-table.ts';
import { LETTER_STATE, lettersFrom } from './mailing-letter.queries.ts';

type Stored = {
  id: string;
  exhibitor_id: string;
  employee_id: string;
  employee_zh: string;
  employee_en: string;
  employed: boolean;
  account_id: string | null;
  state: string;
  file_name: string;
  unknown_heads: string[];
  hidden_rows: number;
  total_rows: number[];
  created_at: Date;
  started_at: Date | null;
  progressed_at: Date | null;
  waits: boolean;
  subject_zh: string;
  subject_en: string;
  note_zh: string;
  note_en: string;
  product_id: string | null;
};
export type MailingRow = ReturnType<typeof typed>;
export const mailings = fairTable('mailing');

const typed = (row: Stored) => ({ ...row, state: mailingState.parse(row.state) });

const SHOWN = sql`m.id, m.exhibitor_id, m.employee_id, e.name_zh as employee_zh, e.name_en as employee_en,
  (${isEmployed('e')}) as employed, e.account_id, m.state, m.file_name, m.unknown_heads, m.hidden_rows, m.total_rows, m.created_at, m.started_at, m.progressed_at, m.waits,
  m.subject_zh, m.subject_en, m.note_zh, m.note_en, m.product_id`;
const FROM = sql`from mailing m join employee e on e.id = m.employee_id`;

export async function mailingOf(ctx: FairContext, id: string): Promise<MailingRow | null> {
  const { rows } = await sql<Stored>`
    select ${SHOWN} ${FROM} where m.exhibition_id = ${ctx.exhibition.id} and m.id = ${id}`.execute(ctx.db);
  return rows[0] === undefined ? null : typed(rows[0]);
}

/** Held until the transaction ends. */
export async function lockMailing(ctx: FairContext, id: string): Promise<MailingRow | null> {
  const { rows } = await sql<Stored>`
    select ${SHOWN} ${FROM} where m.exhibition_id = ${ctx.exhibition.id} and m.id = ${id} for update of m`.execute(
    ctx.db,
  );
  return rows[0] === undefined ? null : typed(rows[0]);
}

export async function mailingsOf(ctx: FairContext, exhibitorId: string, range: Range): Promise<PageOfRows<MailingRow>> {
  const from = sql`${FROM} where m.exhibition_id = ${ctx.exhibition.id} and m.exhibitor_id = ${exhibitorId}`;
  const order = sql`m.created_at desc, m.id`;
  const { rows, total } = await paginateSql<Stored>(ctx.db, { select: SHOWN, from, order }, range);
  return { rows: rows.map(typed), total };
}

/** How many letters of each state these mailings have. */
export async function countsOf(
  ctx: FairContext,
  exhibitorId: string,
  ids: readonly string[],
): Promise<Map<string, Map<LetterState, number>>> {
  const { rows } = await sql<{ id: string; state: string; count: number }>`
    select l.mailing_id as id, ${LETTER_STATE} as state, count(*)::int as count
    ${lettersFrom(ctx, exhibitorId)} and l.mailing_id = any(${[...ids]}::text[]) group by 1, 2`.execute(ctx.db);
  const counts = new Map<string, Map<LetterState, number>>();
  for (const { id, state, count } of rows)
    counts.set(id, (counts.get(id) ?? new Map<LetterState, number>()).set(letterState.parse(state), count));
  return counts;
}

type NewMailing = {
  exhibitorId: string;
  employeeId: string;
  fileName: string;
  unknown: string[];
  left: RowsLeft;
};

/** The company's draft, in the place of the one before, whose words it keeps. */
export async function insertDraft(
  ctx: FairContext,
  { exhibitorId, employeeId, fileName, unknown, left }: NewMailing,
): Promise<string> {
  const before = await sql<OwnText>`
    delete from mailing where exhibition_id = ${ctx.exhibition.id} and exhibitor_id = ${exhibitorId} and state = 'draft'
    returning subject_zh, subject_en, note_zh, note_en, product_id`.execute(ctx.db);
  return mailings.insert(ctx, {
    ...before.rows[0],
    exhibitor_id: exhibitorId,
    employee_id: employeeId,
    state: 'draft',
    file_name: fileName,
    unknown_heads: unknown,
    hidden_rows: left.hidden.length,
    total_rows: left.totals,
  });
}

export type OwnText = Pick<Stored, 'subject_zh' | 'subject_en' | 'note_zh' | 'note_en' | 'product_id'>;

/** Those that nobody has gone on with since. */
export async function stalledMailings(ctx: FairContext, since: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from mailing where exhibition_id = ${ctx.exhibition.id} and state = 'sending' and progressed_at < ${since}
    order by progressed_at limit 1000`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

/** Letters of a company that wait to leave. */
export const waitingLetters = (ctx: FairContext, exhibitorId: string): Promise<number> =>
  countSql(
    ctx.db,
    sql`from mailing m join mailing_letter l on l.mailing_id = m.id
      where m.exhibition_id = ${ctx.exhibition.id} and m.exhibitor_id = ${exhibitorId}
        and m.state in ('sending', 'paused') and l.verdict = 'ready' and l.sent_at is null`,
  );
