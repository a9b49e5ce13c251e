import { inLang } from '@fairbridge/contract/text.ts';
import { LocalLink, useLang, useTexts } from '../i18n/lang.tsx';
import { daySpan } from '../i18n/numbers.ts';
import { shellTexts } from './shell.texts.ts';
import { useExhibition } from './site.ts';

const COLUMNS = [
  {
    title: 'quickLinks',
    links: [
      ['/find/actor', 'exhibitors'],
      ['/find/product', 'products'],
      ['/ingredients', 'ingredients'],
      ['/news', 'news'],
      ['/map', 'map'],
      ['/meetingList', 'meetings'],
    ],
  },
  {
    title: 'help',
    links: [
      ['/aboutus', 'about'],
      ['/qa', 'qa'],
      ['/agreement', 'agreement'],
      ['/disclaimer', 'disclaimer'],
    ],
  },
  { title: 'forExhibitors', links: [['/login/actor', 'exhibitorLogin']] },
] as const;

export function Footer() {
  const t = useTexts(shellTexts);
  const lang = useLang();
  const exhibition = useExhibition();
  // what a fair calls its ingredients is known where its exhibits have any
  const ingredients = exhibition?.attributeNames['ingredients'];
  const hasIngredients = ingredients !== undefined;
  return (
    <footer className="site-footer on-band mt-16 bg-band pb-16 text-on-band md:pb-0">
      <div className="page grid gap-8 py-10 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div>
          {exhibition !== null && (
            <>
              <p className="text-lg font-bold">{inLang(exhibition.name, lang)}</p>
              <p className="num mt-2 opacity-85">{daySpan(exhibition.startsOn, exhibition.endsOn, lang)}</p>
              <p className="opacity-85">{inLang(exhibition.venue, lang)}</p>
            </>
          )}
          <p className="mt-4 text-sm opacity-85">{t('beijing')}</p>
        </div>
        {COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-label={t(title)}>
            <p className="font-semibold">{t(title)}</p>
            <ul className="mt-2">
              {links
                .filter(([to]) => to !== '/ingredients' || hasIngredients)
                .map(([to, text]) => (
                  <li key={to}>
                    <LocalLink
                      to={to}
                      className="inline-flex min-h-8 items-center underline-offset-4 opacity-90 hover:underline hover:opacity-100"
                    >
                      {text === 'ingredients' && ingredients !== undefined ? inLang(ingredients, lang) : t(text)}
                    </LocalLink>
                  </li>
                ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className="page border-t border-white/20 py-4 text-sm opacity-85">{t('colophon')}</p>
    </footer>
  );
}
