import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { bare } from '../../i18n/address.ts';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { isRegistrationPath } from '../../session/registration-progress.ts';
import { updateUser, useUser } from '../../session/session.ts';
import { getTarget, consumeTarget } from '../../session/target.ts';
import { notificationChannel } from '../../session/notification-channel.ts';
import { useHydrated } from '../../site/hydrated.ts';
import { workMeta } from '../../site/page-meta.ts';
import { useRegistrationMode } from '../../site/site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { NavIcon } from '../../ui/nav-icons.tsx';
import { CorrectRegistration } from './correct-registration.tsx';
import { nextSteps } from './next-steps.ts';
import { registrationTexts } from '../../components/visitor/registration.texts.ts';

export const meta = workMeta({ zh: '注册完成', en: 'Registration complete' });

type Review = NonNullable<CurrentUser['review']>;
type Outcome = { title: string; lead: string; icon: IconName; tone: string };

function useOutcome(
  review: Review | null,
  by: ReturnType<typeof notificationChannel>,
  registrationMode: 1 | 2,
): Outcome {
  const t = useTexts(registrationTexts);
  if (review?.state === 'underReview')
    return {
      title: t('reviewTitle'),
      lead: t(`reviewLead${by}`),
      icon: 'clock',
      tone: 'bg-accent text-on-accent',
    };
  if (review?.state === 'notApproved') {
    const lead = t(review.reason === '' ? 'refusedPlain' : 'refusedWithReason');
    return { title: t('refusedTitle'), lead, icon: 'warning', tone: 'bg-bad text-paper' };
  }
  const lead = t(registrationMode === 2 ? 'onlyLead' : 'approvedLead');
  return { title: t('completedTitle'), lead, icon: 'check', tone: 'bg-action text-on-action' };
}

/** Leads back to where the person wanted to go before the registration; the stored target is taken once. */
function WayBack() {
  const t = useTexts(registrationTexts);
  const [target] = useState(() => getTarget()?.path ?? null);
  useEffect(() => {
    if (target !== null) consumeTarget();
  }, [target]);
  if (target === null || isRegistrationPath(bare(target.replace(/[?#][^]*/, '')))) return null;
  return (
    <ButtonLink to={bare(target)} className="mt-6">
      {t('goBack')}
      <Icon name="arrow" />
    </ButtonLink>
  );
}

/** The organizer may have decided since this browser last asked. */
function useFreshUser(): CurrentUser | null {
  const user = useUser();
  const signedIn = user !== null;
  useEffect(() => {
    if (signedIn) api(calls.account.info, {}).then(updateUser, () => null);
  }, [signedIn]);
  return user;
}

/** The end of the registration: its outcome (approved, under review, not approved) and what to do now. */
export default function RegisterCompletedScreen() {
  const t = useTexts(registrationTexts);
  const user = useFreshUser();
  const review = user?.review ?? null;
  const hydrated = useHydrated();
  const registrationMode = useRegistrationMode();
  const { title, lead, icon, tone } = useOutcome(review, notificationChannel(user), registrationMode);
  return (
    <div className="page-card py-12 md:py-20">
      <div className="card border-t-[6px] border-t-action p-6 md:p-9">
        <span className={`grid size-14 place-items-center rounded-full ${tone}`}>
          <Icon name={icon} size={30} />
        </span>
        <h1 className="mt-4 text-2xl">{title}</h1>
        <p className="mt-2 text-soft">{lead}</p>
        {review?.state === 'notApproved' && <CorrectRegistration reason={review.reason} />}
        {hydrated && <WayBack />}
      </div>
      <h2 className="mt-10 mb-3 text-lg">{t('nextSteps')}</h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {nextSteps(review?.state ?? 'approved', registrationMode).map((way) => (
          <li key={way.to}>
            <LocalLink to={way.to} className="card flex h-full items-start gap-3 p-4 hover:border-action">
              <span className="mt-0.5 text-action">
                <NavIcon name={way.icon} />
              </span>
              <span>
                <span className="block font-semibold text-action">{t(way.title)}</span>
                <span className="mt-0.5 block text-sm text-soft">{t(way.lead)}</span>
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
