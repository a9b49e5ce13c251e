import { z } from 'zod';
import { callsOf } from '../call.ts';
import { fileOut, id, lang, optionalText, page, pageSchema, versioned } from '../fields.ts';
import { editor, exhibitor, exhibitorAdmin, support } from '../roles.ts';
import {
  exhibitorTaskForm,
  managedExhibitorTask,
  ownTask,
  taskProgress,
  taskProgressFilter,
} from './exhibitor-task.shapes.ts';

const call = callsOf('/organizer/v1/exhibitorTask', [editor]);

export const list = call({
  does: 'What exhibitors have to do, the soonest day first, drafts too, with how many have done it',
  path: 'list',
  roles: [editor, support],
  input: page,
  output: pageSchema(managedExhibitorTask),
});

export const get = call({
  does: 'One exhibitor task, to edit it',
  path: 'get',
  roles: [editor, support],
  input: z.object({ id: id('managedExhibitorTask') }),
  output: managedExhibitorTask,
  errors: ['notFound'],
  example: { id: '$managedExhibitorTask' },
});

export const save = call({
  does: 'Make an exhibitor task, or edit one as it was read',
  path: 'save',
  input: z.object({
    /** Null makes a new one. */
    id: id('managedExhibitorTask').nullable(),
    version: z.int().min(1).nullable(),
    form: exhibitorTaskForm,
  }),
  output: z.object({ id: z.string(), version: z.int() }),
  errors: ['notFound', 'editConflict'],
  example: {
    id: '$managedExhibitorTask',
    version: 1,
    form: {
      title: { zh: '提交会刊资料', en: 'Submit your catalogue entry' },
      description: { zh: '', en: '' },
      kind: 'catalogue',
      dueOn: '2027-03-01',
      published: true,
    },
  },
});

export const remove = call({
  does: 'Delete an exhibitor task as it was read, with what exhibitors have answered',
  path: 'remove',
  input: versioned('managedExhibitorTask'),
  errors: ['notFound', 'editConflict'],
  example: { id: '$managedExhibitorTask', version: 1 },
});

export const progress = call({
  does: 'Which exhibitors have done a task and which have not, by booth and name',
  path: 'progress',
  roles: [editor, support],
  input: page.extend({ id: id('managedExhibitorTask'), ...taskProgressFilter.shape }),
  output: pageSchema(taskProgress).extend({
    task: managedExhibitorTask,
    counts: z.object({ open: z.int(), done: z.int() }),
  }),
  errors: ['notFound'],
  example: { id: '$managedExhibitorTask' },
});

export const exportProgress = call({
  does: 'Which exhibitors have done a task, with their answers, as a spreadsheet. Written to the audit log',
  path: 'export',
  answers: 'file',
  input: z.object({ id: id('managedExhibitorTask'), ...taskProgressFilter.shape, lang }),
  output: fileOut,
  errors: ['notFound'],
  rate: { perMinute: 5 },
  example: { id: '$managedExhibitorTask', lang: 'zh' },
});

export const mark = call({
  does: 'Say for an exhibitor that a task is done, or is not',
  path: 'mark',
  input: z.object({ id: id('managedExhibitorTask'), exhibitorId: id('anyExhibitor'), done: z.boolean() }),
  errors: ['notFound'],
  example: { id: '$managedExhibitorTask', exhibitorId: '$anyExhibitor', done: true },
});

export const remind = call({
  does: 'Remind the administrators of all exhibitors that have not done a task; of one exhibitor at most once a day',
  path: 'remind',
  input: z.object({ id: id('managedExhibitorTask') }),
  output: z.object({ exhibitors: z.int() }),
  errors: ['notFound'],
  rate: { perMinute: 10 },
  example: { id: '$managedExhibitorTask' },
});

const ownCall = callsOf('/exhibitor/v1/task', [exhibitorAdmin]);

export const ownList = ownCall({
  does: 'What the company has to do for the fair, what is open first and then by day',
  path: 'list',
  roles: [exhibitor],
  output: z.object({ list: z.array(ownTask) }),
});

export const complete = ownCall({
  does: 'Say that a task is done; one that asks for an answer needs it. Done again, it takes the new answer',
  path: 'complete',
  input: z.object({ id: id('exhibitorTask'), answer: optionalText(2_000) }),
  errors: ['notFound'],
  example: { id: '$exhibitorTask', answer: '380 V, 20 A' },
});

export const reopen = ownCall({
  does: 'Say that a task is not done after all; its answer goes',
  path: 'reopen',
  input: z.object({ id: id('exhibitorTask') }),
  errors: ['notFound'],
  example: { id: '$exhibitorTask' },
});
