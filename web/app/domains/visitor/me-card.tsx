import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import type { OwnVisitor } from '@fairbridge/contract/visitor/visitor.shapes.ts';
import type { Voucher } from '@fairbridge/contract/voucher/voucher.shapes.ts';
import { Suspense, useEffect, useState } from 'react';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { Button } from '../../ui/button.tsx';
import { NavIcon } from '../../ui/nav-icons.tsx';
import { Avatar } from './avatar.tsx';
import { meTexts } from './me.texts.ts';

const loadBadgeDialog = () => import('./badge-dialog.tsx');
const BadgeDialog = lazyWithRetry(loadBadgeDialog);

type Own = { voucher: Voucher; keptAt: string | null };

/** The QR code by one press; what shows it is fetched beforehand, for at the door there may be no network. */
function BadgeButton({ voucher, keptAt }: Own) {
  const t = useTexts(meTexts);
  const [shown, setShown] = useState<boolean | null>(null);
  useEffect(() => {
    // without it the press fetches it
    loadBadgeDialog().catch(() => null);
  }, []);
  return (
    <>
      <Button className="w-full sm:w-auto" aria-haspopup="dialog" onClick={() => setShown(true)}>
        <NavIcon name="qr" size={24} />
        {t('showBadge')}
      </Button>
      {shown !== null && (
        <Suspense fallback={null}>
          <BadgeDialog voucher={voucher} keptAt={keptAt} open={shown} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </>
  );
}

const ICON = { ready: 'check', underReview: 'clock', notApproved: 'warning', unregistered: 'clock' } as const;

function BadgeState({ voucher: { state, badge } }: { voucher: Voucher }) {
  const t = useTexts(meTexts);
  const tone = state === 'ready' ? 'text-good' : state === 'notApproved' ? 'text-bad' : 'text-soft';
  return (
    <p className={`num flex items-center gap-1.5 ${tone}`}>
      <NavIcon name={ICON[state]} size={18} />
      <span className="min-w-0">
        {state === 'ready' ? t('badgeready', { number: badge?.number ?? '' }) : t(`badge${state}`)}
      </span>
    </p>
  );
}

/** Who one is here and how the badge stands. */
export function MeCard({ user, own, voucher, keptAt }: Own & { user: CurrentUser; own: OwnVisitor }) {
  const t = useTexts(meTexts);
  const account = user.email === '' ? `+${user.mobile}` : user.email;
  const name = own.name === '' ? account : own.name;
  const work = [own.position, own.company].filter((part) => part !== '').join(' · ');
  return (
    <section aria-label={name} className="card mb-5 border-t-[6px] border-t-action p-5">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar user={user} name={own.name} edge={64} label={t('avatar')} />
        <div className="min-w-0 flex-1 basis-44">
          <p className="text-xl leading-snug font-bold break-words">{name}</p>
          {work !== '' && <p className="break-words text-soft">{work}</p>}
          <LocalLink to="/profile" className="link inline-flex min-h-8 items-center text-sm">
            {t('editProfile')}
          </LocalLink>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
        <BadgeState voucher={voucher} />
        {voucher.badge !== null && <BadgeButton voucher={voucher} keptAt={keptAt} />}
      </div>
    </section>
  );
}
