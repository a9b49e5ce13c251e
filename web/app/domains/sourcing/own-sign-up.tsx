import { signUp as signUpCall } from '@fairbridge/contract/sourcing/sourcing.calls.ts';
import type { OpenSourcing } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { randomId } from '../../request-id.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmedAct } from '../../ui/confirmed-act.tsx';
import { Icon } from '../../ui/icons.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { openSourcingTexts } from './open-sourcing.texts.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { ParticipationMark } from './sourcing-state.tsx';

type SignUp = NonNullable<OpenSourcing['signUp']>;
type Props = { sourcing: OpenSourcing; signUp: SignUp };

/** What came of it: the buyer and where both write, or why not. */
function Outcome({ sourcing: { buyer }, signUp: { participation, reason, inquiryId } }: Props) {
  const t = useTexts(openSourcingTexts);
  if (participation === 'denied')
    return (
      <div className="note note-bad">
        <p className="font-semibold">{t('deniedTitle')}</p>
        <p className="whitespace-pre-line">{reason === '' ? t('deniedNoReason') : t('deniedBecause', { reason })}</p>
      </div>
    );
  if (participation === 'none') return <p className="text-soft">{t('waits')}</p>;
  return (
    <div className="note grid justify-items-start gap-2">
      <p className="flex items-center gap-2 font-semibold text-good">
        <Icon name="check" />
        {t('agreedTitle')}
      </p>
      {buyer !== null && (
        <p className="text-lg font-semibold">
          {[buyer.name, buyer.position, buyer.company].filter((part) => part !== '').join(' · ')}
        </p>
      )}
      <p>{t('agreedLead')}</p>
      {inquiryId !== null && <ButtonLink to={`/potential-order?lead=${inquiryId}`}>{t('toLead')}</ButtonLink>}
    </div>
  );
}

function Withdraw({ sourcing, signUp }: Props) {
  const t = useTexts(openSourcingTexts);
  const { version } = signUp;
  return (
    <ConfirmedAct
      label={t('withdraw')}
      kind="plain"
      small
      title={t('withdrawTitle')}
      act={t('withdraw')}
      said={t('withdrawn')}
      onAct={() => api(signUpCall, { id: sourcing.id, version, withdrawn: true, requestId: randomId() })}
    >
      {t('withdrawLead')}
    </ConfirmedAct>
  );
}

/** What the company has said, with what came of it and what can still be done. */
function Said({ sourcing, signUp, onEdit }: Props & { onEdit: () => void }) {
  const t = useTexts(openSourcingTexts);
  const lang = useLang();
  const { message, offers, participation, signedUpAt, changedAt } = signUp;
  const open = participation === 'none' && sourcing.state === 'open';
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-xl">{t('own')}</h2>
        <ParticipationMark participation={participation} />
      </div>
      <p className="num -mt-3 text-sm text-soft">
        {t('signedUpAt', { time: beijingTime(signedUpAt, lang) })}
        {changedAt !== null && ` · ${t('changedAt', { time: beijingTime(changedAt, lang) })}`}
      </p>
      <Outcome sourcing={sourcing} signUp={signUp} />
      {message !== '' && <p className="prose whitespace-pre-line">{message}</p>}
      {offers.length === 0 && <p className="text-soft">{t('noOffers')}</p>}
      {offers.map((offer) => (
        <OfferFacts
          key={offer.lineId}
          offer={offer}
          line={sourcing.lines.find(({ id }) => id === offer.lineId)}
          product={
            offer.product && (
              <LocalLink to={`/exhibit/${offer.product.id}`} className="link">
                <Says text={offer.product.name} />
              </LocalLink>
            )
          }
        />
      ))}
      {open && (
        <div className="flex flex-wrap gap-3">
          <Button kind="quiet" small onClick={onEdit}>
            {t('Edit')}
          </Button>
          <Withdraw sourcing={sourcing} signUp={signUp} />
        </div>
      )}
    </>
  );
}

/** A company's part in a requirement: the form, or what it has said. */
export function OwnSignUp({ sourcing }: { sourcing: OpenSourcing }) {
  const t = useTexts(openSourcingTexts);
  const [editing, setEditing] = useState(false);
  const { signUp, state } = sourcing;
  if (signUp !== null && !editing) return <Said sourcing={sourcing} signUp={signUp} onEdit={() => setEditing(true)} />;
  const title = <h2 className="text-xl">{t(signUp === null ? 'signUpTitle' : 'editTitle')}</h2>;
  if (state !== 'open')
    return (
      <>
        {title}
        <p className="text-soft">{t('over')}</p>
      </>
    );
  return (
    <>
      {title}
      <p className="-mt-3 text-soft">{t('signUpLead')}</p>
      <SignUpForm
        key={signUp?.version ?? ''}
        sourcing={sourcing}
        onDone={() => setEditing(false)}
        {...(signUp !== null && { onCancel: () => setEditing(false) })}
      />
    </>
  );
}
