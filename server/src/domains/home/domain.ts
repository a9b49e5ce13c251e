import type { Domain } from '../../ground/domain.ts';
import { homePageHandlers } from './home-page.handlers.ts';
import { homeHandlers } from './home.handlers.ts';

const LINKED = ['banner', 'carousel', 'sideAd', 'socialCode', 'videoCover', 'demo'] as const;

export const home = {
  handlers: (services) => ({
    home: homeHandlers(services),
    exhibition: homePageHandlers(services, services.declared.visibilityOf),
  }),
  tables: {
    home_part: { impersonal: 'versions of what stands on the home page', grows: 'organizer' },
    home_section: { impersonal: 'what stands on the home page', grows: 'organizer' },
    page_link: {
      impersonal: 'links of the organizer',
      files: { picture: { uses: LINKED }, picture_en: { uses: LINKED }, video: { uses: ['bannerVideo'] } },
      grows: 'organizer',
    },
  },
} as const satisfies Domain;
