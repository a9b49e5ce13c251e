import { inLang } from '@fairbridge/contract/text.ts';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { bare, BASE, langOf, twinPath } from '../i18n/address.ts';
import { htmlLang, LocalLink, useLang, useTexts } from '../i18n/lang.tsx';
import { daySpan } from '../i18n/numbers.ts';
import { rememberLang } from '../i18n/stored-lang.ts';
import { lazyWithRetry } from '../lazy-with-retry.ts';
import { useUser } from '../session/session.ts';
import { Icon } from '../ui/icons.tsx';
import { AccountLinks } from './account-links.tsx';
import { BrandMark } from './brand-mark.tsx';
import { MenuLinks } from './menu-links.tsx';
import { mainMenu, registrationOnly, sideMenu } from './menus.ts';
import { SearchBox } from './search-box.tsx';
import { shellTexts } from './shell.texts.ts';
import { useExhibition, useRegistrationMode, usePreregistrationSite } from '../site/site.ts';

/** The twin address in the other language; the choice is remembered. A missing page has no twin. */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const t = useTexts(shellTexts);
  const { pathname, search } = useLocation();
  const other = langOf(pathname) === 'zh' ? 'en' : 'zh';
  return (
    <a
      href={BASE + twinPath(pathname) + search}
      hrefLang={htmlLang(other)}
      lang={htmlLang(other)}
      aria-label={t('otherLangLabel')}
      className={className}
      onClick={() => rememberLang(other)}
    >
      {t('otherLang')}
    </a>
  );
}

const BAND_LINK = 'inline-flex min-h-9 items-center px-2 hover:underline underline-offset-4';

function Brand() {
  const lang = useLang();
  const t = useTexts(shellTexts);
  const exhibition = useExhibition();
  const name = exhibition === null ? t('brand') : inLang(exhibition.shortName, lang);
  return (
    <LocalLink to="/" className="flex min-w-0 items-center gap-3">
      <BrandMark />
      <span className="min-w-0 leading-tight">
        <span className="block truncate text-lg font-bold">{name}</span>
        {exhibition !== null && (
          <span className="num block truncate text-sm opacity-85">
            {daySpan(exhibition.startsOn, exhibition.endsOn, lang)}
            <span className="hidden sm:inline"> · {inLang(exhibition.city, lang)}</span>
          </span>
        )}
      </span>
    </LocalLink>
  );
}

const PhoneMenu = lazyWithRetry(() => import('./phone-menu.tsx'));

/** The menu itself comes when it is first wanted. */
function MenuButton({ user }: { user: CurrentUser | null }) {
  const [presses, setPresses] = useState(0);
  const t = useTexts(shellTexts);
  return (
    <>
      <button
        type="button"
        className="grid size-11 place-items-center lg:hidden"
        aria-label={t('menu')}
        aria-haspopup="dialog"
        onClick={() => setPresses(presses + 1)}
      >
        <Icon name="menu" size={24} />
      </button>
      {presses > 0 && (
        <Suspense fallback={null}>
          <PhoneMenu presses={presses} user={user} />
        </Suspense>
      )}
    </>
  );
}

export function Header() {
  const t = useTexts(shellTexts);
  const user = useUser();
  const mode = useRegistrationMode();
  const site = usePreregistrationSite();
  const { pathname } = useLocation();
  // The home page has the search in its middle.
  const atHome = bare(pathname) === '/';
  return (
    <header className="site-header">
      <div className="on-band bg-band text-on-band">
        <div className="page flex flex-wrap items-center gap-x-2 gap-y-3 py-3 sm:gap-x-5 lg:flex-nowrap">
          <div className="min-w-0 flex-1 lg:flex-none">
            <Brand />
          </div>
          <div className="order-last w-full empty:hidden lg:order-none lg:mx-auto lg:block! lg:max-w-xl lg:flex-1">
            {atHome || registrationOnly(user, mode) ? null : <SearchBox />}
          </div>
          <div className="hidden items-center gap-1 lg:flex">
            <AccountLinks user={user} className={BAND_LINK} />
          </div>
          <LanguageSwitch className="inline-flex min-h-9 items-center rounded-sign border border-current px-2.5 text-sm hover:bg-on-band hover:text-band" />
          <MenuButton user={user} />
        </div>
      </div>
      <div className="hidden border-b border-line bg-card lg:block">
        <div className="page flex items-center justify-between gap-6">
          <nav aria-label={t('mainMenu')} className="-ml-3 flex xl:-ml-4">
            <MenuLinks
              items={mainMenu(user, mode)}
              className={(here) =>
                `border-b-[3px] px-3 py-3 xl:px-4 ${here ? 'border-action font-semibold text-action' : 'border-transparent hover:border-line'}`
              }
            />
          </nav>
          <nav aria-label={t('sideMenu')} className="flex text-soft 2xl:hidden">
            <MenuLinks
              items={sideMenu(user, mode, site)}
              className={(here) => `px-3 py-3 hover:text-action ${here ? 'text-action' : ''}`}
            />
          </nav>
        </div>
      </div>
      <SideRail user={user} />
    </header>
  );
}

/** The side menu, beside the content where the window has room for it. */
function SideRail({ user }: { user: CurrentUser | null }) {
  const t = useTexts(shellTexts);
  const mode = useRegistrationMode();
  const site = usePreregistrationSite();
  return (
    <nav
      aria-label={t('sideMenu')}
      className="side-rail fixed top-1/3 right-0 z-30 hidden w-[68px] overflow-hidden rounded-l border border-r-0 border-line bg-card text-center text-xs shadow-sm 2xl:block"
    >
      {[{ to: '/', text: 'home', icon: 'home' } as const, ...sideMenu(user, mode, site)].map(({ to, text, icon }) => (
        <LocalLink
          key={to}
          to={to}
          className="grid justify-items-center gap-1 border-b border-line px-1 py-3 last:border-0 hover:bg-tint hover:text-action"
        >
          <Icon name={icon} />
          <span className="leading-tight">{t(text)}</span>
        </LocalLink>
      ))}
    </nav>
  );
}
