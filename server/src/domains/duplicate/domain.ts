import type { Domain } from '../../core/domain.ts';
import { duplicateHandlers } from './duplicate.handlers.ts';

export const duplicate = {
  handlers: (services) => ({ duplicate: duplicateHandlers(services) }),
} as const satisfies Domain;
