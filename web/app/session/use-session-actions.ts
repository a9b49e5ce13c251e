import { calls } from '../calls.ts';
import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { useNavigate, useRevalidator } from 'react-router';
import { api } from '../api.ts';
import { localPath } from '../i18n/address.ts';
import { useLang, useTexts } from '../i18n/lang.tsx';
import { useExhibition } from '../shell/site.ts';
import { toast } from '../ui/toast.tsx';
import { clearExpiry } from './expiry.ts';
import { registrationStep, isRegistered } from './registration-step.ts';
import { forgetSession, keepSession } from './session.ts';
import { sessionTexts } from './session.texts.ts';
import { safePath, takeTarget } from './target.ts';

export type SignedIn = { token: string; user: CurrentUser; landing: string };

/**
 * Keeps a new session and goes where the landing rules say (specification, section 2): a visitor to the stored target, else to the
 * landing the server named; an unfinished visitor to the next registration step, unless steps may be postponed.
 */
export function useSignIn(): (answer: SignedIn) => void {
  const navigate = useNavigate();
  const lang = useLang();
  const delay = useExhibition()?.configSwitch.visitorDelay ?? false;
  return ({ token, user, landing }) => {
    keepSession({ token, user });
    clearExpiry();
    if (user.subjectType === 'VISITOR' && !isRegistered(user) && !delay) {
      void navigate(localPath(lang, registrationStep(user)), { replace: true });
      return;
    }
    const target = takeTarget();
    const open = localPath(lang, safePath(landing) ?? '/');
    void navigate(user.subjectType === 'VISITOR' && target !== null ? target : open, { replace: true });
  };
}

/** Ends the session here and on the server, and goes home. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const t = useTexts(sessionTexts);
  const lang = useLang();
  return async () => {
    // The session ends here even when the server cannot be told.
    await api(calls.account.logOff, {}).catch(() => null);
    forgetSession();
    clearExpiry();
    toast.info(t('signedOut'));
    await navigate(localPath(lang, '/'));
    await revalidate();
  };
}
