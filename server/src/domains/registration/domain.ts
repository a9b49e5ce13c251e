import type { Domain } from '../../ground/domain.ts';
import { registrationHandlers } from './registration.handlers.ts';

export const registration = {
  handlers: (services) => ({ account: registrationHandlers(services) }),
} as const satisfies Domain;
