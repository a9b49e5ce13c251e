import type {
  ManagedExhibitorTask,
  OwnTask,
  TaskProgress,
} from '@fairbridge/contract/exhibitor-task/exhibitor-task.shapes.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { boothAnswer } from '../exhibitor/exhibitor.answers.ts';
import type { CountedTaskRow, OwnTaskRow, ProgressRow, TaskRow } from './exhibitor-task.queries.ts';

const told = (row: TaskRow) => ({
  id: row.id,
  title: bilingualOf('title', row),
  description: bilingualOf('description', row),
  kind: row.kind,
  dueOn: row.due,
});

export const managedTaskAnswer = (row: CountedTaskRow): ManagedExhibitorTask => ({
  ...told(row),
  version: row.version,
  packages: row.packages,
  reminds: row.reminds,
  published: row.published,
  done: row.done,
  exhibitors: row.exhibitors,
});

const doneAnswer = (row: Pick<ProgressRow, 'done' | 'done_at' | 'answer' | 'by_zh' | 'by_en'>) => ({
  done: row.done,
  at: row.done_at?.toISOString() ?? null,
  by: row.by_zh || row.by_en || '',
  answer: row.answer ?? '',
});

export const ownTaskAnswer = (row: OwnTaskRow): OwnTask => ({ ...told(row), ...doneAnswer(row) });

export const progressAnswer = (exhibition: Exhibition, row: ProgressRow): TaskProgress => ({
  id: row.id,
  name: bilingualOf('name', row),
  booth: boothAnswer(exhibition, row.hall, row.booth_number),
  ...doneAnswer(row),
});
