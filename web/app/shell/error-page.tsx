import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { langOf, localPath } from '../i18n/address.ts';
import { useTexts } from '../i18n/lang.tsx';
import { lastUnshown } from '../request-id.ts';
import { lazyWithRetry } from '../lazy-with-retry.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { errorPageTexts } from './error-page.texts.ts';
import { Board } from './screen-error.tsx';
import { shownOf } from './shown-error.ts';
import { UnshownRequest } from './unshown-request.tsx';

// Each is for few of those who come here.
const ForVisitors = lazyWithRetry(() => import('../session/visitors-only.tsx'));
const WaysOnButtons = lazyWithRetry(() => import('./next-page-buttons.tsx'));
const UnfinishedRegistration = lazyWithRetry(() => import('../session/unfinished-registration.tsx'));

/** Not found, no access, everything else but what did not come (`screen-error.tsx`). Never shows an error's own text. */
export default function ErrorPage({ error }: { error: unknown }) {
  const t = useTexts(errorPageTexts);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const shown = shownOf(error);
  const home = shown.name === 'notAllowed';
  const [unshown] = useState(lastUnshown);
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
      {unshown !== '' && <UnshownRequest form={unshown} />}
    </Board>
  );
}
