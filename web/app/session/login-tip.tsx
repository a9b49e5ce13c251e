import { createContext, Suspense, use, useCallback, useState, type ReactNode } from 'react';
import { lazyWithRetry } from '../lazy-with-retry.ts';
import { isRegistered } from './registration-step.ts';
import { getSession } from './session.ts';

const LoginTipDialog = lazyWithRetry(() => import('./login-tip-dialog.tsx'));

type Need = 'logIn' | 'registration';
type Ask = (need?: Need) => boolean;
const LoginTipContext = createContext<Ask>(() => false);

/**
 * `const may = useLoginTip(); if (!may()) return;` before an action that needs a session: true when somebody is signed in, else the
 * login-tip opens (specification, section 6). `may('registration')` also asks for a finished visitor registration.
 */
export const useLoginTip = (): Ask => use(LoginTipContext);

export function LoginTip({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ need: Need; open: boolean } | null>(null);
  const close = useCallback(() => setAsked((before) => before && { ...before, open: false }), []);
  const ask: Ask = useCallback((wanted = 'logIn') => {
    const user = getSession()?.user;
    const registered = user?.subjectType !== 'VISITOR' || isRegistered(user);
    const need = user === undefined ? 'logIn' : wanted === 'registration' && !registered ? wanted : null;
    if (need !== null) setAsked({ need, open: true });
    return need === null;
  }, []);
  return (
    <LoginTipContext value={ask}>
      {children}
      {asked !== null && (
        <Suspense fallback={null}>
          <LoginTipDialog {...asked} onClose={close} />
        </Suspense>
      )}
    </LoginTipContext>
  );
}
