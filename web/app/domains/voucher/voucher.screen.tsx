import { isPrintable } from '@fairbridge/contract/voucher/printable.ts';
import type { Voucher } from '@fairbridge/contract/voucher/voucher.shapes.ts';
import { calls } from '../../calls.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { downloadFile } from '../../download.ts';
import { useUser } from '../../session/session.ts';
import { notificationChannel } from '../../session/notification-channel.ts';
import { workMeta } from '../../site/page-meta.ts';
import { useWakeLock } from '../../ui/use-wake-lock.ts';
import { OfflineCopy } from '../../shell/offline-copy.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { BadgeCard } from '../../components/voucher/badge-card.tsx';
import { ownVoucher } from '../../components/voucher/own-voucher.ts';
import { voucherTexts } from '../../components/voucher/voucher.texts.ts';
import { PersonalFrame } from '../../shell/personal/personal-frame.tsx';

export { FormSkeleton as HydrateFallback } from '../../ui/form-skeleton.tsx';
export const meta = workMeta({ zh: '参观凭证', en: 'Badge' });

const load = defineClientLoad(({ api }) => ownVoucher(api));
export const clientLoader = load.browser;

function NotReady({ voucher }: { voucher: Voucher }) {
  const t = useTexts(voucherTexts);
  const { state, reason } = voucher;
  const by = notificationChannel(useUser());
  if (state === 'ready') return null;
  return (
    <section className="card p-6" role="status">
      <h2 className="flex items-center gap-3 text-xl">
        <span className={state === 'underReview' ? 'text-action' : 'text-bad'}>
          <Icon name={state === 'underReview' ? 'clock' : 'warning'} size={26} />
        </span>
        {t(state)}
      </h2>
      <p className="mt-2">{t(state === 'underReview' ? `underReviewLead${by}` : `${state}Lead`)}</p>
      {reason !== '' && (
        <blockquote className="note note-bad mt-4">
          <p className="font-semibold">{t('Reason')}</p>
          <p className="break-words whitespace-pre-line">{reason}</p>
        </blockquote>
      )}
      <ButtonLink to="/register/completed" kind="quiet" className="mt-5">
        {t('goOn')}
      </ButtonLink>
    </section>
  );
}

function Papers({ printable }: { printable: boolean }) {
  const t = useTexts(voucherTexts);
  const lang = useLang();
  return (
    <section aria-labelledby="papers">
      <h2 id="papers" className="mb-3 text-lg">
        {t('papers')}
      </h2>
      {!printable && (
        <p className="note note-bad mb-4">
          {t('unprintable')}{' '}
          <LocalLink to="/profile" className="link">
            {t('changeName')}
          </LocalLink>
        </p>
      )}
      <div className="grid justify-items-start gap-3">
        <SaveButton kind="action" save={() => downloadFile(calls.voucher.badge, { lang })}>
          {t('badge')}
        </SaveButton>
        <SaveButton save={() => downloadFile(calls.voucher.confirmation, { lang: 'zh' })}>
          {t('confirmationZh')}
        </SaveButton>
        <SaveButton save={() => downloadFile(calls.voucher.confirmation, { lang: 'en' })}>
          {t('confirmationEn')}
        </SaveButton>
      </div>
      <p className="note mt-5">{t('personal')}</p>
      <div className="mt-3">
        <OfflineCopy path="/voucher" />
      </div>
      <p className="mt-5 flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-4">
        <LocalLink to="/preRegistration/group" className="link inline-flex min-h-8 items-center">
          {t('colleagues')}
        </LocalLink>
        <LocalLink to="/vip" className="link inline-flex min-h-8 items-center">
          {t('vipLink')}
        </LocalLink>
      </p>
    </section>
  );
}

/** The own badge with its code, also without a network; badge and confirmation as PDF. */
export default function VoucherScreen() {
  const t = useTexts(voucherTexts);
  const lang = useLang();
  const { voucher, keptAt } = load.useData();
  const { badge, fair } = voucher;
  useWakeLock(badge !== null);
  return (
    <PersonalFrame title={t('title')} lead={t('lead')}>
      {keptAt !== null && (
        <p className="note mb-5" role="status">
          {t('offline', { at: beijingTime(keptAt, lang) })}
        </p>
      )}
      <NotReady voucher={voucher} />
      {badge !== null && (
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,26rem)_1fr]">
          <BadgeCard badge={badge} fair={fair} />
          <Papers printable={isPrintable(badge.name + badge.company)} />
        </div>
      )}
    </PersonalFrame>
  );
}
