import type { Domain } from '../../core/domain.ts';
import { exhibitorHandlers } from './booth.handlers.ts';

export const booth = {
  handlers: (services) => ({ exhibitor: exhibitorHandlers(services) }),
} as const satisfies Domain;
