import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { Suspense } from 'react';
import { LocalLink, useTexts } from '../i18n/lang.tsx';
import { lazyWithRetry } from '../lazy-with-retry.ts';
import { shellTexts } from './shell.texts.ts';

const OwnLinks = lazyWithRetry(() => import('./own-links.tsx'));

/** Log-in and registration, or what is the own of whoever is signed in. */
export function AccountLinks({ user, className }: { user: CurrentUser | null; className: string }) {
  const t = useTexts(shellTexts);
  if (user === null)
    return (
      <>
        <LocalLink to="/login/person" className={className}>
          {t('login')}
        </LocalLink>
        <LocalLink to="/register/email/0" className={`${className} font-semibold`}>
          {t('register')}
        </LocalLink>
      </>
    );
  return (
    <Suspense fallback={null}>
      <OwnLinks user={user} className={className} />
    </Suspense>
  );
}
