import { inLang } from '@fairbridge/contract/text.ts';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { useSession } from '../../session/session.ts';
import { Sheet } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icons.tsx';
import { NavIcon } from '../../ui/nav-icons.tsx';
import { SchemeSelect } from '../../ui/scheme-select.tsx';
import { BrandMark } from '../brand-mark.tsx';
import { ListViewsProvider } from '../list-views.tsx';
import { LanguageSwitch } from '../header.tsx';
import { useExhibition } from '../../site/site.ts';
import { organizerShellTexts } from './organizer-shell.texts.ts';
import { useQueuesAsked } from './queues.ts';
import { ConsoleSearch } from './console-search.tsx';
import { FairSwitch } from './fair-switch.tsx';
import { SideMenu } from './side-menu.tsx';
import { useLeaveConsole } from './use-leave-console.ts';

const ON_BAND =
  'inline-flex min-h-9 items-center gap-2 rounded-sign px-2.5 hover:underline underline-offset-4 whitespace-nowrap';
const ROLE_SIGN: CSSProperties & Record<`--${string}`, string> = {
  '--hall': 'var(--accent)',
  '--on-hall': 'var(--on-accent)',
};

/** The fair's name and the name of the place: staff of two fairs must see in which one they are. */
function Sign() {
  const t = useTexts(organizerShellTexts);
  const lang = useLang();
  const exhibition = useExhibition();
  return (
    <LocalLink to="/organizer" className="flex min-w-0 items-center gap-2 sm:gap-3">
      <BrandMark size={34} />
      <span className="min-w-0 leading-tight">
        <span className="block truncate font-bold max-sm:text-sm">
          {exhibition === null ? '' : inLang(exhibition.shortName, lang)}
        </span>
        <span className="block truncate text-sm opacity-85 max-sm:text-xs">{t('console')}</span>
      </span>
    </LocalLink>
  );
}

function Who({ user }: { user: CurrentUser }) {
  const t = useTexts(organizerShellTexts);
  const name = user.name === '' ? user.email : user.name;
  return (
    <p className="flex min-w-0 items-center gap-2">
      <span className="sr-only">{t('signedInAs')} </span>
      <span className="max-w-52 truncate">{name}</span>
      {user.staffRole !== null && (
        <span className="plate" style={ROLE_SIGN}>
          {t(user.staffRole)}
        </span>
      )}
    </p>
  );
}

/** Below 1024 px the menu, the log-out and the way to the fair are in a sheet. */
function Drawer({ user }: { user: CurrentUser }) {
  const [open, setOpen] = useState(false);
  const t = useTexts(organizerShellTexts);
  const leave = useLeaveConsole();
  return (
    <>
      <button
        type="button"
        className="-ml-2 grid size-11 shrink-0 place-items-center lg:hidden"
        aria-label={t('openMenu')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" size={24} />
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('console')}>
        <div className="mb-5 border-b border-line pb-4">
          <Who user={user} />
        </div>
        <SideMenu user={user} label={t('menu')} />
        <div className="mt-5 grid gap-1 border-t border-line pt-4">
          <SchemeSelect className="input mb-2" />
          <LocalLink to="/organizer/help" className="flex min-h-11 items-center gap-3 px-3">
            <NavIcon name="questions" />
            {t('help')}
          </LocalLink>
          <LocalLink to="/" className="flex min-h-11 items-center gap-3 px-3">
            <Icon name="globe" />
            {t('toFair')}
          </LocalLink>
          <button type="button" className="flex min-h-11 items-center gap-3 px-3" onClick={() => void leave()}>
            <NavIcon name="leave" />
            {t('logOut')}
          </button>
        </div>
      </Sheet>
    </>
  );
}

/** The band at the top of every address below `/organizer`, its log-in included. */
export function OrganizerHeader({ user }: { user: CurrentUser | null }) {
  const t = useTexts(organizerShellTexts);
  const { pathname } = useLocation();
  const leave = useLeaveConsole();
  return (
    <header className="site-header on-band sticky top-0 z-30 bg-band text-on-band">
      <div className="flex items-center gap-x-1 px-4 py-2.5 sm:gap-x-4 lg:px-6">
        {/* A new page brings a closed menu. */}
        {user !== null && <Drawer key={pathname} user={user} />}
        <div className="flex min-w-0 flex-1 items-center gap-1">
          <Sign />
          {user !== null && <FairSwitch />}
        </div>
        {user !== null && user.staffRole !== null && <ConsoleSearch role={user.staffRole} />}
        {user !== null && (
          <div className="hidden items-center gap-3 lg:flex">
            <Who user={user} />
            <SchemeSelect className={`${ON_BAND} bg-band text-sm`} />
            <LocalLink to="/organizer/help" className={ON_BAND}>
              {t('help')}
            </LocalLink>
            <LocalLink to="/" className={ON_BAND}>
              {t('toFair')}
            </LocalLink>
            <button type="button" className={ON_BAND} onClick={() => void leave()}>
              {t('logOut')}
            </button>
          </div>
        )}
        <LanguageSwitch className="inline-flex min-h-9 shrink-0 items-center rounded-sign border border-current px-2.5 text-sm hover:bg-on-band hover:text-band" />
      </div>
    </header>
  );
}

/**
 * The organizer console around its screens: own header, the menu of the role at the left, the screen's content as the page's main part.
 * On the server, where nobody is signed in, the frame is empty.
 */
export function OrganizerLayout({ children }: { children: ReactNode }) {
  const t = useTexts(organizerShellTexts);
  const session = useSession();
  const staff = session?.user.subjectType === 'ORGANIZER' ? session.user : null;
  useQueuesAsked(staff === null ? null : (session?.token ?? null));
  return (
    <>
      <OrganizerHeader user={staff} />
      <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] print:block!">
        <div className="side-rail hidden border-r border-line bg-card lg:block">
          {/* of its own height, so that no room is below the window while the page is long */}
          <div className="sticky top-16 h-[calc(100dvh-4rem)] overflow-y-auto px-3">
            {staff !== null && <SideMenu user={staff} label={t('menu')} />}
          </div>
        </div>
        <main id="main" tabIndex={-1} className="min-h-[80dvh] min-w-0 px-4 py-6 outline-none md:px-8 md:py-8">
          <div className="mx-auto max-w-page">
            <ListViewsProvider>{children}</ListViewsProvider>
          </div>
        </main>
      </div>
    </>
  );
}
