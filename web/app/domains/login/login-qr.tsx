import { Suspense } from 'react';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { formTexts } from '../../ui/form.texts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { qrTexts } from './qr.texts.ts';
import type { LoginType } from './use-log-in.ts';
import { useLogonQr, type QrStage } from './use-logon-qr.ts';
import { useSecondsLeft } from '../../components/account/use-seconds-left.ts';

// The drawing of codes comes with the first one: most log in another way.
const QrPicture = lazyWithRetry(() => import('../../ui/qr-picture.tsx'));

const isOver = (stage: QrStage): boolean => !['loading', 'waiting', 'scanned'].includes(stage.name);

function Picture({ stage }: { stage: QrStage }) {
  const t = useTexts(qrTexts);
  const bone = <div className="bone size-full" />;
  if (!('code' in stage)) return bone;
  return (
    <>
      <Suspense fallback={bone}>
        <QrPicture text={stage.code.url} label={t('picture')} />
      </Suspense>
      {stage.name !== 'waiting' && (
        <div className="absolute inset-0 grid place-items-center rounded-sign bg-white/90 text-[#1c2321]">
          <Icon name={stage.name === 'scanned' ? 'check' : 'close'} size={48} />
        </div>
      )}
    </>
  );
}

function State({ stage }: { stage: QrStage }) {
  const t = useTexts(qrTexts);
  const network = useTexts(formTexts);
  if (stage.name === 'loading') return null;
  if (stage.name === 'failed') return stage.message ?? network('network');
  return t(stage.name);
}

function SecondsLeft({ until }: { until: number }) {
  const t = useTexts(qrTexts);
  return <p className="num text-sm text-soft">{t('seconds', { seconds: useSecondsLeft(until) })}</p>;
}

/** Administrators show a password and a code, which no other device vouches for. */
export function AdminDoor() {
  const t = useTexts(qrTexts);
  return (
    <LocalLink to="/login/actor" className="link font-semibold">
      {t('adminDoor')}
    </LocalLink>
  );
}

/** Log-in by a code on this page that a signed-in phone scans and confirms (ruling 2.5). */
export function LoginQr({ type }: { type: LoginType }) {
  const t = useTexts(qrTexts);
  const { stage, renew } = useLogonQr(type);
  const over = isOver(stage);
  return (
    <section aria-label={t('title')} className="grid justify-items-center gap-3 text-center">
      <p className="max-w-sm text-soft">{t('how')}</p>
      <div className="relative size-56 border border-line">
        <Picture stage={stage} />
      </div>
      <p role="status" className={`min-h-6 font-semibold ${over ? 'text-bad' : ''}`}>
        <State stage={stage} />
      </p>
      {(stage.name === 'waiting' || stage.name === 'scanned') && <SecondsLeft until={stage.code.until} />}
      {stage.name === 'failed' && stage.adminDoor === true && <AdminDoor />}
      {over && (
        <Button kind="quiet" onClick={renew}>
          {t('refresh')}
        </Button>
      )}
    </section>
  );
}
