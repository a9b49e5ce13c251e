import { sql } from 'kysely';
import type { LiveParty, LiveState } from '@fairbridge/contract/live/live.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { paginateSql, type Range } from '../../platform/database/paginate.ts';
import { CARD_COLUMNS, FROM, IN_TURN, type LiveCardRow } from './live.queries.ts';
import { STATE_SQL } from './live.rules.ts';

type Filter = { state?: LiveState | undefined; party?: LiveParty | undefined; keyword: string };

/** All lives of the fair, for the organizer. */
export async function deskRows(ctx: FairContext, { state, party, keyword }: Filter, range: Range) {
  const words = keyword.trim().toLowerCase();
  const from = sql`${FROM} where l.exhibition_id = ${ctx.exhibition.id} and l.deleted_at is null
    and ${state === undefined ? sql`true` : sql`${STATE_SQL} = ${state}`}
    and ${party === undefined ? sql`true` : sql`(l.exhibitor_id is null) = ${party === 'programme'}`}
    and ${words === '' ? sql`true` : sql`strpos(lower(concat_ws(' ', l.title_zh, l.title_en, e.name_zh, e.name_en)), ${words}) > 0`}`;
  const select = sql`${CARD_COLUMNS}, l.stopped`;
  return paginateSql<LiveCardRow & { stopped: boolean }>(ctx.db, { select, from, order: sql`${IN_TURN}, l.id` }, range);
}
