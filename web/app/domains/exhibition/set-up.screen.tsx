import { open } from '@fairbridge/contract/exhibition/set-up.calls.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { failureOf } from '../../failure.ts';
import { BASE, langOf, localPath, twinPath } from '../../i18n/address.ts';
import { htmlLang, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { rememberLang } from '../../i18n/stored-lang.ts';
import { defineClientLoad } from '../../define-load.ts';
import { BrandMark } from '../../shell/brand-mark.tsx';
import { Board } from '../../shell/screen-error.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { shellTexts } from '../../shell/shell.texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FormSkeleton } from '../../ui/form-skeleton.tsx';
import { authenticatorTexts } from '../../components/account/authenticator.texts.ts';
import { RecoveryCodes } from '../../components/account/recovery-codes.tsx';
import { StaffEntranceDetails } from '../../components/staff/staff-entrance.tsx';
import { entranceTexts } from '../../components/staff/staff-entrance.texts.ts';
import { SetUpForm, type Made } from './set-up-form.tsx';
import { setUpTexts } from './set-up.texts.ts';

export const meta = workMeta({ zh: '创建展会', en: 'Set up the fair' });

/** Behind #, so that neither a log nor another site ever reads it. */
const tokenOfAddress = (): string => location.hash.slice(1);

const load = defineClientLoad(async ({ api }) => {
  const token = tokenOfAddress();
  if (token === '') return { state: 'none' } as const;
  try {
    return { state: 'open', token, ...(await api(open, { token })) } as const;
  } catch (error) {
    if (['linkInvalid', 'badInput'].includes(failureOf(error)?.name ?? '')) return { state: 'gone' } as const;
    throw error;
  }
});
export const clientLoader = load.browser;

/** The other language, with the token that the link brought. */
function Languages() {
  const t = useTexts(shellTexts);
  const { pathname, hash } = useLocation();
  const other = langOf(pathname) === 'zh' ? 'en' : 'zh';
  return (
    <a
      href={BASE + twinPath(pathname) + hash}
      hrefLang={htmlLang(other)}
      lang={htmlLang(other)}
      aria-label={t('otherLangLabel')}
      className="inline-flex min-h-9 shrink-0 items-center rounded-sign border border-current px-2.5 text-sm hover:bg-on-band hover:text-band"
      onClick={() => rememberLang(other)}
    >
      {t('otherLang')}
    </a>
  );
}

function SetUpHeader() {
  const t = useTexts(setUpTexts);
  return (
    <header className="site-header on-band sticky top-0 z-30 bg-band text-on-band">
      <div className="flex items-center gap-4 px-4 py-2.5 lg:px-6">
        <BrandMark size={34} />
        <p className="min-w-0 flex-1 leading-tight">
          <span className="block truncate font-bold">{t('product')}</span>
          <span className="block truncate text-sm opacity-85">{t('place')}</span>
        </p>
        <Languages />
      </div>
    </header>
  );
}

/** What is shown once, and has to be kept. */
function Kept({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page-card py-8 md:py-12">
      <div className="card border-t-[6px] border-t-action p-5 sm:p-8">
        <h1 className="mb-4 text-2xl">{title}</h1>
        {children}
      </div>
    </div>
  );
}

function Content() {
  const t = useTexts(setUpTexts);
  const app = useTexts(authenticatorTexts);
  const lang = useLang();
  const data = load.useData();
  const entrance = useTexts(entranceTexts);
  const [made, setMade] = useState<Made | null>(null);
  const [kept, setKept] = useState(false);
  // anew, since everything on this page was loaded without a fair; the link does not stay in the history
  const enter = (): void => location.replace(BASE + localPath(lang, '/organizer'));
  if (made !== null && made.codes.length > 0 && !kept)
    return (
      <Kept title={app('codesTitle')}>
        <RecoveryCodes {...made} onKept={() => (made.second === null ? enter() : setKept(true))} />
      </Kept>
    );
  if (made !== null && made.second !== null)
    return (
      <Kept title={entrance('handOverTitle', { name: made.second.name })}>
        <StaffEntranceDetails added={made.second} onClose={enter} />
      </Kept>
    );
  if (data.state === 'none')
    return (
      <Board code="1" title={t('noLink')} lead={t('noLinkLead')}>
        {null}
      </Board>
    );
  if (data.state === 'gone')
    return (
      <Board code="…" title={t('LinkInvalid')} lead={t('goneLead')}>
        <ButtonLink to="/organizer/login">{t('toConsole')}</ButtonLink>
      </Board>
    );
  return (
    <div className="page-narrow py-8 md:py-12">
      <div className="card border-t-[6px] border-t-action p-5 sm:p-8">
        <h1 className="text-2xl md:text-3xl">{t('title')}</h1>
        <p className="mt-2">{t('lead')}</p>
        <p className="num mt-1 mb-7 text-sm text-soft">{t('expires', { time: beijingTime(data.expiresAt, lang) })}</p>
        <SetUpForm
          token={data.token}
          templates={data.templates}
          app={data.authenticator}
          onMade={(fair) => (fair.codes.length === 0 && fair.second === null ? enter() : setMade(fair))}
        />
      </div>
    </div>
  );
}

export function HydrateFallback() {
  return (
    <>
      <SetUpHeader />
      <main id="main" tabIndex={-1} className="min-h-[80dvh] outline-none">
        <FormSkeleton />
      </main>
    </>
  );
}

/** Makes the first fair of an installation, for whoever holds the link that the start printed. */
export default function SetUpScreen() {
  useEffect(() => {
    // another link typed over this one changes nothing but the part behind #
    const again = (): void => location.reload();
    window.addEventListener('hashchange', again);
    return () => window.removeEventListener('hashchange', again);
  }, []);
  return (
    <>
      <SetUpHeader />
      <main id="main" tabIndex={-1} className="min-h-[80dvh] outline-none">
        <Content />
      </main>
    </>
  );
}
