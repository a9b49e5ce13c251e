import type { ExhibitorTaskForm } from '@fairbridge/contract/exhibitor-task/exhibitor-task.shapes.ts';
import { dayInBeijing } from '../../core/days.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { bilingualColumns, bilingualOf } from '../../platform/database/bilingual.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { saveVersioned } from '../audit/last-edit.actions.ts';
import { tasksDue } from './exhibitor-task.events.ts';
import {
  exhibitorTasks,
  openOf,
  ownTasks,
  progressOf,
  removeDone,
  writeDone,
  type OwnTaskRow,
} from './exhibitor-task.queries.ts';

const columnsOf = ({ title, description, kind, dueOn, packages, reminds, published }: ExhibitorTaskForm) => ({
  ...bilingualColumns('title', title),
  ...bilingualColumns('description', description),
  kind,
  due_on: dueOn,
  packages,
  reminds,
  published,
});

type Saving = { id: string | null; version: number | null; form: ExhibitorTaskForm };

/** Makes a task, or changes one as it was read. Errors: `badInput`, `notFound`, `editConflict`. */
export function saveTask(
  ctx: FairContext,
  acting: Acting,
  { id, version, form }: Saving,
): Promise<{ id: string; version: number }> {
  const known = new Set(ctx.exhibition.packages.map(({ code }) => code));
  if (form.packages.some((code) => !known.has(code))) failFields({ field: 'form.packages', rule: 'choice' });
  const edited = { kind: 'exhibitorTask', id: id ?? '', version: id === null ? null : version };
  return saveVersioned(ctx, acting.caller, edited, async (inner) => {
    if (id !== null) await exhibitorTasks.lockVersion(inner, { id }, version);
    const saved =
      id === null
        ? { id: await exhibitorTasks.insert(inner, columnsOf(form)), version: 1 }
        : { id, version: await exhibitorTasks.update(inner, { id }, columnsOf(form)) };
    await writeAudit(inner, acting, {
      act: id === null ? 'exhibitorTask.create' : 'exhibitorTask.change',
      object: { kind: 'exhibitorTask', id: saved.id },
      details: { title: form.title, published: form.published },
    });
    return saved;
  });
}

export const removeTask = (
  ctx: FairContext,
  acting: Acting,
  { id, version }: { id: string; version: number },
): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    const before = await exhibitorTasks.lockVersion(inner, { id }, version);
    await exhibitorTasks.delete(inner, { id });
    const details = { title: bilingualOf('title', before) };
    await writeAudit(inner, acting, { act: 'exhibitorTask.remove', object: { kind: 'exhibitorTask', id }, details });
  });

/** Says for an exhibitor that a task is done, or is not. Error: `notFound`, also of an exhibitor that does not have to do it. */
export const markTask = (
  ctx: FairContext,
  acting: Acting,
  { id, exhibitorId, done }: { id: string; exhibitorId: string; done: boolean },
): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    const task = await exhibitorTasks.find(inner, { id });
    const found = await progressOf(inner, id, exhibitorId);
    if (task === undefined || found === undefined) fail('notFound');
    if (done) await writeDone(inner, { taskId: id, exhibitorId, employeeId: null, answer: found.answer ?? '' });
    else await removeDone(inner, id, exhibitorId);
    await writeAudit(inner, acting, {
      act: 'exhibitorTask.mark',
      object: { kind: 'exhibitorTask', id },
      details: { title: bilingualOf('title', task), name: found.name_zh || found.name_en, done },
    });
  });

/** Has the people of all who have not done a task reminded; answers of how many exhibitors. Error: `notFound`, also of a draft. */
export const remindOfTask = (
  { jobs }: Pick<Services, 'jobs'>,
  ctx: FairContext,
  acting: Acting,
  id: string,
): Promise<number> =>
  inTransaction(ctx, async (inner) => {
    const task = await exhibitorTasks.find(inner, { id });
    if (task === undefined || !task.published) fail('notFound');
    const open = await openOf(inner, { id });
    await publishDue(jobs, inner, open, dayInBeijing(new Date()));
    await writeAudit(inner, acting, {
      act: 'exhibitorTask.remind',
      object: { kind: 'exhibitorTask', id },
      details: { title: bilingualOf('title', task), exhibitors: open.length },
    });
    return open.length;
  });

/** Exhibitors that one piece of background work tells. */
const TOLD_AT_ONCE = 100;

export async function publishDue(
  jobs: Services['jobs'],
  ctx: FairContext,
  open: readonly { exhibitorId: string; taskIds: string[] }[],
  day: string,
): Promise<void> {
  for (let from = 0; from < open.length; from += TOLD_AT_ONCE)
    await jobs.publish(ctx.db, tasksDue, {
      exhibitionId: ctx.exhibition.id,
      day,
      open: open.slice(from, from + TOLD_AT_ONCE),
    });
}

/** A published task of this company, whatever its state. Error: `notFound`. */
async function ownTask(ctx: FairContext, exhibitorId: string, id: string): Promise<OwnTaskRow> {
  return (await ownTasks(ctx, exhibitorId)).find((row) => row.id === id) ?? fail('notFound');
}

type Own = { exhibitorId: string; employeeId: string };

/** Errors: `notFound`; `badInput` without the answer that the task asks for. */
export const completeTask = (
  ctx: FairContext,
  { exhibitorId, employeeId }: Own,
  { id, answer }: { id: string; answer: string },
): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    const { kind } = await ownTask(inner, exhibitorId, id);
    // the catalogue entry is done by what is there
    if (kind === 'catalogue') fail('notFound');
    if (kind === 'answer' && answer === '') failFields({ field: 'answer', rule: 'required' });
    await writeDone(inner, { taskId: id, exhibitorId, employeeId, answer: kind === 'answer' ? answer : '' });
  });

export const reopenTask = (ctx: FairContext, { exhibitorId }: Own, id: string): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    await ownTask(inner, exhibitorId, id);
    await removeDone(inner, id, exhibitorId);
  });
