import type { Domain } from '../../core/domain.ts';
import { personalHandlers } from './personal.handlers.ts';

export const personal = {
  handlers: (services) => ({ account: personalHandlers(services) }),
} as const satisfies Domain;
