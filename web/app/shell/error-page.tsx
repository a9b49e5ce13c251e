import { NoAnswer } from '@fairbridge/contract/client.ts';
import { Suspense, useEffect, useState } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router';
import { failureOf } from '../failure.ts';
import { langOf, localPath } from '../i18n/address.ts';
import { useTexts } from '../i18n/lang.tsx';
import { keepRequests, lastUnshown } from '../request-id.ts';
import { lazyWithRetry } from '../lazy-with-retry.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { isMissingChunk } from './chunk-loading.ts';
import { shellTexts } from './shell.texts.ts';

// Few meet it.
const ForVisitors = lazyWithRetry(() => import('../session/visitors-only.tsx'));
const WaysOnButtons = lazyWithRetry(() => import('./next-page-buttons.tsx'));
const UnshownRequest = lazyWithRetry(() => import('./unshown-request.tsx'));
const UnfinishedRegistration = lazyWithRetry(() => import('../session/unfinished-registration.tsx'));

export type Shown = { status: number; name: string | null; message: string };

/** What an error page may say of an error: status, the error's name, the server's text. */
export function shownOf(error: unknown): Shown {
  if (isRouteErrorResponse(error)) {
    const body: unknown = error.data;
    if (typeof body === 'object' && body !== null && 'failure' in body) {
      const { failure } = body;
      if (typeof failure === 'object' && failure !== null && 'name' in failure && 'message' in failure)
        return { status: error.status, name: String(failure.name), message: String(failure.message) };
    }
    return { status: error.status, name: null, message: '' };
  }
  const failure = failureOf(error);
  return failure === null
    ? { status: 500, name: null, message: '' }
    : { status: failure.status, name: failure.name, message: failure.message };
}

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

/** The one error page: not found, no access, a missing part of the page, everything else. Never shows an error's own text. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTexts(shellTexts);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const shown = shownOf(error);
  const home = shown.name === 'notAllowed';
  const [unshown] = useState(lastUnshown);
  useEffect(keepRequests, []);
  useEffect(() => {
    // A role that is not listed is sent home (specification, section 6).
    if (home) void navigate(localPath(langOf(pathname), '/'), { replace: true });
  }, [home, navigate, pathname]);

  if (shown.name === 'registrationUnfinished')
    return (
      <Suspense fallback={null}>
        <UnfinishedRegistration />
      </Suspense>
    );
  if (shown.name === 'forVisitors')
    return (
      <Suspense fallback={null}>
        <ForVisitors />
      </Suspense>
    );
  if (shown.name === 'registrationOnly')
    return (
      <Board code={t('soon')} title={t('registrationOnly')} lead={shown.message}>
        <ButtonLink to="/news">{t('news')}</ButtonLink>
        <ButtonLink to="/" kind="quiet">
          {t('backHome')}
        </ButtonLink>
      </Board>
    );
  const reload = <Button onClick={() => location.reload()}>{t('reload')}</Button>;
  const back = (
    <ButtonLink to="/" kind="quiet">
      {t('backHome')}
    </ButtonLink>
  );
  if (isLoadFailure(error)) return <LoadErrorPage error={error} />;
  if (shown.status === 404)
    return (
      <Board code="404" title={t('notFound')} lead={t('notFoundLead')}>
        <Suspense fallback={null}>
          <WaysOnButtons />
        </Suspense>
        {back}
      </Board>
    );
  return (
    <Board
      code={String(shown.status)}
      title={t(home ? 'noAccess' : 'oops')}
      lead={shown.message === '' ? t('oopsLead') : shown.message}
    >
      {reload}
      {back}
      {unshown !== '' && (
        <Suspense fallback={null}>
          <UnshownRequest form={unshown} />
        </Suspense>
      )}
    </Board>
  );
}

/** Did a part of the page, or the answer to a call that it needs, not come at all? */
export const isLoadFailure = (error: unknown): boolean => isMissingChunk(error) || error instanceof NoAnswer;

/** Something that the page needs did not come; asks for it again at the address one was on the way to. */
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
  return <ErrorPage error={useRouteError()} />;
}
