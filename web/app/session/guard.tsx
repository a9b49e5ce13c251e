import { Suspense, useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { bare, langOf, localPath } from '../i18n/address.ts';
import { lazyWithRetry } from '../lazy-with-retry.ts';
import { useHydrated } from '../site/hydrated.ts';
import type { Group } from '../site/groups.ts';
import { WorkSkeleton } from '../ui/skeleton.tsx';
import { checkAccess, type AccessDecision } from './access-decision.ts';
import { useLeaving } from './session-change.ts';
import { loginPath } from './login-path.ts';
import { useUser } from './session.ts';
import { storeTarget } from './target.ts';

// Few meet it.
const ForVisitors = lazyWithRetry(() => import('./visitors-only.tsx'));
const UnfinishedRegistration = lazyWithRetry(() => import('./unfinished-registration.tsx'));

function destination(admission: AccessDecision, group: Group, search: string): string | null {
  if (admission.kind === 'go') return admission.to;
  return admission.kind === 'logIn' ? loginPath(group, search) : null;
}

/** In these groups nothing is for everybody: their screens wait until it is known who asks, and call nobody before. */
const CLOSED: readonly Group[] = ['visitor', 'exhibitor', 'member', 'account', 'organizer'];

/**
 * Lets in who may open a group of addresses. On the server and until hydration nobody is known: open rooms are shown, the others wait.
 * Who is on the way elsewhere already is not sent anywhere else; who has just logged out sees nothing of the page any more.
 */
export function Guard({ group, children }: { group: Group; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const user = useUser();
  const hydrated = useHydrated();
  const leaving = useLeaving(pathname);
  const path = bare(pathname);
  const lang = langOf(pathname);
  const waits = !hydrated && CLOSED.includes(group);
  const admission: AccessDecision = hydrated ? checkAccess(group, user, path) : { kind: 'in' };
  const to = destination(admission, group, search);

  useEffect(() => {
    if (to === null || leaving) return;
    if (admission.kind === 'logIn') storeTarget(pathname + search, group);
    void navigate(localPath(lang, to), { replace: true });
  }, [to, leaving, admission.kind, group, lang, navigate, pathname, search]);

  if (waits) return <WorkSkeleton />;
  if (admission.kind === 'in' || (leaving && user !== null)) return children;
  if (admission.kind !== 'forVisitors' && admission.kind !== 'finishRegistration') return null;
  return (
    <Suspense fallback={<WorkSkeleton />}>
      {admission.kind === 'forVisitors' ? <ForVisitors /> : <UnfinishedRegistration />}
    </Suspense>
  );
}
