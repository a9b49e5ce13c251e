import { useState } from 'react';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { useHydrated } from '../../site/hydrated.ts';
import { OrganizerHeader } from '../../shell/organizer/organizer-layout.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Steps } from '../../ui/steps.tsx';
import { KnownBrowser, LoginLink } from '../../components/login/login-link.tsx';
import { LoginCode } from './login-code.tsx';
import { LoginPassword, type Credentials } from './login-password.tsx';
import { storeTicket, storedTicket, type LoginTicket } from './login-ticket.ts';
import { organizerLoginTexts } from './organizer-login.texts.ts';
import { useTicketLogin } from './use-ticket-login.ts';
import { useAskForCode } from './use-ask-for-code.tsx';

export const meta = workMeta({ zh: '控制台登录', en: 'Console login' });

/** Log-in to the console in two steps: password, then a code by e-mail (ruling 2.9). */
export default function OrganizerLoginScreen() {
  const t = useTexts(organizerLoginTexts);
  const hydrated = useHydrated();
  const [sent, setSent] = useState<LoginTicket | null>(null);
  const [credentials, setCredentials] = useState<Credentials | null>(null);
  const [notice, setNotice] = useState('');
  const { askForCode, ask, dialog } = useAskForCode();
  // What this window keeps is not known while the page is served: then the first step is shown.
  const ticket = sent ?? (hydrated ? storedTicket() : null);

  const again = (reason: string): void => {
    storeTicket(null);
    setSent(null);
    setCredentials(null);
    setNotice(reason);
  };
  useTicketLogin(() => again(t('handOverFailed')));
  const askFor = async (given: Credentials): Promise<void> => {
    setSent(await askForCode(given));
    setCredentials(given);
    setNotice('');
  };
  return (
    <>
      <OrganizerHeader user={null} />
      <main id="main" tabIndex={-1} className="page-card min-h-[80dvh] py-8 outline-none md:py-16">
        <div className="card border-t-[6px] border-t-action p-5 sm:p-8">
          <h1 className="text-2xl">{t('title')}</h1>
          <p className="mt-1 mb-6 text-soft">{t('lead')}</p>
          <Steps labels={[t('stepPassword'), t('stepCode')]} current={ticket === null ? 0 : 1} />
          {ticket === null ? (
            <>
              <KnownBrowser />
              <LoginPassword
                notice={notice}
                ask={askFor}
                link={(email) => <LoginLink account={email} type="organizer" ask={ask} />}
              />
            </>
          ) : (
            <LoginCode
              ticket={ticket}
              resend={credentials === null ? null : () => askFor(credentials)}
              onAgain={again}
            />
          )}
          <p className="mt-7 border-t border-line pt-4 text-sm text-soft">{t('sessionNote')}</p>
        </div>
        <p className="mt-6 text-center">
          <LocalLink to="/login/person" className="link">
            {t('fairLogin')}
          </LocalLink>
        </p>
        {dialog}
      </main>
    </>
  );
}
