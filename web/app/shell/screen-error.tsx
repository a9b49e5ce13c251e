import { NoAnswer } from '@fairbridge/contract/client.ts';
import { Suspense, useEffect } from 'react';
import { useRouteError } from 'react-router';
import { useTexts } from '../i18n/lang.tsx';
import { lazyWithRetry } from '../lazy-with-retry.ts';
import { Button } from '../ui/button.tsx';
import { isMissingChunk } from './chunk-loading.ts';
import { shellTexts } from './shell.texts.ts';

// Few meet it.
const ErrorPage = lazyWithRetry(() => import('./error-page.tsx'));

export function Board({
  code,
  title,
  lead,
  children,
}: {
  code: string;
  title: string;
  lead: string;
  children: React.ReactNode;
}) {
  return (
    <div className="page-card py-14 text-center md:py-24">
      <p
        className="plate plate-big num"
        style={{ '--hall': 'var(--action)', '--on-hall': 'var(--on-action)' } as React.CSSProperties}
      >
        {code}
      </p>
      <h1 className="mt-6 text-3xl">{title}</h1>
      <p className="mt-3 text-soft">{lead}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  );
}

/** Did a part of the page, or the answer to a call that it needs, not come at all? */
export const isLoadFailure = (error: unknown): boolean => isMissingChunk(error) || error instanceof NoAnswer;

/** Something that the page needs did not come; asks for it again at the address one was on the way to. On every page: it cannot be waited for. */
export function LoadErrorPage({ address, error }: { address?: string; error?: unknown }) {
  const t = useTexts(shellTexts);
  const again = (): void => (address === undefined ? location.reload() : location.assign(address));
  return (
    <Board
      code="…"
      title={t('loadFailed')}
      lead={t('loadFailedLead') + (error instanceof NoAnswer ? ` (${error.message})` : '')}
    >
      <Button onClick={again}>{t('reload')}</Button>
    </Board>
  );
}

/** The error boundary of every layout: header and footer stay where they are. */
export function ScreenError() {
  const error = useRouteError();
  // at once, and not when the page that says so has come (`request-id.ts` listens)
  useEffect(() => void window.dispatchEvent(new Event('screen-failed')), []);
  if (isLoadFailure(error)) return <LoadErrorPage error={error} />;
  return (
    <Suspense fallback={null}>
      <ErrorPage error={error} />
    </Suspense>
  );
}
