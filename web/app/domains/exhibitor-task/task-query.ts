import { TASK_STATES } from '@fairbridge/contract/exhibitor-task/exhibitor-task.shapes.ts';
import { anyTabOf, defineListQuery, words } from '../../ui/list/list-query.ts';

export const TASKS_PATH = '/organizer/exhibitors/tasks';
export const taskQuery = defineListQuery(TASKS_PATH, {});
export const progressAddress = (id: string): string => `${TASKS_PATH}/${id}/progress`;
export const progressQuery = (id: string) =>
  defineListQuery(progressAddress(id), { state: anyTabOf(TASK_STATES), keyword: words });
