import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { mayCorrect } from '../../session/registration-progress.ts';
import { isRegistered, REGISTRATION_COMPLETED, registrationStep } from '../../session/registration-step.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { profileTexts } from './profile.texts.ts';

/** What is still open of the registration, or to be corrected after a review. */
export function OpenRegistration({ user }: { user: CurrentUser }) {
  const t = useTexts(profileTexts);
  const unfinished = !isRegistered(user);
  if (!unfinished && !mayCorrect(user)) return null;
  const reason = user.review?.reason ?? '';
  return (
    <div className={`note mb-5 flex flex-wrap items-center justify-between gap-3 ${unfinished ? '' : 'note-bad'}`}>
      <p className="min-w-0 flex-1 basis-60 whitespace-pre-line">
        <strong>{t(unfinished ? 'unfinishedTitle' : 'notApprovedTitle')}</strong>
        <br />
        {unfinished ? t('unfinishedLead') : reason}
      </p>
      <ButtonLink to={unfinished ? registrationStep(user) : REGISTRATION_COMPLETED}>
        {t(unfinished ? 'goOn' : 'correct')}
      </ButtonLink>
    </div>
  );
}
