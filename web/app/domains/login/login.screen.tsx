import { useEffect, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { daySpan, number } from '../../i18n/numbers.ts';
import { workMeta } from '../../site/page-meta.ts';
import { useExhibition } from '../../site/site.ts';
import { Icon } from '../../ui/icons.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useHumanCheck } from '../../components/identity/human-check.tsx';
import { accountTexts } from '../../components/account/account.texts.ts';
import { LoginCode } from './login-code.tsx';
import { KnownBrowser, LoginLink } from '../../components/login/login-link.tsx';
import { useLoginKind } from './login-kind.ts';
import { LoginPassword } from './login-password.tsx';
import { setPasswordPath } from './login-problem.tsx';
import { LoginQr } from './login-qr.tsx';
import { registration } from '../../components/registration/registration-progress.ts';
import { resetProgress } from '../../components/account/reset-progress.ts';
import { HOME_AREA_CODE, type TypedAccount } from '../../components/account/typed-account.ts';
import { loginPath, useLogIn, type LoginType, type LoginWay } from './use-log-in.ts';

export const meta = workMeta({ zh: '登录', en: 'Log in' });

function Benefits({ exhibitor }: { exhibitor: boolean }) {
  const t = useTexts(accountTexts);
  const lang = useLang();
  const fair = useExhibition();
  const lines = exhibitor
    ? [t('benefitExhibitor1'), t('benefitExhibitor2'), t('benefitExhibitor3')]
    : [t('benefit1'), t('benefit2'), t('benefit3')];
  return (
    <aside
      className="on-band hidden flex-col bg-band p-10 text-on-band md:flex"
      aria-label={t(exhibitor ? 'benefitsExhibitor' : 'benefits')}
    >
      {fair !== null && (
        <p className="text-2xl leading-snug font-bold">
          <Says text={fair.name} />
        </p>
      )}
      <p className="mt-8 font-semibold text-accent">{t(exhibitor ? 'benefitsExhibitor' : 'benefits')}</p>
      <ul className="mt-3 grid gap-3">
        {lines.map((line) => (
          <li key={line} className="flex items-start gap-3">
            <span className="mt-0.5 text-accent">
              <Icon name="check" />
            </span>
            {line}
          </li>
        ))}
      </ul>
      {fair !== null && (
        <div className="mt-auto pt-10">
          <p className="num">
            {t('fairSize', { exhibitors: number(fair.exhibitors, lang), products: number(fair.products, lang) })}
          </p>
          <p className="num mt-1">{daySpan(fair.startsOn, fair.endsOn, lang)}</p>
          {/* The signs of the halls, as they hang over the aisles. */}
          <div className="mt-4 flex flex-wrap gap-1.5" aria-hidden="true">
            {fair.halls.map(({ code, colour }) => (
              <span key={code} className="h-3 w-8 rounded-sign" style={{ background: colour }} />
            ))}
          </div>
        </div>
      )}
    </aside>
  );
}

const WAYS: readonly { way: LoginWay; text: 'byPassword' | 'byCode' | 'byQr' }[] = [
  { way: 'password', text: 'byPassword' },
  { way: 'code', text: 'byCode' },
  { way: 'qr', text: 'byQr' },
];

/** Whoever reads this on a phone has nothing to hold before the code: the way by QR is offered where there is room. */
function Ways({ type, current }: { type: LoginType; current: LoginWay }) {
  const t = useTexts(accountTexts);
  return (
    <nav aria-label={t('ways')} className="mb-6 flex gap-2">
      {WAYS.map(({ way, text }) => (
        <LocalLink
          key={way}
          to={loginPath(type, way)}
          aria-current={way === current ? 'true' : undefined}
          className={`min-h-9 items-center rounded-sign px-3 ${way === 'qr' && current !== 'qr' ? 'hidden md:inline-flex' : 'inline-flex'} ${way === current ? 'bg-tint font-semibold text-action' : 'text-soft hover:text-ink'}`}
        >
          {t(text)}
        </LocalLink>
      ))}
    </nav>
  );
}

/** Whoever comes from setting a password or from a registration does not type the account again. */
function knownAccount(): TypedAccount {
  const reset = resetProgress();
  if (reset.account !== '') return reset;
  const { email, mobile, areaCode } = registration();
  return email === ''
    ? { account: mobile, areaCode: areaCode || HOME_AREA_CODE }
    : { account: email, areaCode: HOME_AREA_CODE };
}

function Way({ type, way }: { type: LoginType; way: LoginWay }) {
  const { ask, dialog } = useHumanCheck();
  const logIn = useLogIn(type, ask);
  const { set } = logIn.form;
  // After hydration only: the served page cannot know what this browser keeps.
  useEffect(() => {
    const known = knownAccount();
    if (known.account === '') return;
    set('account', known.account);
    set('areaCode', known.areaCode);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form appears
  }, []);
  // What went wrong on one way says nothing of another.
  const { setProblem } = logIn;
  const { setErrors, setFailure } = logIn.form;
  const before = useRef(way);
  useEffect(() => {
    if (before.current === way) return;
    before.current = way;
    setProblem(null);
    setErrors({});
    setFailure('');
  }, [way, setProblem, setErrors, setFailure]);
  return (
    <>
      <KnownBrowser />
      {logIn.usedUp && way !== 'qr' && (
        <div className="mb-5">
          <LoginLink account={logIn.form.values.account.trim()} type={type} ask={ask} />
        </div>
      )}
      {way === 'password' && <LoginPassword logIn={logIn} type={type} />}
      {way === 'code' && <LoginCode logIn={logIn} type={type} ask={ask} />}
      {way === 'qr' && <LoginQr type={type} />}
      {dialog}
    </>
  );
}

/** Log-in of visitors and exhibitors. Whoever is signed in already is sent home by the guard. */
export default function LoginScreen() {
  const t = useTexts(accountTexts);
  const kind = useLoginKind(useParams()['type']);
  const [query] = useSearchParams();
  const way = WAYS.find((one) => one.way === query.get('way'))?.way ?? 'password';
  const exhibitor = kind === 'actor';
  return (
    <div className="page-narrow py-8 md:py-14">
      <div className="card grid overflow-hidden md:grid-cols-[1.25fr_1fr]">
        <div className="p-5 sm:p-8 md:p-10">
          <h1 className="text-2xl">{t(exhibitor ? 'welcomeExhibitor' : 'welcomeVisitor')}</h1>
          <p className="mt-1 mb-5 text-soft">{t(exhibitor ? 'leadExhibitor' : 'leadVisitor')}</p>
          <Tabs
            label={t('kinds')}
            current={exhibitor ? '/login/actor' : '/login/person'}
            tabs={[
              { to: '/login/person', label: t('visitor') },
              { to: '/login/actor', label: t('exhibitor') },
            ]}
          />
          <Ways type={kind} current={way} />
          <Way key={kind} type={kind} way={way} />
          <p className="mt-6">
            {t(exhibitor ? 'firstExhibitor' : 'noAccount')}{' '}
            <LocalLink to={exhibitor ? setPasswordPath('actor') : '/register/email/0'} className="link font-semibold">
              {t(exhibitor ? 'firstExhibitorLink' : 'registerVisitor')}
            </LocalLink>
          </p>
          {exhibitor && (
            <p className="mt-2">
              {t('notYetExhibitor')}{' '}
              <LocalLink to="/apply" className="link font-semibold">
                {t('applyToExhibit')}
              </LocalLink>
            </p>
          )}
        </div>
        <Benefits exhibitor={exhibitor} />
      </div>
    </div>
  );
}
