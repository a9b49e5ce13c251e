import type { Domain } from '../../ground/domain.ts';
import { programmeHandlers } from './programme.handlers.ts';
import { publicProgrammeHandlers } from './public-programme.handlers.ts';

export const programme = {
  handlers: (services) => ({ programme: programmeHandlers, content: publicProgrammeHandlers(services) }),
  tables: { programme: { impersonal: 'what happens at the fair', grows: 'organizer' } },
} as const satisfies Domain;
