import { z } from 'zod';
import type { Bilingual } from '../text.ts';
import { bilingualOut } from '../fields.ts';

/** The parts of the home page below its head, in the order they have until the organizer changes it. */
export const HOME_SECTIONS = [
  'guide',
  'featured',
  'lives',
  'collections',
  'products',
  'youMayLike',
  'news',
  'programmes',
] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];

type Facts = {
  title: Bilingual;
  /** How many of its things it shows, and may at most; null where there is nothing to count. */
  amount: { usual: number; max: number } | null;
};

export const SECTION_FACTS: Readonly<Record<HomeSection, Facts>> = {
  guide: { title: { zh: '展馆导览', en: 'Hall guide' }, amount: null },
  featured: { title: { zh: '推荐展商', en: 'Featured exhibitors' }, amount: { usual: 6, max: 12 } },
  lives: { title: { zh: '展商直播', en: 'Exhibitor live streams' }, amount: { usual: 4, max: 12 } },
  collections: { title: { zh: '专题展商', en: 'Exhibitors by theme' }, amount: { usual: 4, max: 8 } },
  products: { title: { zh: '按类别看展品', en: 'Exhibits by category' }, amount: { usual: 10, max: 20 } },
  youMayLike: { title: { zh: '猜您喜欢', en: 'You may like' }, amount: { usual: 10, max: 20 } },
  news: { title: { zh: '新闻', en: 'News' }, amount: { usual: 3, max: 9 } },
  programmes: { title: { zh: '同期活动', en: 'Concurrent events' }, amount: { usual: 6, max: 20 } },
};

export const homeSection = z.enum(HOME_SECTIONS);

/** A section as the page draws it. */
export const shownSection = z.object({ code: homeSection, title: bilingualOut, amount: z.int() });
export type ShownSection = z.output<typeof shownSection>;
