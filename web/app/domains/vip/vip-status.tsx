import type { OwnVip } from '@fairbridge/contract/vip/vip.shapes.ts';
import type { ReactNode } from 'react';
import { calls } from '../../calls.ts';
import { countryName } from '../../i18n/countries.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { downloadFile } from '../../download.ts';
import { useUser } from '../../session/session.ts';
import { notificationChannel } from '../../session/notification-channel.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { PrivatePhoto } from './private-photo.tsx';
import { vipTexts } from './vip.texts.ts';

const LOOK = {
  pending: { icon: 'clock', colour: 'text-action' },
  failed: { icon: 'warning', colour: 'text-bad' },
  passed: { icon: 'check', colour: 'text-good' },
} as const satisfies Record<string, { icon: IconName; colour: string }>;

function Told({ status, children }: { status: keyof typeof LOOK; children: ReactNode }) {
  const t = useTexts(vipTexts);
  const { icon, colour } = LOOK[status];
  return (
    <section className="card mb-6 flex gap-4 p-5" aria-label={t(status)}>
      <span className={`mt-0.5 ${colour}`}>
        <Icon name={icon} size={28} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className={`text-xl ${colour}`}>{t(status)}</h2>
        {children}
      </div>
    </section>
  );
}

/** Where the application stands, and what can be done now. */
export function VipStatusCard({ own }: { own: OwnVip }) {
  const t = useTexts(vipTexts);
  const lang = useLang();
  const lead = `pendingLead${notificationChannel(useUser())}` as const;
  if (own.status === 'notApplied') return null;
  if (own.status === 'pending')
    return (
      <Told status="pending">
        <p className="mt-1">{t(lead, { at: beijingTime(own.application?.submittedAt ?? '', lang) })}</p>
      </Told>
    );
  if (own.status === 'failed')
    return (
      <Told status="failed">
        <p className="mt-1">{t('failedLead')}</p>
        <blockquote className="note note-bad mt-3">
          <p className="font-semibold">{t('Reason')}</p>
          <p className="break-words whitespace-pre-line">{own.reason}</p>
        </blockquote>
      </Told>
    );
  return (
    <Told status="passed">
      <p className="mt-1">{t('passedLead')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <SaveButton kind="action" save={() => downloadFile(calls.vip.invitationLetter, { lang: 'zh' })}>
          {t('letterZh')}
        </SaveButton>
        <SaveButton kind="action" save={() => downloadFile(calls.vip.invitationLetter, { lang: 'en' })}>
          {t('letterEn')}
        </SaveButton>
        <ButtonLink to="/voucher" kind="quiet">
          {t('toVoucher')}
        </ButtonLink>
      </div>
    </Told>
  );
}

/** What was handed in; the number stays masked, for its owner too (ruling 2.12). */
export function VipHandedIn({ application }: { application: NonNullable<OwnVip['application']> }) {
  const t = useTexts(vipTexts);
  const lang = useLang();
  const rows = [
    [t('name'), application.name],
    [t('passportNumber'), application.passportNumber],
    [t('sex'), t(application.sex)],
    [t('nationality'), countryName(application.nationality, lang)],
  ] as const;
  const photos = [
    [application.passportPhoto, t('passportPhoto')],
    [application.avatarPhoto, t('avatarPhoto')],
  ] as const;
  return (
    <section className="card p-5" aria-labelledby="handed-in">
      <h2 id="handed-in" className="mb-2 text-lg">
        {t('handedIn')}
      </h2>
      <div className="grid items-start gap-6 md:grid-cols-[1fr_1.2fr]">
        <Facts values="num" rows={rows} empty="" />
        <div className="grid grid-cols-2 gap-3">
          {photos.map(([id, label]) => (
            <figure key={id}>
              <PrivatePhoto
                call={calls.vip.photo}
                id={id}
                alt={label}
                failed={t('noPreview')}
                className="aspect-[4/3] w-full rounded border border-line bg-tint object-contain"
              />
              <figcaption className="mt-1 text-sm text-soft">{label}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
