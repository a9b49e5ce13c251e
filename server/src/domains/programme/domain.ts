import type { Domain } from '../../core/domain.ts';
import { programmeHandlers } from './programme.handlers.ts';
import { publicProgrammeHandlers } from './public-programme.handlers.ts';

export const programme = {
  handlers: (services) => ({ programme: programmeHandlers, content: publicProgrammeHandlers(services) }),
  tables: { programme: { notPersonal: 'what happens at the fair', retention: 'organizer' } },
} as const satisfies Domain;
