import { useState } from 'react';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { bare } from '../../i18n/address.ts';
import { useUser } from '../../session/session.ts';
import { takeTarget } from '../../session/target.ts';
import { useHydrated } from '../../shell/hydrated.ts';
import { workMeta } from '../../shell/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { registrationTexts } from './registration.texts.ts';

export const meta = workMeta({ zh: '注册完成', en: 'Registration completed' });

type Outcome = { title: string; lead: string; icon: IconName; good: boolean };

function useOutcome(): Outcome {
  const t = useTexts(registrationTexts);
  const review = useUser()?.review ?? null;
  if (review?.state === 'underReview')
    return { title: t('reviewTitle'), lead: t('reviewLead'), icon: 'clock', good: true };
  if (review?.state === 'notApproved') {
    const lead = review.reason === '' ? t('refusedPlain') : t('refusedLead', { reason: review.reason });
    return { title: t('refusedTitle'), lead, icon: 'warning', good: false };
  }
  return { title: t('completedTitle'), lead: t('approvedLead'), icon: 'check', good: true };
}

/** Leads back to where the person wanted to go before the registration; the stored target is taken once. */
function WayBack() {
  const t = useTexts(registrationTexts);
  const [target] = useState(takeTarget);
  if (target === null) return null;
  return (
    <ButtonLink to={bare(target)} className="mt-6">
      {t('goBack')}
      <Icon name="arrow" />
    </ButtonLink>
  );
}

/** The end of the registration: its outcome (approved, under review, not approved) and what to do now. */
export default function RegisterCompletedScreen() {
  const t = useTexts(registrationTexts);
  const { title, lead, icon, good } = useOutcome();
  const hydrated = useHydrated();
  const ways = [
    { to: '/find/product', title: t('findProducts'), lead: t('findProductsLead') },
    { to: '/find/actor', title: t('findExhibitors'), lead: t('findExhibitorsLead') },
    { to: '/potential-order', title: t('orders'), lead: t('ordersLead') },
  ];
  return (
    <div className="page py-12 md:py-20">
      <div className="mx-auto max-w-2xl">
        <div className="card border-t-[6px] border-t-action p-6 md:p-9">
          <span
            className={`grid size-14 place-items-center rounded-full ${good ? 'bg-action text-on-action' : 'bg-bad text-paper'}`}
          >
            <Icon name={icon} size={30} />
          </span>
          <h1 className="mt-4 text-2xl">{title}</h1>
          <p className="mt-2 text-soft">{lead}</p>
          {hydrated && <WayBack />}
        </div>
        <h2 className="mt-10 mb-3 text-lg">{t('nextSteps')}</h2>
        <ul className="grid gap-3 md:grid-cols-3">
          {ways.map((way) => (
            <li key={way.to}>
              <LocalLink to={way.to} className="card block h-full p-4 hover:border-action">
                <span className="font-semibold text-action">{way.title}</span>
                <span className="mt-1 block text-sm text-soft">{way.lead}</span>
              </LocalLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
