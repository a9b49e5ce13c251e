import type { PageName } from '@fairbridge/contract/page/page.shapes.ts';

/** The pages of the organizer and where they stand. Their titles are the contract's, without its schemas. */
export const PAGE_PATHS = {
  about: '/aboutus',
  disclaimer: '/disclaimer',
  agreement: '/agreement',
  visitorHandbook: '/handbook/visitor',
  exhibitorHandbook: '/handbook/exhibitor',
} as const satisfies Record<PageName, string>;
export { PAGE_TITLES } from '@fairbridge/contract/page/page.titles.ts';
