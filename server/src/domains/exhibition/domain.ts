import type { Domain } from '../../ground/domain.ts';
import { exhibitionHandlers } from './exhibition.handlers.ts';

export const exhibition = {
  handlers: (services) => ({ exhibition: exhibitionHandlers(services, services.declared.visibilityOf) }),
  tables: {
    exhibition: { impersonal: 'the fair itself', grows: 'organizer' },
    category: { impersonal: 'vocabulary', grows: 'organizer' },
    hall: { impersonal: 'vocabulary', grows: 'organizer' },
    ingredient: { impersonal: 'vocabulary', grows: 'organizer' },
  },
} as const satisfies Domain;
