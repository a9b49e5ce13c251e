import { Suspense, useEffect, type CSSProperties, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { api } from './api.ts';
import { calls } from './calls.ts';
import { failureOf } from './failure.ts';
import { BASE, langOf } from './i18n/address.ts';
import { htmlLang, LangProvider, useTexts } from './i18n/lang.tsx';
import { lazyWithRetry } from './lazy-with-retry.ts';
import { defineLoad, isClientLoading } from './define-load.ts';
import { LoaderData } from './loader-data.tsx';
import { useCompared } from './components/product-comparison/compared.ts';
import { onPageArrived } from './session/session-change.ts';
import { LoginTip } from './session/login-tip.tsx';
import { isRegistered } from './session/registration-step.ts';
import { getSession, useUser } from './session/session.ts';
import { BottomBar } from './shell/bottom-bar.tsx';
import { useLostNavigation } from './shell/chunk-loading.ts';
import { LoadErrorPage } from './shell/screen-error.tsx';
import { FairStateNotice } from './shell/fair-state-notice.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { wantedLang } from './i18n/stored-lang.ts';
import { useHydrated } from './site/hydrated.ts';
import { useClientNavigation } from './shell/links.ts';
import { NetworkNotices } from './shell/network-notices.tsx';
import { useNonce } from './shell/nonce.ts';
import { OLD_BROWSER_SCRIPT } from './shell/old-browser.ts';
import { PageSheet } from './shell/page-sheet.tsx';
import { PrintHead } from './shell/print-head.tsx';
import { ProgressBar } from './shell/progress-bar.tsx';
import { markOtherLang, OTHER_LANG_SCRIPT } from './shell/other-lang.ts';
import { READER_WAITS_SCRIPT } from './shell/reader-waits.ts';
import { shellTexts } from './shell/shell.texts.ts';
import { WORKBENCH_ROUTES } from './site/workbench-routes.ts';
import { useExhibition, type Site } from './site/site.ts';
import { SCHEME_SCRIPT } from './ui/scheme-script.ts';
import { askAddressesOf } from './ui/picture.tsx';
import { WorkSkeleton } from './ui/skeleton.tsx';
import { track } from './tracking/track.ts';
import { Toasts } from './ui/toast.tsx';

// What has run already need not come again.
const early = import.meta.env.SSR
  ? `${OLD_BROWSER_SCRIPT};${SCHEME_SCRIPT};${READER_WAITS_SCRIPT};${OTHER_LANG_SCRIPT}`
  : '';
// Vite then brings a rule that changed to the page that stands there.
if (import.meta.env.DEV && !import.meta.env.SSR) void import('./app.css');

askAddressesOf(async (ids) => (await api(calls.upload.addresses, { ids: [...ids] })).addresses);

/** The one page that is there before any fair is. */
const SET_UP = '/set-up';

// As whoever reads: some links of the footer are for some readers only.
const load = defineLoad(
  async ({ api, path, origin }): Promise<Site | null> => {
    try {
      return { exhibition: await api(calls.exhibition.configuration, {}), origin };
    } catch (error) {
      if (path === SET_UP && failureOf(error)?.name === 'beingPrepared') return null;
      throw error;
    }
  },
  { exhibitorsToo: true },
);

export const loader = load.server;
// without the mark of `load.browser` that asks on hydration: what is served is kept until somebody signs in or out
export const clientLoader = (args: Parameters<typeof load.browser>[0]): Promise<Site | null> => load.browser(args);
let askedAs = getSession()?.token ?? null;
/** The fair's settings are asked for once a page load, and again by whoever has signed in or out since. */
export function shouldRevalidate(): boolean {
  const now = getSession()?.token ?? null;
  const changed = now !== askedAs;
  askedAs = now;
  return changed;
}

export const meta = () => [{ title: 'Fairbridge 展桥' }];

export function HydrateFallback() {
  return <WorkSkeleton />;
}

type FairStyle = CSSProperties & Record<`--fair-${string}`, string>;

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const lang = langOf(pathname);
  const exhibition = useExhibition();
  const nonce = useNonce();
  useEffect(() => {
    if (!isClientLoading()) delete document.documentElement.dataset['waits'];
  });
  const colours: FairStyle | undefined =
    exhibition === null
      ? undefined
      : {
          '--fair-action': exhibition.theme.action,
          '--fair-accent': exhibition.theme.accent,
          '--fair-ink': exhibition.theme.ink,
          '--fair-paper': exhibition.theme.paper,
        };
  return (
    <html
      lang={htmlLang(lang)}
      data-exhibition={exhibition?.id}
      data-not-open={exhibition === null || exhibition.state === 'open' ? undefined : ''}
      style={colours}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={exhibition?.theme.action ?? '#0f5b3e'} />
        {import.meta.env.SSR && <PageSheet />}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: early }} />
        <link rel="icon" href={BASE + (exhibition?.logo || '/favicon.svg')} />
        <link rel="manifest" href={`${BASE}${lang === 'en' ? '/en' : ''}/manifest.webmanifest`} />
        <Meta />
        <Links />
      </head>
      <body>
        <LangProvider value={lang}>
          <Frame>{children}</Frame>
        </LangProvider>
        <LoaderData />
        {/* where a browser gives a frame of another site no storage, it would fail */}
        {!pathname.includes('/embed/') && <ScrollRestoration nonce={nonce} />}
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

// Most read in their own language already.
const LanguageOffer = lazyWithRetry(() => import('./shell/language-offer.tsx'));
const SessionDialogs = lazyWithRetry(() => import('./shell/session-dialogs.tsx'));

// Guests and visitors, who are most, never see it.
const Workbench = lazyWithRetry(() => import('./shell/workbench/workbench-frame.tsx'));

/** The organizer console brings its own header and main part (`shell/organizer`), and so does the page that makes the first fair; a frame in another site has none; a page of exhibitors waits until it is known who asks. */
const OWN_FRAME = /^(?:for-(?:organizer|setUp|exhibitor)|embed-)/;

/** Around a page stands the workbench for an exhibitor who works there, and the fair for everybody who is at the fair. */
function FrameOf({ children }: { children: ReactNode }) {
  const exhibitor = useUser()?.subjectType === 'ACTOR';
  const matches = useMatches();
  const stands = (where: RegExp): boolean => matches.some(({ id }) => where.test(id));
  if (exhibitor && stands(WORKBENCH_ROUTES))
    return (
      <Suspense fallback={<WorkSkeleton />}>
        <Workbench>{children}</Workbench>
      </Suspense>
    );
  return stands(OWN_FRAME) ? children : <FairFrame>{children}</FairFrame>;
}

function Frame({ children }: { children: ReactNode }) {
  const t = useTexts(shellTexts);
  useClientNavigation();
  const { pathname, search, hash } = useLocation();
  const hydrated = useHydrated();
  const otherLang = hydrated && wantedLang() !== langOf(pathname);
  const user = useUser();
  useEffect(() => {
    onPageArrived(pathname);
    track(null);
  }, [pathname]);
  useEffect(() => {
    if (hydrated) markOtherLang(otherLang);
  }, [hydrated, otherLang]);
  // Any page may be opened by an invitation's link (specification, section 5).
  useEffect(() => {
    if (!search.includes('exhibitorId=')) return;
    void import('./components/visitor/invitation.ts').then(
      (invitation) => invitation.storeInvitationOf(search, pathname),
      () => null, // then it counts only where registration follows on this page
    );
  }, [pathname, search]);
  // Whoever comes by a campaign link (campaign.routes.ts).
  useEffect(() => {
    if (/^#(c=|gone)/.test(hash))
      void import('./tracking/campaign.ts').then(({ arrive }) => arrive(hash)).catch(() => {});
  }, [hash]);
  useEffect(() => {
    // For tests and measurements: from here on clicks are handled by the page.
    performance.mark('hydrated');
    document.documentElement.dataset['hydrated'] = 'true';
  }, []);
  return (
    <LoginTip>
      <a
        href="#main"
        className="sr-only z-50 bg-accent p-3 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t('skip')}
      </a>
      <PrintHead />
      {/* above the page and not over it: it would lie on buttons */}
      <div className="in-data-other-lang:min-h-12 print:hidden">
        {otherLang && (
          <Suspense fallback={null}>
            <LanguageOffer />
          </Suspense>
        )}
      </div>
      {!pathname.includes('/embed/') && <FairStateNotice />}
      <FrameOf>{children}</FrameOf>
      {user !== null && (
        <Suspense fallback={null}>
          <SessionDialogs />
        </Suspense>
      )}
      <NetworkNotices />
      <ProgressBar />
      <Toasts />
    </LoginTip>
  );
}

// Few fairs let the registration wait, and few visitors do.
const RegistrationReminder = lazyWithRetry(() => import('./components/visitor/registration-reminder.tsx'));

// What was chosen to be compared is known to the browser alone.
const CompareTray = lazyWithRetry(() => import('./components/product-comparison/compare-tray.tsx'));

function FairFrame({ children }: { children: ReactNode }) {
  const comparing = useCompared().length > 0;
  const user = useUser();
  const unfinished = user?.subjectType === 'VISITOR' && !isRegistered(user);
  return (
    <>
      <Header />
      {unfinished && (
        <Suspense fallback={null}>
          <RegistrationReminder />
        </Suspense>
      )}
      <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      <Footer />
      {comparing && (
        <Suspense fallback={null}>
          <CompareTray />
        </Suspense>
      )}
      <BottomBar />
    </>
  );
}

export default function App() {
  const lost = useLostNavigation();
  return lost === null ? <Outlet /> : <LoadErrorPage address={lost} />;
}

export { ScreenError as ErrorBoundary } from './shell/screen-error.tsx';
