import { useSearchParams } from 'react-router';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { anonymousApi, useMailedLink } from '../../components/mailed-link/use-mailed-link.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { FormSkeleton } from '../../ui/form-skeleton.tsx';
import { takeBackTexts } from './take-back.texts.ts';

export const meta = workMeta({ zh: '恢复登录方式', en: 'Restore your login details' });

type Change = { account: string; at: string; done: boolean };

const readChange = async (token: string, signal: AbortSignal): Promise<Change> => {
  const { account, changedAt } = await anonymousApi(calls.account.readTakeBack, { token }, signal);
  return { account, at: changedAt, done: false };
};

const titleOf = (
  stage: 'shown' | 'invalid' | 'failed',
  change: Change | null,
): 'title' | 'done' | 'invalid' | 'failed' => (stage === 'shown' ? (change?.done === true ? 'done' : 'title') : stage);

/** Where the link to the old address leads. Opening it undoes nothing: mail programs open links by themselves. */
export default function TakeBackScreen() {
  const t = useTexts(takeBackTexts);
  const lang = useLang();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '-';
  const { stage, busy, failure, act } = useMailedLink(token, readChange);
  if (stage.name === 'loading') return <FormSkeleton />;
  const change = stage.name === 'shown' ? stage.shown : null;
  const takeBack = async (asked: Change): Promise<Change> => {
    await anonymousApi(calls.account.takeBack, { token });
    return { ...asked, done: true };
  };
  return (
    <div className="page-card py-8 md:py-14">
      <div className="card p-5 sm:p-8">
        <h1 className={`text-2xl ${change?.done === true ? 'text-good' : ''}`}>{t(titleOf(stage.name, change))}</h1>
        {change?.done === false && (
          <>
            <p className="mt-3 break-words">
              {t('lead', { at: beijingTime(change.at, lang), account: change.account })}
            </p>
            <p className="note mt-5">{t('own')}</p>
            <FormFailure message={failure} />
            <Button className="mt-6" busy={busy} onClick={() => act(() => takeBack(change))}>
              {t('takeBack')}
            </Button>
          </>
        )}
        {change?.done === true && (
          <>
            <p className="mt-3 break-words" role="status">
              {t('doneLead', { account: change.account })}
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
              {t('BackHome')}
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}
