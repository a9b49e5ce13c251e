import type { ReactNode } from 'react';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { mayCorrect } from '../../session/registration-progress.ts';
import { REGISTRATION_COMPLETED } from '../../session/registration-step.ts';
import { useUser } from '../../session/session.ts';
import { useExhibition } from '../../site/site.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Steps } from '../../ui/steps.tsx';
import { registrationTexts } from './registration.texts.ts';

/** The four parts of the registration: account, you, company, interests. */
export type RegistrationPart = 0 | 1 | 2 | 3;

/** Whose registration this is, and the way out: later where steps may be postponed, back where they are only corrected. */
function Bearings({ correcting }: { correcting: boolean }) {
  const t = useTexts(registrationTexts);
  const user = useUser();
  const delay = useExhibition()?.configSwitch.visitorDelay ?? false;
  if (user === null) return null;
  const account = user.email === '' ? `+${user.mobile}` : user.email;
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="num min-w-0 break-all text-soft">
        {t('registering')} <span className="text-ink">{user.name === '' ? account : `${user.name} · ${account}`}</span>
      </p>
      {correcting ? (
        <LocalLink to={REGISTRATION_COMPLETED} className="link inline-flex min-h-8 items-center gap-1">
          <Icon name="back" size={18} />
          {t('backUnchanged')}
        </LocalLink>
      ) : (
        delay && (
          <ButtonLink kind="quiet" small to="/">
            {t('later')}
          </ButtonLink>
        )
      )}
    </div>
  );
}

/** What was typed here so far is kept. */
function StepBefore({ part }: { part: RegistrationPart }) {
  const t = useTexts(registrationTexts);
  const to = part === 3 ? '/register/account-info/1' : '/l-register/account-email-info/0';
  return (
    <p className="mb-3">
      <BackLink to={to}>{t('stepBefore')}</BackLink>
    </p>
  );
}

/** Every step of the registration in the same frame: where one is, what is asked and why. */
export function RegistrationFrame({
  part,
  title,
  lead,
  wide = false,
  children,
}: {
  part: RegistrationPart;
  title: string;
  lead?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}) {
  const t = useTexts(registrationTexts);
  const user = useUser();
  const correcting = user !== null && mayCorrect(user);
  return (
    <div className={`${wide ? 'page-narrow' : 'page-card'} py-8 md:py-12`}>
      <p className="mb-3 font-semibold text-action">{t(correcting ? 'correctTitle' : 'title')}</p>
      {!correcting && (
        <Steps labels={[t('Account'), t('stepPerson'), t('stepCompany'), t('stepQuestions')]} current={part} />
      )}
      {part > 0 && <Bearings correcting={correcting} />}
      {part > 1 && !correcting && <StepBefore part={part} />}
      <h1 className="text-2xl">{title}</h1>
      {lead !== undefined && <p className="mt-2 text-soft">{lead}</p>}
      <div className="mt-6">{children}</div>
    </div>
  );
}
