import type { PageName } from './page.shapes.ts';

/** What the pages of the organizer are called. */
export const PAGE_TITLES = {
  about: { zh: '关于展会', en: 'About the fair' },
  disclaimer: { zh: '免责声明', en: 'Disclaimer' },
  agreement: { zh: '隐私政策与用户协议', en: 'Privacy policy and user agreement' },
  visitorHandbook: { zh: '观众手册', en: 'Visitor handbook' },
  exhibitorHandbook: { zh: '展商手册', en: 'Exhibitor handbook' },
} as const satisfies Record<PageName, { zh: string; en: string }>;
