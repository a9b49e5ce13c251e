import { useNavigate, useRevalidator } from 'react-router';
import { api } from '../api.ts';
import { calls } from '../calls.ts';
import type { Failure } from '../failure.ts';
import { localPath, withoutBase } from '../i18n/address.ts';
import { useLang, useTexts } from '../i18n/lang.tsx';
import { toast } from '../ui/toast.tsx';
import { changeSession } from '../session/session-change.ts';
import { clearExpiry } from '../session/expiry.ts';
import { beginLogOut } from '../session/log-out.ts';
import { changeRole } from '../session/role-change.ts';
import { clearSession, updateUser } from '../session/session.ts';
import { sessionTexts } from '../session/session.texts.ts';
import { useAction } from '../ui/use-action.ts';
import { logOff } from './log-off.ts';

/** Ends the session here and on the server, and goes home or where else it is said. */
export function useSignOut(): (to?: string) => Promise<void> {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const t = useTexts(sessionTexts);
  const lang = useLang();
  return async (to = localPath(lang, '/')) => {
    const token = await beginLogOut();
    await changeSession(
      () => {
        clearSession();
        void logOff(token);
        clearExpiry();
        toast.info(t('signedOut'));
      },
      () => navigate(to),
    );
    await revalidate();
  };
}

/** Changes the role of this session without a new log-in (ruling 2.7), and goes to where the new role begins. */
export function useSwitchIdentity(): (subjectType: 'VISITOR' | 'ACTOR') => Promise<void> {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const t = useTexts(sessionTexts);
  const lang = useLang();
  const { run } = useAction();
  const change = async (subjectType: 'VISITOR' | 'ACTOR'): Promise<void> => {
    const { user, landing } = await api(calls.account.switchIdentity, { subjectType });
    const to = localPath(lang, landing);
    const here = withoutBase(location.pathname);
    await changeSession(
      () => updateUser(user),
      () => navigate(to),
    );
    // What stands on this page was loaded for the other role.
    if (to === here) await revalidate();
  };
  const onFailure = (failure: Failure | null): boolean => {
    if (failure?.name !== 'adminLogOn') return false;
    void import('../session/second-step-needed.ts').then(({ showSecondStepNeeded }) =>
      showSecondStepNeeded(failure.message),
    );
    return true;
  };
  return async (subjectType) => {
    await run(() => changeRole(() => change(subjectType)), {
      success: t(subjectType === 'ACTOR' ? 'nowExhibitor' : 'nowVisitor'),
      onFailure,
    });
  };
}
