import type { Domain } from '../../ground/domain.ts';
import { personalHandlers } from './personal.handlers.ts';

export const personal = {
  handlers: (services) => ({ account: personalHandlers(services) }),
} as const satisfies Domain;
