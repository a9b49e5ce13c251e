import { useLocation } from 'react-router';
import { bare } from '../../i18n/address.ts';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { isRegistrationPath, openSteps } from '../../session/registration-progress.ts';
import { isRegistered, registrationStep } from '../../session/registration-step.ts';
import { useUser } from '../../session/session.ts';
import { useExhibition } from '../../site/site.ts';
import { reminderTexts } from './registration-reminder.texts.ts';

/** Where steps may be postponed: a bar under the header says what is left of the registration, on every page but its own. */
export default function RegistrationReminder() {
  const t = useTexts(reminderTexts);
  const user = useUser();
  const { pathname } = useLocation();
  const delay = useExhibition()?.configSwitch.visitorDelay ?? false;
  const path = bare(pathname);
  if (!delay || user?.subjectType !== 'VISITOR' || isRegistered(user) || isRegistrationPath(path)) return null;
  // These say it in their own words.
  if (path === '/profile' || path === '/me') return null;
  const steps = openSteps(user);
  return (
    <aside aria-label={t('label')} className="border-b border-line bg-accent text-on-accent">
      <p className="page flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
        <span className="num">{t(steps === 1 ? 'lastStep' : 'unfinished', { steps })}</span>
        <LocalLink
          to={registrationStep(user)}
          className="inline-flex min-h-8 items-center font-semibold underline underline-offset-4"
        >
          {t('goOn')}
        </LocalLink>
      </p>
    </aside>
  );
}
