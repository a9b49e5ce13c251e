import { httpClient } from '@fairbridge/contract/client.ts';
import type { ColleagueInvitation } from '@fairbridge/contract/preregistration/preregistration.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { caller } from '../../api.ts';
import { calls } from '../../calls.ts';
import { failureOf, type Failure } from '../../failure.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { useExhibition } from '../../site/site.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { FormSkeleton } from '../../ui/skeleton.tsx';
import { useAct } from '../../ui/use-act.ts';
import { preregistrationTexts } from './preregistration.texts.ts';

export const meta = workMeta({ zh: '确认预登记', en: 'Confirm your pre-registration' });

/** Nobody needs to be logged in here, and a session that has ended must not get in the way. */
const anonymousApi = httpClient({ ...caller, token: () => null });

type Stage =
  | { name: 'loading' | 'invalid' }
  | { name: 'failed'; message: string }
  | { name: 'shown'; invitation: ColleagueInvitation };

function useInvitation(token: string) {
  const lang = useLang();
  const [stage, setStage] = useState<Stage>({ name: 'loading' });
  const { busy, failure, run } = useAct({ told: 'here' });
  const isInvalid = (failed: Failure | null): boolean => ['linkInvalid', 'badInput'].includes(failed?.name ?? '');
  useEffect(() => {
    const stop = new AbortController();
    anonymousApi(calls.preregistration.invitation, { token }, stop.signal).then(
      (invitation) => setStage({ name: 'shown', invitation }),
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
  const answer = (state: 'confirmed' | 'declined'): Promise<boolean> =>
    run(
      async () => {
        const invitation = await anonymousApi(calls.preregistration.answer, { token, state });
        setStage({ name: 'shown', invitation });
      },
      { onFailure },
    );
  return { stage, busy, failure, answer };
}

/** What the page says to a colleague, by answer and review. */
function saidOf({ state, review }: ColleagueInvitation): 'confirm' | 'confirmed' | 'review' | 'refused' | 'declined' {
  if (state !== 'confirmed') return state === 'pending' ? 'confirm' : 'declined';
  if (review === 'approved') return 'confirmed';
  return review === 'notApproved' ? 'refused' : 'review';
}

function Question({
  invitation,
  busy,
  answer,
}: {
  invitation: ColleagueInvitation;
  busy: boolean;
  answer: (state: 'confirmed' | 'declined') => void;
}) {
  const t = useTexts(preregistrationTexts);
  const lang = useLang();
  const exhibition = useExhibition();
  const { state, by } = invitation;
  const fair = exhibition === null ? '' : inLang(exhibition.name, lang);
  const rows = [
    [t('name'), invitation.name],
    [t('company'), invitation.company],
    [t('position'), invitation.position],
  ] as const;
  const said = saidOf(invitation);
  return (
    <>
      <h1 className={`text-2xl ${said === 'confirmed' ? 'text-good' : ''}`}>{t(`${said}Title`)}</h1>
      <p className="mt-3">
        {t(`${said}Lead`, { by: by.name, company: by.company, fair, reason: invitation.reviewReason })}
      </p>
      <dl className="facts mt-4">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="min-w-0 font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {state === 'pending' && <p className="note mt-5">{t('confirmNote', { by: by.name })}</p>}
      <div className="mt-6 flex flex-wrap gap-3">
        {state !== 'confirmed' && (
          <Button busy={busy} onClick={() => answer('confirmed')}>
            {t('confirm')}
          </Button>
        )}
        {state !== 'declined' && (
          <Button kind="quiet" busy={busy} onClick={() => answer('declined')}>
            {t('decline')}
          </Button>
        )}
        {state !== 'pending' && (
          <ButtonLink to="/" kind="plain">
            {t('home')}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

/** Where the link in a colleague's e-mail leads. Opening it answers nothing: mail programs open links by themselves. */
export default function ConfirmScreen() {
  const t = useTexts(preregistrationTexts);
  const { stage, busy, failure, answer } = useInvitation(useParams()['token'] ?? '-');
  if (stage.name === 'loading') return <FormSkeleton />;
  return (
    <div className="page py-8 md:py-14">
      <div className="card mx-auto max-w-xl p-5 sm:p-8" aria-live="polite">
        {stage.name === 'shown' && (
          <Question invitation={stage.invitation} busy={busy} answer={(state) => void answer(state)} />
        )}
        {stage.name === 'invalid' && (
          <>
            <h1 className="text-2xl">{t('invalidTitle')}</h1>
            <p className="mt-3">{t('invalidLead')}</p>
            <ButtonLink to="/" kind="quiet" className="mt-6">
              {t('home')}
            </ButtonLink>
          </>
        )}
        <FormFailure message={stage.name === 'failed' ? stage.message : failure} />
      </div>
    </div>
  );
}
