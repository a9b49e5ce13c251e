import { inLang } from '@fairbridge/contract/text.ts';
import { BASE } from '../i18n/address.ts';
import { LocalLink, useLang, useTexts } from '../i18n/lang.tsx';
import { daySpan } from '../i18n/numbers.ts';
import { FooterLines, SocialLinks } from './footer-links.tsx';
import { FOOTER_COLUMNS, leadsOn } from './menus.ts';
import { shellTexts } from './shell.texts.ts';
import { useExhibition, useRegistrationMode } from '../site/site.ts';
import { useUser } from '../session/session.ts';

export function Footer() {
  const t = useTexts(shellTexts);
  const lang = useLang();
  const exhibition = useExhibition();
  const own = exhibition?.footer ?? { quickLinks: [], handbook: [], social: [] };
  const [user, mode] = [useUser(), useRegistrationMode()];
  const columns = FOOTER_COLUMNS.map((column) => ({
    ...column,
    links: column.links.filter(([to]) => leadsOn(to, user, mode)),
  })).filter(({ links, place }) => links.length > 0 || (place !== null && own[place].length > 0));
  // what a fair calls its ingredients is known where its exhibits have any
  const ingredients = exhibition?.attributeNames['ingredients'];
  const hasIngredients = ingredients !== undefined;
  return (
    <footer className="site-footer on-band mt-16 bg-band pb-16 text-on-band md:pb-0">
      <div className="page flex flex-wrap gap-x-14 gap-y-8 py-10">
        <div className="min-w-64 flex-[2]">
          {exhibition !== null && (
            <>
              <p className="text-lg font-bold">{inLang(exhibition.name, lang)}</p>
              <p className="num mt-2 opacity-85">{daySpan(exhibition.startsOn, exhibition.endsOn, lang)}</p>
              <p className="opacity-85">{inLang(exhibition.venue, lang)}</p>
            </>
          )}
          <p className="mt-4 text-sm opacity-85">{t('beijing')}</p>
        </div>
        {columns.map(({ title, place, links }) => (
          <nav key={title} aria-label={t(title)} className="min-w-36 flex-1">
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
              {place !== null && <FooterLines links={own[place]} />}
              {title === 'help' && (
                <li>
                  {/* for machines: the same address in both languages */}
                  <a
                    href={`${BASE}/feed/ingredients.json`}
                    className="inline-flex min-h-8 items-center underline-offset-4 opacity-90 hover:underline hover:opacity-100"
                  >
                    {t('openData')}
                  </a>
                </li>
              )}
            </ul>
          </nav>
        ))}
      </div>
      <SocialLinks links={own.social} />
      <p className="page border-t border-white/20 py-4 text-sm opacity-85">
        {t('colophon')} {exhibition?.icp && <a href="https://beian.miit.gov.cn/">{exhibition.icp}</a>}
      </p>
    </footer>
  );
}
