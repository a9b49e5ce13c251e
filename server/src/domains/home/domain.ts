import type { Domain } from '../../core/domain.ts';
import { homePageHandlers } from './home-page.handlers.ts';
import { homeHandlers } from './home.handlers.ts';

const LINKED = ['banner', 'carousel', 'sideAd', 'socialCode', 'videoCover', 'demo'] as const;

export const home = {
  handlers: (services) => ({
    home: homeHandlers(services),
    exhibition: homePageHandlers(services, services.declarations.visibilityOf),
  }),
  tables: {
    home_part: { notPersonal: 'versions of what stands on the home page', retention: 'organizer' },
    home_section: { notPersonal: 'what stands on the home page', retention: 'organizer' },
    page_link: {
      notPersonal: 'links of the organizer',
      files: { picture: { uses: LINKED }, picture_en: { uses: LINKED }, video: { uses: ['bannerVideo'] } },
      retention: 'organizer',
    },
  },
} as const satisfies Domain;
