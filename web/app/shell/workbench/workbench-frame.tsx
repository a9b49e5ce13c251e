import { inLang } from '@fairbridge/contract/text.ts';
import { use, useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { sessionTexts } from '../../session/session.texts.ts';
import { useUser } from '../../session/session.ts';
import { useExhibition } from '../../site/site.ts';
import { Sheet } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icons.tsx';
import { NavIcon, type NavIconName } from '../../ui/nav-icons.tsx';
import { SchemeSelect } from '../../ui/scheme-select.tsx';
import { schemeTexts } from '../../ui/scheme-select.texts.ts';
import { loadFullStylesheet } from '../../ui/full-stylesheet.ts';
import { BrandMark } from '../brand-mark.tsx';
import { LanguageSwitch } from '../header.tsx';
import { ListViewsProvider } from '../list-views.tsx';
import { shellTexts } from '../shell.texts.ts';
import { useSignOut, useSwitchIdentity } from '../use-session-actions.ts';
import { useFreshCounts } from './workbench-counts.ts';
import { workbenchOf, type WorkbenchItem } from './workbench-menu.ts';
import { BottomTabs, Rail } from './workbench-rail.tsx';
import { WorkbenchSearch } from './workbench-search.tsx';
import { workbenchTexts } from './workbench.texts.ts';

const ON_BAND =
  'inline-flex min-h-9 items-center rounded-sign px-2 whitespace-nowrap hover:underline underline-offset-4';
const ROLE_SIGN: CSSProperties & Record<`--${string}`, string> = {
  '--hall': 'var(--accent)',
  '--on-hall': 'var(--on-accent)',
};

const nameOf = (user: CurrentUser): string => user.name || user.email || `+${user.mobile}`;
const isAdmin = (user: CurrentUser): boolean => user.exhibitorEmployee?.admin === true;

/** The company's name and the fair's: whoever works for two companies must see for which one. */
function Sign({ user }: { user: CurrentUser }) {
  const t = useTexts(workbenchTexts);
  const lang = useLang();
  const exhibition = useExhibition();
  const company = user.exhibitorEmployee?.exhibitor.name;
  return (
    <LocalLink to="/company-management" className="flex min-w-0 items-center gap-3">
      <BrandMark size={34} />
      <span className="min-w-0 leading-tight">
        <span className="block truncate font-bold">
          {company === undefined ? t('workbench') : inLang(company, lang)}
        </span>
        <span className="block truncate text-sm opacity-85">
          {exhibition === null ? t('workbench') : inLang(exhibition.shortName, lang)}
        </span>
      </span>
    </LocalLink>
  );
}

function Who({ user, className = '' }: { user: CurrentUser; className?: string }) {
  const t = useTexts(workbenchTexts);
  return (
    <p className={`flex min-w-0 items-center gap-2 ${className}`}>
      <span className="sr-only">{t('signedInAs')}</span>
      <span className="max-w-40 truncate">{nameOf(user)}</span>
      <span className="plate" style={ROLE_SIGN}>
        {t(isAdmin(user) ? 'admin' : 'staff')}
      </span>
    </p>
  );
}

type Way = { text: string; icon: NavIconName; act: (() => void) | null };

/** The ways out: to the fair, into the other role, and off. */
function useWaysOut(): readonly Way[] {
  const t = useTexts(workbenchTexts);
  const ofShell = useTexts(shellTexts);
  const ofSession = useTexts(sessionTexts);
  const signOut = useSignOut();
  const switchTo = useSwitchIdentity();
  return [
    { text: t('toFair'), icon: 'globe', act: null },
    // everybody of a company may become a visitor as well (ruling 2.7)
    { text: ofSession('toVisitor'), icon: 'swap', act: () => void switchTo('VISITOR') },
    { text: ofShell('logout'), icon: 'leave', act: () => void signOut() },
  ];
}

function WaysOut({ className, icons = false }: { className: string; icons?: boolean }) {
  const ways = useWaysOut();
  return ways.map(({ text, icon, act }) =>
    act === null ? (
      <LocalLink key={text} to="/" className={className}>
        {icons && <NavIcon name={icon} />}
        {text}
      </LocalLink>
    ) : (
      <button key={text} type="button" className={className} onClick={act}>
        {icons && <NavIcon name={icon} />}
        {text}
      </button>
    ),
  );
}

function Header({ user, onMenu }: { user: CurrentUser; onMenu: () => void }) {
  const t = useTexts(workbenchTexts);
  return (
    <header className="site-header on-band bg-band text-on-band">
      <div className="flex items-center gap-x-4 px-4 py-2.5 lg:px-5">
        <button
          type="button"
          className="-ml-2 hidden size-11 shrink-0 place-items-center md:grid lg:hidden"
          aria-label={t('openMenu')}
          aria-haspopup="dialog"
          onClick={onMenu}
        >
          <Icon name="menu" size={24} />
        </button>
        <div className="min-w-0 flex-1 lg:w-60 lg:flex-none">
          <Sign user={user} />
        </div>
        <WorkbenchSearch admin={isAdmin(user)} />
        <div className="hidden items-center gap-1 lg:ml-auto lg:flex">
          <Who user={user} className="mr-2 hidden xl:flex" />
          <WaysOut className={ON_BAND} />
        </div>
        <LanguageSwitch className="inline-flex min-h-9 shrink-0 items-center rounded-sign border border-current px-2.5 text-sm hover:bg-on-band hover:text-band" />
      </div>
    </header>
  );
}

/** On a phone and a tablet: who I am, every room, and the ways out. */
function Me({
  user,
  items,
  open,
  onClose,
}: {
  user: CurrentUser;
  items: readonly WorkbenchItem[];
  open: boolean;
  onClose: () => void;
}) {
  const t = useTexts(workbenchTexts);
  return (
    <Sheet open={open} onClose={onClose} title={t('me')}>
      <Who user={user} className="mb-4 border-b border-line pb-4" />
      <Rail items={items} label={t('menu')} />
      <div className="mt-4 grid gap-0.5 border-t border-line pt-3">
        <SchemeSelect className="input mb-1" />
        <WaysOut icons className="flex min-h-11 items-center gap-3 px-3" />
      </div>
    </Sheet>
  );
}

/** Whoever works here is there for buyers who want to talk; what that takes comes when the frame stands. */
function useThereForChats(): void {
  useEffect(() => {
    void import('../../components/chat/subscribe-to-chats.ts').then(
      ({ subscribeToChats }) => subscribeToChats(),
      // without it the number comes with the next page
      () => null,
    );
  }, []);
}

function Frame({ user, children }: { user: CurrentUser; children: ReactNode }) {
  const t = useTexts(workbenchTexts);
  const ofScheme = useTexts(schemeTexts);
  const { pathname, search } = useLocation();
  const place = pathname + search;
  // A new page brings a closed menu.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  useFreshCounts(place);
  useThereForChats();
  const items = workbenchOf(isAdmin(user));
  const open = (): void => setOpenedAt(place);
  return (
    <>
      <Header user={user} onMenu={open} />
      <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] print:block!">
        <div className="side-rail hidden border-r border-line bg-card lg:block print:hidden!">
          {/* below the header it ends with the window, and it stays while the page is read */}
          <div className="sticky top-0 h-[calc(100dvh-4rem)] overflow-y-auto px-3 py-3">
            <Rail items={items} label={t('menu')} />
            <section aria-label={ofScheme('appearance')} className="mt-3 border-t border-line pt-3">
              <SchemeSelect className="input" />
            </section>
          </div>
        </div>
        <main id="main" tabIndex={-1} className="min-h-[80dvh] min-w-0 pb-20 outline-none md:pb-8">
          <ListViewsProvider>{children}</ListViewsProvider>
        </main>
      </div>
      <BottomTabs items={items} onMe={open} />
      <Me user={user} items={items} open={openedAt === place} onClose={() => setOpenedAt(null)} />
    </>
  );
}

/**
 * The workbench of an exhibitor's staff around its screens: the rail with what waits in each room, a search over what is the company's own,
 * and nothing of the public fair but the way there.
 */
export default function Workbench({ children }: { children: ReactNode }) {
  const user = useUser();
  use(loadFullStylesheet());
  return user === null ? children : <Frame user={user}>{children}</Frame>;
}
