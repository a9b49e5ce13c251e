import { useEffect } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { clearSession, useUser } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { setPasswordTexts } from './set-password.texts.ts';

/** The password is set. Nobody is logged in by it, and who was signed in to this account is not any more. */
export function SetPasswordDone({ account, login }: { account: string; login: string }) {
  const t = useTexts(setPasswordTexts);
  const user = useUser();
  const ended = user !== null && (user.email === account || user.mobile === account);
  useEffect(() => {
    if (ended) clearSession();
  }, [ended]);
  return (
    <>
      <h1 className="text-2xl text-good">{t('doneTitle')}</h1>
      <p className="mt-2 break-words" role="status">
        {t('doneLead', { account: account.includes('@') ? account : `+${account}` })}
      </p>
      <ButtonLink to={login} className="mt-6">
        {t('logIn')}
      </ButtonLink>
    </>
  );
}
