import type { Domain } from '../../core/domain.ts';
import { registrationHandlers } from './registration.handlers.ts';
import { registrationLinkHandlers } from './registration.link.ts';

export const registration = {
  handlers: (services) => ({ account: { ...registrationHandlers(services), ...registrationLinkHandlers(services) } }),
} as const satisfies Domain;
