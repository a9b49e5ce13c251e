import type { Domain } from '../../ground/domain.ts';
import { agreementHandlers } from './agreement.handlers.ts';
import { pageHandlers } from './page.handlers.ts';
import { publicPageHandlers } from './public-page.handlers.ts';

export const page = {
  handlers: (services) => ({
    page: pageHandlers(services),
    content: { ...publicPageHandlers, ...agreementHandlers },
  }),
  tables: {
    page_version: {
      impersonal: 'what the organizer says',
      files: { pictures: { uses: ['article', 'demo'], list: true } },
      grows: 'organizer',
    },
    page_draft: {
      impersonal: 'what the organizer is about to say',
      files: { pictures: { uses: ['article', 'demo'], list: true } },
      grows: 'organizer',
    },
  },
} as const satisfies Domain;
