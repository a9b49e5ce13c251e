import type { ColleagueInvitation } from '@fairbridge/contract/preregistration/preregistration.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useParams } from 'react-router';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { anonymousApi, useMailedLink } from '../../components/mailed-link/use-mailed-link.ts';
import { workMeta } from '../../site/page-meta.ts';
import { useExhibition } from '../../site/site.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { FormSkeleton } from '../../ui/form-skeleton.tsx';
import { preregistrationTexts } from './preregistration.texts.ts';

export const meta = workMeta({ zh: '确认预登记', en: 'Confirm your pre-registration' });

const readInvitation = (token: string, signal: AbortSignal): Promise<ColleagueInvitation> =>
  anonymousApi(calls.preregistration.invitation, { token }, signal);

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
    [t('Name'), invitation.name],
    [t('Company'), invitation.company],
    [t('position'), invitation.position],
  ] as const;
  const said = saidOf(invitation);
  return (
    <>
      <h1 className={`text-2xl ${said === 'confirmed' ? 'text-good' : ''}`}>{t(`${said}Title`)}</h1>
      <p className="mt-3">
        {t(`${said}Lead`, { by: by.name, company: by.company, fair, reason: invitation.reviewReason })}
      </p>
      <Facts className="mt-4" values="font-semibold" rows={rows} empty="" />
      {state === 'pending' && <p className="note mt-5">{t('confirmNote', { by: by.name })}</p>}
      <div className="mt-6 flex flex-wrap gap-3">
        {state !== 'confirmed' && (
          <Button busy={busy} onClick={() => answer('confirmed')}>
            {t('confirm')}
          </Button>
        )}
        {state !== 'declined' && (
          <Button kind="quiet" busy={busy} onClick={() => answer('declined')}>
            {t('Decline')}
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
  const token = useParams()['token'] ?? '-';
  const { stage, busy, failure, act } = useMailedLink(token, readInvitation);
  if (stage.name === 'loading') return <FormSkeleton />;
  return (
    <div className="page-card py-8 md:py-14">
      <div className="card p-5 sm:p-8" aria-live="polite">
        {stage.name === 'shown' && (
          <Question
            invitation={stage.shown}
            busy={busy}
            answer={(state) => act(() => anonymousApi(calls.preregistration.answer, { token, state }))}
          />
        )}
        {stage.name === 'invalid' && (
          <>
            <h1 className="text-2xl">{t('LinkInvalid')}</h1>
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
