import type { Domain } from '../../core/domain.ts';
import { bindingHandlers } from './binding.handlers.ts';

export const binding = {
  handlers: (services) => ({ account: bindingHandlers(services) }),
} as const satisfies Domain;
