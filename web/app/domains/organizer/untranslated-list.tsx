import type { Untranslated } from '@fairbridge/contract/organizer/opening.shapes.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { overviewTexts } from './overview.texts.ts';

/** Where a room shows those of its records that lack a language. */
const PLACES: Readonly<Record<Untranslated['room'], (lang: Untranslated['lang']) => string>> = {
  articles: (lang) => `/organizer/articles?lacks=${lang}`,
  programmes: (lang) => `/organizer/programmes?lacks=${lang}`,
  pages: () => '/organizer/pages',
  homeLinks: (lang) => `/organizer/home?lacks=${lang}`,
  homeSections: () => '/organizer/home/sections',
  announcements: (lang) => `/organizer/announcements?tab=draft&lacks=${lang}`,
};
const WORDS = {
  articles: 'lackArticles',
  programmes: 'lackProgrammes',
  pages: 'lackPages',
  homeLinks: 'lackLinks',
  homeSections: 'lackSections',
  announcements: 'lackAnnouncements',
} as const satisfies Record<Untranslated['room'], keyof typeof overviewTexts>;

/** What lacks a language, room by room, each leading to the records themselves. */
export function UntranslatedList({ list }: { list: readonly Untranslated[] }) {
  const t = useTexts(overviewTexts);
  const lang = useLang();
  return (
    <ul className="grid gap-x-10 border-t border-line sm:grid-cols-2">
      {list.map(({ room, lang: lacked, count }) => (
        <li key={`${room} ${lacked}`} className="border-b border-line">
          <LocalLink
            to={PLACES[room](lacked)}
            className="flex min-h-11 items-center gap-3 py-2 hover:text-action hover:underline"
          >
            <span className="num w-10 shrink-0 text-right text-lg font-bold">{number(count, lang)}</span>
            <span>{t('lackOf', { what: t(WORDS[room]), lang: t(lacked === 'zh' ? 'lackZh' : 'lackEn') })}</span>
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
