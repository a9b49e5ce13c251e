import type { Domain } from '../../core/domain.ts';
import { exhibitorApplicationHandlers } from './exhibitor-application.handlers.ts';

export const exhibitorApplication = {
  handlers: (services) => ({ exhibitorApplication: exhibitorApplicationHandlers(services) }),
  tables: {
    exhibitor_application: {
      personal: [{ column: 'email', of: 'address', erase: 'delete' }],
      exempt: { mobile: 'goes with the application' },
      retention: { limit: 'applicationsPerClientDay' },
    },
  },
} as const satisfies Domain;
