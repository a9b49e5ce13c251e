import { Suspense } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { authenticatorUri, spelled } from './authenticator-uri.ts';
import { authenticatorTexts } from './authenticator.texts.ts';

const QrPicture = lazyWithRetry(() => import('../../ui/qr-picture.tsx'));

type Key = { secret: string; issuer: string; account: string };

/** The secret of an authenticator app, to be scanned or typed. */
export function AuthenticatorKey({ secret, issuer, account }: Key) {
  const t = useTexts(authenticatorTexts);
  return (
    <div className="grid items-center gap-x-6 gap-y-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <div className="size-44 border border-line">
        <Suspense fallback={<div className="bone size-full" />}>
          <QrPicture text={authenticatorUri({ secret, issuer, account })} label={t('picture')} />
        </Suspense>
      </div>
      <div className="min-w-0">
        <p>{t('scan')}</p>
        <p className="mt-3 mb-1.5 text-sm text-soft">{t('typeIt')}</p>
        <CopyButton value={spelled(secret)} />
      </div>
    </div>
  );
}
