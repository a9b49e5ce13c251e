import { useLocation } from 'react-router';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { useRegistrationMode } from '../../site/site.ts';
import { storeTarget } from '../../session/target.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { NavIcon, type NavIconName } from '../../ui/nav-icons.tsx';
import { GuestRows } from './me-menu.tsx';
import { meTexts } from './me.texts.ts';

type Gain = readonly [
  icon: NavIconName,
  text: 'guestBadge' | 'guestColleagues' | 'guestKeep' | 'guestOrders' | 'guestMessages',
];

const ALWAYS: readonly Gain[] = [
  ['badge', 'guestBadge'],
  ['mail', 'guestMessages'],
  ['people', 'guestColleagues'],
];
const WHILE_OPEN: readonly Gain[] = [
  ['order', 'guestOrders'],
  ['star', 'guestKeep'],
];

/** What a guest would have here, and the two ways to it. */
export function MeGuest() {
  const t = useTexts(meTexts);
  const open = useRegistrationMode() === 1;
  // who logs in from here is brought back here
  const { pathname } = useLocation();
  const keep = (): void => storeTarget(pathname, 'everyone');
  return (
    <div className="page-narrow py-8">
      <section className="card mb-5 border-t-[6px] border-t-action p-5 sm:p-8" aria-labelledby="me">
        <h1 id="me" className="text-2xl">
          {t('guestTitle')}
        </h1>
        <ul className="mt-5 grid gap-3">
          {(open ? [...WHILE_OPEN, ...ALWAYS] : ALWAYS).map(([icon, text]) => (
            <li key={text} className="flex gap-3">
              <span className="text-action">
                <NavIcon name={icon} />
              </span>
              {t(text)}
            </li>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to="/login/person" onClick={keep} className="flex-1 sm:flex-none">
            {t('login')}
          </ButtonLink>
          <ButtonLink to="/register/email/0" kind="quiet" className="flex-1 sm:flex-none">
            {t('register')}
          </ButtonLink>
        </div>
        <p className="mt-3 text-soft">{t('guestLead')}</p>
        <LocalLink to="/login/actor" className="link mt-4 inline-flex min-h-9 items-center">
          {t('exhibitor')}
        </LocalLink>
      </section>
      <GuestRows />
    </div>
  );
}
