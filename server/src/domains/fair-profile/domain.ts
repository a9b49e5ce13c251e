import type { Domain } from '../../core/domain.ts';
import { fairProfileHandlers } from './fair-profile.handlers.ts';

export const fairProfile = {
  handlers: (services) => ({ fairProfile: fairProfileHandlers(services) }),
} as const satisfies Domain;
