import { httpClient } from '@fairbridge/contract/client.ts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { caller } from '../../api.ts';
import { calls } from '../../calls.ts';
import { failureOf, type Failure } from '../../failure.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { FormSkeleton } from '../../ui/skeleton.tsx';
import { useAct } from '../../ui/use-act.ts';
import { takeBackTexts } from './take-back.texts.ts';

export const meta = workMeta({ zh: '恢复登录方式', en: 'Take a change of your log-in back' });

/** Nobody needs to be logged in here, and the session of whoever changed the account must not get in the way. */
const anonymousApi = httpClient({ ...caller, token: () => null });

type Stage =
  | { name: 'loading' | 'invalid' }
  | { name: 'failed'; message: string }
  | { name: 'shown' | 'done'; account: string; at: string };

function useTakeBack(token: string) {
  const lang = useLang();
  const [stage, setStage] = useState<Stage>({ name: 'loading' });
  const { busy, failure, run } = useAct({ told: 'here' });
  const isInvalid = (failed: Failure | null): boolean => ['linkInvalid', 'badInput'].includes(failed?.name ?? '');
  useEffect(() => {
    const stop = new AbortController();
    anonymousApi(calls.account.readTakeBack, { token }, stop.signal).then(
      ({ account, changedAt }) => setStage({ name: 'shown', account, at: changedAt }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        setStage(
          isInvalid(failureOf(error)) ? { name: 'invalid' } : { name: 'failed', message: failureText(error, lang) },
        );
      },
    );
    return () => stop.abort();
  }, [token, lang]);
  const onFailure = (failed: Failure | null): boolean => {
    if (isInvalid(failed)) setStage({ name: 'invalid' });
    return isInvalid(failed);
  };
  const press = (shown: { account: string; at: string }): Promise<boolean> =>
    run(
      async () => {
        await anonymousApi(calls.account.takeBack, { token });
        setStage({ ...shown, name: 'done' });
      },
      { onFailure },
    );
  return { stage, busy, failure, press };
}

/** Where the link to the old address leads. Opening it undoes nothing: mail programs open links by themselves. */
export default function TakeBackScreen() {
  const t = useTexts(takeBackTexts);
  const lang = useLang();
  const [query] = useSearchParams();
  const { stage, busy, failure, press } = useTakeBack(query.get('token') ?? '-');
  if (stage.name === 'loading') return <FormSkeleton />;
  const title = { shown: 'title', done: 'done', invalid: 'invalid', failed: 'failed' } as const;
  return (
    <div className="page py-8 md:py-14">
      <div className="card mx-auto max-w-xl p-5 sm:p-8">
        <h1 className={`text-2xl ${stage.name === 'done' ? 'text-good' : ''}`}>{t(title[stage.name])}</h1>
        {stage.name === 'shown' && (
          <>
            <p className="mt-3 break-words">{t('lead', { at: beijingTime(stage.at, lang), account: stage.account })}</p>
            <p className="note mt-5">{t('own')}</p>
            <FormFailure message={failure} />
            <Button className="mt-6" busy={busy} onClick={() => void press(stage)}>
              {t('takeBack')}
            </Button>
          </>
        )}
        {stage.name === 'done' && (
          <>
            <p className="mt-3 break-words" role="status">
              {t('doneLead', { account: stage.account })}
            </p>
            <ButtonLink to="/register/password/vis" className="mt-6">
              {t('newPassword')}
            </ButtonLink>
          </>
        )}
        {(stage.name === 'invalid' || stage.name === 'failed') && (
          <>
            <p className="mt-3" role="alert">
              {stage.name === 'failed' ? stage.message : t('invalidLead')}
            </p>
            <ButtonLink kind="quiet" to="/" className="mt-6">
              {t('home')}
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}
