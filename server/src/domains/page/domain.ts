import type { Domain } from '../../core/domain.ts';
import { agreementHandlers } from './agreement.handlers.ts';
import { releasedPage } from './page.actions.ts';
import { pageHandlers } from './page.handlers.ts';
import { publicPageHandlers } from './public-page.handlers.ts';

export const page = {
  handlers: (services) => ({
    page: pageHandlers(services),
    content: { ...publicPageHandlers, ...agreementHandlers },
  }),
  releases: [releasedPage],
  tables: {
    page_version: {
      notPersonal: 'what the organizer says',
      files: { pictures: { uses: ['article', 'demo'], list: true } },
      retention: 'organizer',
    },
    page_draft: {
      notPersonal: 'what the organizer is about to say',
      files: { pictures: { uses: ['article', 'demo'], list: true } },
      retention: 'organizer',
    },
  },
} as const satisfies Domain;
