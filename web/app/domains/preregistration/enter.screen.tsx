import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { failureOf } from '../../failure.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { preregistrationTexts } from './preregistration.texts.ts';

export const meta = workMeta({ zh: '预登记', en: 'Pre-registration' });

/** Leaves for the external pre-registration site with a one-time code; where there is none, for the portal's own (specification, section 2). */
export default function PreregistrationEnterScreen() {
  const t = useTexts(preregistrationTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const [tries, setTries] = useState(1);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    const stop = new AbortController();
    const fail = (error: unknown): void => {
      if (stop.signal.aborted) return;
      if (failureOf(error)?.name !== 'notFound') setFailure(failureText(error, lang));
      else void navigate(localPath(lang, '/preRegistration/group'), { replace: true });
    };
    // the way back leads to where the link was pressed, not here and away again
    api(calls.account.authCode, {}, stop.signal).then(({ url }) => window.location.replace(url), fail);
    return () => stop.abort();
  }, [tries, lang, navigate]);
  const again = (): void => {
    setFailure('');
    setTries(tries + 1);
  };
  return (
    <div className="page py-14 text-center">
      <h1 className="text-xl">{t(failure === '' ? 'entering' : 'enteringFailed')}</h1>
      {failure !== '' && (
        <>
          <p className="mt-2 mb-5 text-soft" role="alert">
            {failure}
          </p>
          <Button onClick={again}>{t('TryAgain')}</Button>
        </>
      )}
    </div>
  );
}
