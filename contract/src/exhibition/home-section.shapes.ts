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
  /** A room that is still to be built: shown to nobody, whatever the organizer says. */
  open: boolean;
};

export const SECTION_FACTS: Readonly<Record<HomeSection, Facts>> = {
  guide: { title: { zh: '展馆导览', en: 'Hall guide' }, amount: null, open: true },
  featured: { title: { zh: '推荐展商', en: 'Featured exhibitors' }, amount: { usual: 6, max: 12 }, open: true },
  lives: { title: { zh: '展商直播', en: 'Exhibitor live streams' }, amount: { usual: 4, max: 12 }, open: false },
  collections: { title: { zh: '专题展商', en: 'Exhibitors by theme' }, amount: { usual: 4, max: 8 }, open: true },
  products: { title: { zh: '按类别看展品', en: 'Exhibits by category' }, amount: { usual: 10, max: 20 }, open: true },
  youMayLike: { title: { zh: '猜您喜欢', en: 'You may like' }, amount: { usual: 10, max: 20 }, open: true },
  news: { title: { zh: '新闻', en: 'News' }, amount: { usual: 3, max: 9 }, open: true },
  programmes: { title: { zh: '同期活动', en: 'Concurrent events' }, amount: { usual: 6, max: 20 }, open: true },
};

export const homeSection = z.enum(HOME_SECTIONS);

/** A section as the page draws it. */
export const shownSection = z.object({ code: homeSection, title: bilingualOut, amount: z.int() });
export type ShownSection = z.output<typeof shownSection>;
