import {
  HOME_SECTIONS,
  SECTION_FACTS,
  type HomeSection,
  type ShownSection,
} from '@fairbridge/contract/exhibition/home-section.shapes.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import type { FairContext } from '../../core/fair-context.ts';

/** A section as it is kept; a title that is empty in both languages is the usual one. */
export type HomeSectionState = { code: HomeSection; title: Bilingual; shown: boolean; amount: number };

const usual = (code: HomeSection): HomeSectionState => ({
  code,
  title: { zh: '', en: '' },
  shown: true,
  amount: SECTION_FACTS[code].amount?.usual ?? 0,
});

/** All sections in the organizer's order; one that is newer than the last save stands behind the others, as it usually is. */
export async function homeSections(ctx: FairContext): Promise<HomeSectionState[]> {
  const rows = await ctx.db
    .selectFrom('home_section')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .select(['code', 'title_zh', 'title_en', 'shown', 'amount'])
    .orderBy('sort')
    .execute();
  const saved = rows.flatMap((row): HomeSectionState[] => {
    const code = HOME_SECTIONS.find((one) => one === row.code);
    const title = bilingualOf('title', row);
    return code === undefined ? [] : [{ code, title, shown: row.shown, amount: row.amount }];
  });
  const known = new Set(saved.map(({ code }) => code));
  return [...saved, ...HOME_SECTIONS.filter((code) => !known.has(code)).map(usual)];
}

const titleOf = ({ code, title }: HomeSectionState): Bilingual =>
  title.zh === '' && title.en === '' ? SECTION_FACTS[code].title : title;

/** The sections that the page draws. */
export async function shownSections(ctx: FairContext): Promise<ShownSection[]> {
  const sections = await homeSections(ctx);
  return sections
    .filter(({ shown }) => shown)
    .map((section) => ({ code: section.code, title: titleOf(section), amount: section.amount }));
}
