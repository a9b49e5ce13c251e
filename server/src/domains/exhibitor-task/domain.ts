import type { Domain } from '../../core/domain.ts';
import { exhibitorTaskHandlers } from './exhibitor-task.handlers.ts';
import { exhibitorTaskEventHandlers, remindEveryMorning } from './exhibitor-task.reminders.ts';

export const exhibitorTask = {
  handlers: (services) => ({ exhibitorTask: exhibitorTaskHandlers(services) }),
  eventHandlers: exhibitorTaskEventHandlers,
  schedules: [remindEveryMorning],
  tables: {
    exhibitor_task: { notPersonal: 'what exhibitors have to do', retention: 'organizer' },
    exhibitor_task_done: {
      // the company has done it, whoever said so
      personal: [{ column: 'employee_id', of: 'subject', organizerOwned: true, erase: 'keep' }],
      retention: { with: 'exhibitor_task' },
    },
  },
} as const satisfies Domain;
