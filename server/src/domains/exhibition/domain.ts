import type { Domain } from '../../core/domain.ts';
import { exhibitionHandlers } from './exhibition.handlers.ts';

export const exhibition = {
  handlers: (services) => ({ exhibition: exhibitionHandlers(services, services.declarations.visibilityOf) }),
  tables: {
    exhibition: {
      notPersonal: 'the fair itself',
      exempt: { email: 'where the organizer is reached, for everybody to read' },
      files: { logo: { uses: ['fairLogo'] } },
      retention: 'organizer',
    },
    category: { notPersonal: 'vocabulary', retention: 'organizer' },
    hall: { notPersonal: 'vocabulary', retention: 'organizer' },
    ingredient: { notPersonal: 'vocabulary', retention: 'organizer' },
  },
} as const satisfies Domain;
