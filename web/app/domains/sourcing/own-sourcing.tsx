import type { OwnSourcing, ReceivedSignUp } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import { useEffect, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { SOURCING, sourcingPath } from '../../components/sourcing/sourcing-path.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { useCanCall } from '../../session/can-call.ts';
import { PersonalPage } from '../../shell/personal/personal-frame.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useAction } from '../../ui/use-action.ts';
import { Deadline } from './deadline.tsx';
import { AgreeDialog, DenyDialog } from './decide-sign-up.tsx';
import { isComparable, OfferComparison } from './offer-comparison.tsx';
import { offerTexts } from './offer.texts.ts';
import { ownSourcingTexts } from './own-sourcing.texts.ts';
import { ReceivedSignUpCard, type Deciding } from './received-sign-up.tsx';
import { SourcingFacts, SourcingLineFacts } from './sourcing-facts.tsx';
import { sourcingLineTexts } from './sourcing-line.texts.ts';
import { SourcingStateMark } from './sourcing-state.tsx';

type Props = { sourcing: OwnSourcing };

/** Companies are found within seconds. */
const ASK_MS = 2_000;

/** Asks again until they are. */
function useMatched({ matching }: OwnSourcing): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!matching) return undefined;
    const timer = setInterval(() => void revalidate(), ASK_MS);
    return () => clearInterval(timer);
  }, [matching, revalidate]);
}

/** What can be done with the requirement itself; what cannot be undone asks. */
function Acts({ sourcing: { id, state } }: Props) {
  const t = useTexts(ownSourcingTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { busy, run } = useAction();
  const closing = useAction({ reload: true });
  const [asked, setAsked] = useState<'close' | 'delete' | null>(null);
  const close = async (): Promise<void> => {
    await closing.run(() => api(calls.sourcing.close, { id }), { success: t('closedDone') });
    setAsked(null);
  };
  const remove = async (): Promise<void> => {
    if (await run(() => api(calls.sourcing.remove, { id }), { success: t('Deleted') }))
      await navigate(localPath(lang, SOURCING), { replace: true });
  };
  const isOver = state === 'closed';
  return (
    <div className="flex flex-wrap gap-2">
      {!isOver && (
        <ButtonLink to={`${sourcingPath(id)}/edit`} kind="quiet" small>
          {t('Edit')}
        </ButtonLink>
      )}
      {(state === 'open' || state === 'review') && (
        <Button kind="quiet" small aria-haspopup="dialog" onClick={() => setAsked('close')}>
          {t('close')}
        </Button>
      )}
      <Button kind="plain" small aria-haspopup="dialog" onClick={() => setAsked('delete')}>
        {t('Delete')}
      </Button>
      <ConfirmDialog
        open={asked === 'close'}
        title={t('closeTitle')}
        act={t('closeAct')}
        busy={closing.busy}
        onConfirm={() => void close()}
        onClose={() => setAsked(null)}
      >
        <p>{t('closeLead')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'delete'}
        title={t('deleteTitle')}
        act={t('Delete')}
        kind="bad"
        busy={busy}
        onConfirm={() => void remove()}
        onClose={() => setAsked(null)}
      >
        <p>{t('deleteLead')}</p>
      </ConfirmDialog>
    </div>
  );
}

function Companies({ sourcing: { signUps, lines, state, matching } }: Props) {
  const t = useTexts(ownSourcingTexts);
  const mayAgree = useCanCall(calls.sourcing.agree);
  const [asked, setAsked] = useState<{ what: Deciding; signUp: ReceivedSignUp } | null>(null);
  if (signUps.length === 0)
    return (
      <EmptyState title={t('companiesNone')}>
        {state === 'open' && !matching && <p>{t('companiesNoneLead')}</p>}
        {state === 'review' && <p>{t('reviewLead')}</p>}
      </EmptyState>
    );
  const close = (): void => setAsked(null);
  return (
    <>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        {signUps.map((signUp) => (
          <ReceivedSignUpCard
            key={signUp.id}
            signUp={signUp}
            lines={lines}
            folded={signUps.length > 1}
            may={{
              agree: mayAgree && signUp.participation === 'none' && state !== 'closed',
              deny: signUp.participation === 'none',
            }}
            onDecide={(what) => setAsked({ what, signUp })}
          />
        ))}
      </div>
      {asked?.what === 'agree' && <AgreeDialog signUp={asked.signUp} onClose={close} />}
      {asked?.what === 'deny' && <DenyDialog signUp={asked.signUp} onClose={close} />}
    </>
  );
}

/** An own requirement: what is asked, where it stands, who has signed up and what they offer. */
export function OwnSourcingPage({ sourcing }: Props) {
  const t = useTexts(ownSourcingTexts);
  const of = useTexts(sourcingLineTexts);
  const offers = useTexts(offerTexts);
  const lang = useLang();
  const { title, state, reason, lines, signUps, changedAt, closedAt, matching } = sourcing;
  useMatched(sourcing);
  return (
    <PersonalPage>
      <div>
        <BackLink to={SOURCING}>{t('all')}</BackLink>
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl break-words">{title}</h1>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-soft">
            <SourcingStateMark state={state} />
            <Deadline deadline={sourcing.deadline} state={state} />
          </p>
        </div>
        <Acts sourcing={sourcing} />
      </div>
      {(state === 'review' || state === 'notApproved') && (
        <div className="note mt-4">
          {reason !== '' && <p className="whitespace-pre-line">{t('reason', { reason })}</p>}
          <p>{t(state === 'review' ? 'reviewLead' : 'notApprovedLead')}</p>
        </div>
      )}
      <section className="mt-8" aria-labelledby="sourcing-companies">
        <h2 id="sourcing-companies" className="mb-3 text-xl">
          {t('companies')}
          {signUps.length > 0 && <span className="num"> ({signUps.length})</span>}
        </h2>
        {matching && (
          <p role="status" className="mb-3 text-soft">
            {t('matching')}
          </p>
        )}
        <Companies sourcing={sourcing} />
      </section>
      {isComparable(lines, signUps) && (
        <section className="mt-8" aria-labelledby="sourcing-comparison">
          <h2 id="sourcing-comparison" className="mb-3 text-xl">
            {offers('comparison')}
          </h2>
          <OfferComparison lines={lines} signUps={signUps} />
        </section>
      )}
      <section className="mt-8" aria-labelledby="sourcing-facts">
        <h2 id="sourcing-facts" className="mb-3 text-xl">
          {t('facts')}
        </h2>
        <p className="num mb-3 text-sm text-soft">
          {of('postedAt', { time: beijingTime(sourcing.postedAt, lang) })}
          {changedAt !== null && ` · ${of('changedAt', { time: beijingTime(changedAt, lang) })}`}
          {closedAt !== null && ` · ${t('closedAt', { time: beijingTime(closedAt, lang) })}`}
        </p>
        <div className="grid gap-4">
          {lines.map((line, at) => (
            <SourcingLineFacts key={line.id} line={line} number={at + 1} />
          ))}
          <div className="card px-5 py-2">
            <SourcingFacts sourcing={sourcing} />
          </div>
        </div>
      </section>
    </PersonalPage>
  );
}
