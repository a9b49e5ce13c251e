import type { PageName } from '@fairbridge/contract/page/page.shapes.ts';
import type { RichBilingual, RichText } from '@fairbridge/contract/rich-text/rich-text.ts';
import { richOf } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import {
  FIRST_AGREEMENT,
  FIRST_DISCLAIMER,
  FIRST_EXHIBITOR_HANDBOOK,
  FIRST_VISITOR_HANDBOOK,
  type Section,
} from './page.first.texts.ts';

export const FIRST_VERSION = '2026-01';
export const FIRST_PUBLISHED = new Date('2026-01-01T00:00:00+08:00');

const SECTIONS = {
  agreement: FIRST_AGREEMENT,
  disclaimer: FIRST_DISCLAIMER,
  visitorHandbook: FIRST_VISITOR_HANDBOOK,
  exhibitorHandbook: FIRST_EXHIBITOR_HANDBOOK,
} as const satisfies Record<Exclude<PageName, 'about'>, readonly Section[]>;

const inSections = (sections: readonly Section[], lang: Lang): RichText => ({
  type: 'doc',
  content: sections.flatMap(({ title, paragraphs }) => [
    {
      type: 'heading' as const,
      attrs: { level: 2 as const },
      content: [{ type: 'text' as const, text: title[lang] }],
    },
    ...paragraphs.flatMap((paragraph) => richOf(paragraph[lang]).content),
  ]),
});

export const bodyOfSections = (sections: readonly Section[]): RichBilingual => ({
  zh: inSections(sections, 'zh'),
  en: inSections(sections, 'en'),
});

/** What a page says before its first own version. What the fair tells of itself comes with the fair. */
export function firstBody({ about }: Pick<Exhibition, 'about'>, page: PageName): RichBilingual {
  if (page === 'about') return { zh: richOf(about.zh), en: richOf(about.en) };
  return bodyOfSections(SECTIONS[page]);
}
