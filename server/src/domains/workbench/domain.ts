import type { Domain } from '../../ground/domain.ts';
import { workbenchHandlers } from './workbench.handlers.ts';

export const workbench = {
  handlers: () => ({ workbench: workbenchHandlers }),
} as const satisfies Domain;
