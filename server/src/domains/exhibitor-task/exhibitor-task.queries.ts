import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { TaskKind, TaskProgressFilter } from '@fairbridge/contract/exhibitor-task/exhibitor-task.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import { versionedTable } from '../../platform/database/fair-table.ts';
import type { Tables } from '../../platform/database/kysely.ts';
import { likeContains } from '../../platform/database/like.ts';
import { naturalOrder } from '../../platform/database/natural-order.ts';
import { limitOffset, type Range } from '../../platform/database/paginate.ts';

export const exhibitorTasks = versionedTable('exhibitor_task');

export type TaskRow = Omit<Selectable<Tables['exhibitor_task']>, 'due_on' | 'kind'> & { kind: TaskKind; due: string };
export type CountedTaskRow = TaskRow & { done: number; exhibitors: number };

/** Has exhibitor `e` to do task `t`? */
const MEANT = sql`e.exhibition_id = t.exhibition_id and e.disabled_at is null
  and (t.packages = '{}' or e.package = any(t.packages))`;
/** What exhibitor `e` has said of task `t`, as `d`. */
const SAID = sql`exhibitor_task_done d on d.exhibition_id = t.exhibition_id and d.task_id = t.id and d.exhibitor_id = e.id`;
const FROM = sql`exhibitor_task t join exhibitor e on ${MEANT} left join ${SAID}`;

/** Is it done? The catalogue entry is, once its parts are there. */
const DONE = sql<boolean>`case when t.kind <> 'catalogue' or d.done_at is not null then d.done_at is not null
  else e.logo <> '' and e.introduction_zh <> '' and e.introduction_en <> '' and exists (
    select 1 from product p where p.exhibition_id = e.exhibition_id and p.exhibitor_id = e.id and p.deleted_at is null) end`;

const TASK = sql`t.*, t.due_on::text as due`;

const counted = (which: RawBuilder<unknown>, range: RawBuilder<unknown>) => sql<CountedTaskRow>`
  select ${TASK}, c.done, c.exhibitors from exhibitor_task t
  left join lateral (
    select count(*) filter (where ${DONE})::int as done, count(*)::int as exhibitors
    from exhibitor e left join ${SAID} where ${MEANT}
  ) c on true
  where ${which} order by t.due_on, t.id ${range}`;

/** Every task, the soonest day first. */
export async function taskPage(
  { db, exhibition }: FairContext,
  range: Range,
): Promise<{ rows: CountedTaskRow[]; total: number }> {
  const { rows } = await counted(sql`t.exhibition_id = ${exhibition.id}`, limitOffset(range)).execute(db);
  return { rows, total: await countSql(db, sql`from exhibitor_task t where t.exhibition_id = ${exhibition.id}`) };
}

export async function countedTask({ db, exhibition }: FairContext, id: string): Promise<CountedTaskRow | undefined> {
  const { rows } = await counted(sql`t.exhibition_id = ${exhibition.id} and t.id = ${id}`, sql``).execute(db);
  return rows[0];
}

export type ProgressRow = {
  id: string;
  name_zh: string;
  name_en: string;
  hall: string | null;
  booth_number: string;
  done: boolean;
  done_at: Date | null;
  by_zh: string | null;
  by_en: string | null;
  answer: string | null;
};

const progressWhere = (
  { exhibition }: FairContext,
  id: string,
  { keyword, state }: TaskProgressFilter,
): RawBuilder<unknown> => {
  const typed = keyword.normalize('NFKC').trim();
  const part = likeContains(typed);
  return sql.join(
    [
      sql`t.exhibition_id = ${exhibition.id} and t.id = ${id}`,
      ...(typed === '' ? [] : [sql`(e.name_zh ilike ${part} or e.name_en ilike ${part})`]),
      ...(state === undefined ? [] : [sql`${DONE} = ${state === 'done'}`]),
    ],
    sql` and `,
  );
};

/** With who has said so, as `m`. */
const PROGRESS = sql`
  select e.id, e.name_zh, e.name_en, e.hall, e.booth_number, ${DONE} as done, d.done_at, d.answer, m.name_zh as by_zh, m.name_en as by_en
  from ${FROM} left join employee m on m.exhibition_id = d.exhibition_id and m.id = d.employee_id`;

/** How far one exhibitor is with a task; undefined where it does not have to do it. */
export async function progressOf(
  { db, exhibition }: FairContext,
  id: string,
  exhibitorId: string,
): Promise<ProgressRow | undefined> {
  const { rows } = await sql<ProgressRow>`
    ${PROGRESS} where t.exhibition_id = ${exhibition.id} and t.id = ${id} and e.id = ${exhibitorId}`.execute(db);
  return rows[0];
}

/** How far each exhibitor is with a task, by booth and name. */
export async function progressRows(
  ctx: FairContext,
  id: string,
  filter: TaskProgressFilter,
  range: Range | null,
): Promise<ProgressRow[]> {
  const { rows } = await sql<ProgressRow>`
    ${PROGRESS} where ${progressWhere(ctx, id, filter)}
    order by e.hall nulls last, ${naturalOrder(sql`e.booth_number`)}, e.pinyin, e.id ${range === null ? sql`` : limitOffset(range)}`.execute(
    ctx.db,
  );
  return rows;
}

export const countProgress = (ctx: FairContext, id: string, filter: TaskProgressFilter): Promise<number> =>
  countSql(ctx.db, sql`from ${FROM} where ${progressWhere(ctx, id, filter)}`);

export type OwnTaskRow = TaskRow & Pick<ProgressRow, 'done' | 'done_at' | 'answer' | 'by_zh' | 'by_en'>;

/** What a company has to do, what is open first and then by day. */
export async function ownTasks({ db, exhibition }: FairContext, exhibitorId: string): Promise<OwnTaskRow[]> {
  const { rows } = await sql<OwnTaskRow>`
    select ${TASK}, ${DONE} as done, d.done_at, d.answer, m.name_zh as by_zh, m.name_en as by_en
    from ${FROM} left join employee m on m.exhibition_id = d.exhibition_id and m.id = d.employee_id
    where t.exhibition_id = ${exhibition.id} and t.published and e.id = ${exhibitorId}
    order by ${DONE}, t.due_on, t.id`.execute(db);
  return rows;
}

/** Exhibitors that have not done a published task which is due on one of these days, or this one, with their open tasks. */
export async function openOf(
  { db, exhibition }: FairContext,
  which: { dueOn: readonly string[] } | { id: string },
): Promise<{ exhibitorId: string; taskIds: string[] }[]> {
  const asked =
    'id' in which ? sql`t.id = ${which.id}` : sql`t.reminds and t.due_on = any(${[...which.dueOn]}::date[])`;
  const { rows } = await sql<{ exhibitorId: string; taskIds: string[] }>`
    select e.id as "exhibitorId", array_agg(t.id order by t.due_on, t.id) as "taskIds"
    from ${FROM} where t.exhibition_id = ${exhibition.id} and t.published and ${asked} and not ${DONE}
    group by e.id order by e.id`.execute(db);
  return rows;
}

type Done = { taskId: string; exhibitorId: string; employeeId: string | null; answer: string };

export async function writeDone(
  { db, exhibition }: FairContext,
  { taskId, exhibitorId, employeeId, answer }: Done,
): Promise<void> {
  await db
    .insertInto('exhibitor_task_done')
    .values({
      exhibition_id: exhibition.id,
      task_id: taskId,
      exhibitor_id: exhibitorId,
      employee_id: employeeId,
      answer,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['task_id', 'exhibitor_id'])
        .doUpdateSet({ employee_id: employeeId, answer, done_at: new Date() }),
    )
    .execute();
}

export async function removeDone({ db, exhibition }: FairContext, taskId: string, exhibitorId: string): Promise<void> {
  await db
    .deleteFrom('exhibitor_task_done')
    .where('exhibition_id', '=', exhibition.id)
    .where('task_id', '=', taskId)
    .where('exhibitor_id', '=', exhibitorId)
    .execute();
}
