import type { Domain } from '../../core/domain.ts';
import { workbenchHandlers } from './workbench.handlers.ts';

export const workbench = {
  handlers: () => ({ workbench: workbenchHandlers }),
  tables: {
    work_digest: {
      personal: [{ column: 'employee_id', of: 'subject', erase: 'delete' }],
      retention: { one: 'employee' },
    },
  },
} as const satisfies Domain;
