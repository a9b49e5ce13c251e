import { sql } from 'kysely';
import type { SuggestionKind, SuggestionState } from '@fairbridge/contract/suggestion/suggestion.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { type Range, limitOffset, paginateSql } from '../../platform/database/paginate.ts';
import { versionedTable } from '../../platform/database/fair-table.ts';

export const suggestions = versionedTable('suggestion');

export type SuggestionRow = {
  id: string;
  kind: SuggestionKind;
  text: string;
  contact: string;
  state: SuggestionState;
  note: string;
  answer: string;
  answered_at: Date | null;
  version: number;
  created_at: Date;
  visitor_id: string | null;
  employee_id: string | null;
  name: string;
  company_zh: string;
  company_en: string;
};

const FROM = sql`
  suggestion s left join visitor v on v.id = s.visitor_id left join employee m on m.id = s.employee_id
  left join exhibitor e on e.id = m.exhibitor_id`;

type Filter = { state?: SuggestionState | undefined; kind?: SuggestionKind | undefined; keyword: string };

function conditionsOf(ctx: FairContext, { state, kind, keyword }: Filter) {
  const conditions = [sql`s.exhibition_id = ${ctx.exhibition.id}`];
  if (state !== undefined) conditions.push(sql`s.state = ${state}`);
  if (kind !== undefined) conditions.push(sql`s.kind = ${kind}`);
  const words = keyword.trim().toLowerCase();
  if (words !== '')
    conditions.push(
      sql`strpos(lower(s.text || ' ' || s.contact || ' ' || s.note || ' ' || coalesce(v.name, '') || ' ' || coalesce(m.name_zh || m.name_en, '')), ${words}) > 0`,
    );
  return sql.join(conditions, sql` and `);
}

/** Newest first. */
export async function suggestionRows(ctx: FairContext, filter: Filter, range: Range) {
  const where = conditionsOf(ctx, filter);
  const { rows } = await sql<SuggestionRow>`
    select s.id, s.kind, s.text, s.contact, s.state, s.note, s.answer, s.answered_at, s.version, s.created_at, s.visitor_id, s.employee_id,
      coalesce(nullif(v.name, ''), nullif(m.name_zh, ''), m.name_en, '') as name,
      coalesce(v.company, e.name_zh, '') as company_zh, coalesce(v.company, e.name_en, '') as company_en
    from ${FROM} where ${where} order by s.created_at desc, s.id ${limitOffset(range)}`.execute(ctx.db);
  const counts = await sql<{ total: number; waiting: number }>`
    select (select count(*)::int from ${FROM} where ${where}) as total,
      (select count(*)::int from suggestion where exhibition_id = ${ctx.exhibition.id} and state = 'new') as waiting`.execute(
    ctx.db,
  );
  return { rows, total: counts.rows[0]?.total ?? 0, waiting: counts.rows[0]?.waiting ?? 0 };
}

export type OwnRow = Pick<SuggestionRow, 'id' | 'kind' | 'text' | 'state' | 'answer' | 'created_at' | 'answered_at'>;

/** What this visitor sent, newest first. */
export async function suggestionsOf(ctx: FairContext, visitorId: string, range: Range) {
  const select = sql`id, kind, text, state, answer, created_at, answered_at`;
  const from = sql`from suggestion where exhibition_id = ${ctx.exhibition.id} and visitor_id = ${visitorId}`;
  return paginateSql<OwnRow>(ctx.db, { select, from, order: sql`created_at desc, id` }, range);
}
