import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { useHydrated } from '../../site/hydrated.ts';
import { workMeta } from '../../site/page-meta.ts';
import { FormSkeleton } from '../../ui/form-skeleton.tsx';
import { Steps } from '../../ui/steps.tsx';
import { removeReset, storeReset, resetProgress, type ResetProgress } from '../../components/account/reset-progress.ts';
import { SetPasswordAccount } from './set-password-account.tsx';
import { SetPasswordDone } from './set-password-done.tsx';
import { SetPasswordNew } from './set-password-new.tsx';
import { setPasswordTexts } from './set-password.texts.ts';
import { SetPasswordCode } from './set-password-code.tsx';

export const meta = workMeta({ zh: '设置密码', en: 'Set a password' });

const NUMBER = { account: 0, code: 1, password: 2 } as const;
const stepOf = ({ token, sentTo }: ResetProgress): keyof typeof NUMBER =>
  token !== '' ? 'password' : sentTo === '' ? 'account' : 'code';

/**
 * What this window keeps, and the token of a link from an e-mail, which is taken out of the address at once: it must stay in no
 * history and be sent to nobody.
 */
function useProgress() {
  const [query, setQuery] = useSearchParams();
  const hydrated = useHydrated();
  const [progress, setProgress] = useState(resetProgress);
  const token = query.get('token');
  useInvited((account) => setProgress(storeReset({ account, sentTo: '', token: '', tokenUntil: 0, consent: false })));
  useEffect(() => {
    if (token === null) return;
    setProgress(storeReset({ token, tokenUntil: 0, consent: query.get('consent') === '1' }));
    setQuery(
      (before) => {
        before.delete('token');
        before.delete('consent');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- for each token once
  }, [token]);
  return {
    ready: hydrated && token === null,
    progress,
    keep: (change: Partial<ResetProgress>) => setProgress(storeReset(change)),
  };
}

/** The address that an invitation names, behind the #; taken out of the page's address at once. */
function useInvited(keep: (account: string) => void): void {
  const { hash } = useLocation();
  useEffect(() => {
    const account = new URLSearchParams(hash.slice(1)).get('account');
    if (account === null) return;
    keep(account.slice(0, 254));
    history.replaceState(history.state, '', location.pathname + location.search);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- for each invitation once
  }, [hash]);
}

/** Forgotten password, and the first one of an exhibitor's employee (specification, sections 2 and 4). Open to everybody. */
export default function SetPasswordScreen() {
  const t = useTexts(setPasswordTexts);
  const [query] = useSearchParams();
  const type = query.get('type') === 'actor' ? 'actor' : 'vis';
  const { ready, progress, keep } = useProgress();
  const [done, setDone] = useState<string | null>(null);
  if (!ready) return <FormSkeleton />;
  const step = stepOf(progress);
  const login = type === 'actor' ? '/login/actor' : '/login/person';
  const finish = (account: string): void => {
    removeReset();
    storeReset({ account: progress.account });
    setDone(account);
  };
  return (
    <div className="page-card py-8 md:py-14">
      <div className="card p-5 sm:p-8">
        {done !== null ? (
          <SetPasswordDone account={done} login={login} />
        ) : (
          <>
            <h1 className="mb-6 text-2xl">{t(type === 'actor' ? 'titleFirst' : 'title')}</h1>
            <Steps labels={[t('stepAccount'), t('stepCode'), t('stepPassword')]} current={NUMBER[step]} />
            {step === 'account' && (
              <SetPasswordAccount key={progress.account} progress={progress} keep={keep} first={type === 'actor'} />
            )}
            {step === 'code' && <SetPasswordCode progress={progress} keep={keep} />}
            {step === 'password' && (
              <SetPasswordNew token={progress.token} consent={progress.consent} keep={keep} onDone={finish} />
            )}
            <p className="mt-6 border-t border-line pt-4">
              <LocalLink to={login} className="link">
                {t('backToLogin')}
              </LocalLink>
            </p>
          </>
        )}
      </div>
    </div>
  );
}
