import type { contract } from '@fairbridge/contract/index.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { Services } from '../../core/services.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { writeAudit } from '../audit/audit.actions.ts';
import { completeTask, markTask, remindOfTask, removeTask, reopenTask, saveTask } from './exhibitor-task.actions.ts';
import { managedTaskAnswer, ownTaskAnswer, progressAnswer } from './exhibitor-task.answers.ts';
import { progressFile } from './exhibitor-task.export.ts';
import {
  countedTask,
  countProgress,
  ownTasks,
  progressRows,
  taskPage,
  type CountedTaskRow,
} from './exhibitor-task.queries.ts';

const taskOf = async (ctx: FairContext, id: string): Promise<CountedTaskRow> =>
  (await countedTask(ctx, id)) ?? fail('notFound');

export const exhibitorTaskHandlers = (services: Services): Handlers<FairContext, typeof contract.exhibitorTask> => ({
  list: async ({ ctx, input }) => {
    const { rows, total } = await taskPage(ctx, rangeOf(input));
    return pageAnswer(rows.map(managedTaskAnswer), total, input);
  },

  get: async ({ ctx, input }) => managedTaskAnswer(await taskOf(ctx, input.id)),

  save: ({ ctx, input, acting }) => saveTask(ctx, acting, input),

  remove: ({ ctx, input, acting }) => removeTask(ctx, acting, input),

  progress: async ({ ctx, input }) => {
    const { id, keyword, state } = input;
    const task = managedTaskAnswer(await taskOf(ctx, id));
    const rows = await progressRows(ctx, id, { keyword, state }, rangeOf(input));
    const counts = {
      open: await countProgress(ctx, id, { keyword, state: 'open' }),
      done: await countProgress(ctx, id, { keyword, state: 'done' }),
    };
    const total = state === undefined ? counts.open + counts.done : counts[state];
    return {
      ...pageAnswer(
        rows.map((row) => progressAnswer(ctx.exhibition, row)),
        total,
        input,
      ),
      task,
      counts,
    };
  },

  exportProgress: async ({ ctx, input: { id, lang, ...filter }, acting }) => {
    const task = await taskOf(ctx, id);
    await writeAudit(ctx, acting, {
      act: 'exhibitorTask.export',
      object: { kind: 'exhibitorTask', id },
      details: { title: bilingualOf('title', task) },
    });
    return progressFile(ctx, id, filter, lang);
  },

  mark: ({ ctx, input, acting }) => markTask(ctx, acting, input),

  remind: async ({ ctx, input, acting }) => ({ exhibitors: await remindOfTask(services, ctx, acting, input.id) }),

  ownList: async ({ ctx, caller }) => ({ list: (await ownTasks(ctx, caller.exhibitorId)).map(ownTaskAnswer) }),

  complete: ({ ctx, caller, input }) => completeTask(ctx, caller, input),

  reopen: ({ ctx, caller, input }) => reopenTask(ctx, caller, input.id),
});
