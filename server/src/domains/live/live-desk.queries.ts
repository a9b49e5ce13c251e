import { sql } from 'kysely';
import type { LiveParty, LiveState } from '@fairbridge/contract/live/live.shapes.ts';
import { daysBetween } from '../../core/days.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { paginateSql, type Range } from '../../platform/database/paginate.ts';
import { CARD_COLUMNS, FROM, IN_TURN, type LiveCardRow } from './live.queries.ts';
import { STATE_SQL } from './live.rules.ts';

type Filter = { state?: LiveState | undefined; party?: LiveParty | undefined; keyword: string };

export type DeskRow = LiveCardRow & { stopped: boolean };
const COLUMNS = sql`${CARD_COLUMNS}, l.stopped`;
const ofFair = (ctx: FairContext) => sql`l.exhibition_id = ${ctx.exhibition.id} and l.deleted_at is null`;

/** All lives of the fair, for the organizer. */
export async function deskRows(ctx: FairContext, { state, party, keyword }: Filter, range: Range) {
  const words = keyword.trim().toLowerCase();
  const from = sql`${FROM} where ${ofFair(ctx)}
    and ${state === undefined ? sql`true` : sql`${STATE_SQL} = ${state}`}
    and ${party === undefined ? sql`true` : sql`(l.exhibitor_id is null) = ${party === 'programme'}`}
    and ${words === '' ? sql`true` : sql`strpos(lower(concat_ws(' ', l.title_zh, l.title_en, e.name_zh, e.name_en)), ${words}) > 0`}`;
  return paginateSql<DeskRow>(ctx.db, { select: COLUMNS, from, order: sql`${IN_TURN}, l.id` }, range);
}

/** More than a fair has on one day, and more days than it has. */
const DAY_MOST = 1_000;
const DAYS_MOST = 400;

/** Those of one day, also when they began on the day before. */
export async function rowsOfDay(ctx: FairContext, day: string): Promise<DeskRow[]> {
  const { since, until } = daysBetween({ from: day, to: day });
  const { rows } = await sql<DeskRow>`
    select ${COLUMNS} ${FROM} where ${ofFair(ctx)} and l.starts_at < ${until} and l.ends_at > ${since}
    order by l.starts_at, l.ends_at, l.id limit ${DAY_MOST}`.execute(ctx.db);
  return rows;
}

/** On which days in Beijing lives begin, and how many. */
export async function daysWithLives(ctx: FairContext): Promise<{ day: string; count: number }[]> {
  const { rows } = await sql<{ day: string; count: number }>`
    select (l.starts_at at time zone 'Asia/Shanghai')::date::text as day, count(*)::int as count
    from live l where ${ofFair(ctx)} group by 1 order by 1 limit ${DAYS_MOST}`.execute(ctx.db);
  return rows;
}
