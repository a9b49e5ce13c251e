import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { useNavigate, useRevalidator } from 'react-router';
import { api } from '../api.ts';
import { calls } from '../calls.ts';
import { localPath, withoutBase } from '../i18n/address.ts';
import { useLang, useTexts } from '../i18n/lang.tsx';
import { useExhibition } from '../shell/site.ts';
import { failureText } from '../ui/form.ts';
import { toast } from '../ui/toast.tsx';
import { enterAs } from './entering.ts';
import { clearExpiry } from './expiry.ts';
import { offerFirstPassword } from './first-password.ts';
import { landingOf } from './landing.ts';
import { forgetSession, keepSession, updateUser } from './session.ts';
import { sessionTexts } from './session.texts.ts';

/** `passwordToken`: of a log-in by code into an account without a password. */
export type SignedIn = { token: string; user: CurrentUser; landing: string; passwordToken?: string };

/** Keeps a new session and goes where `landingOf` says; resolves when the page there stands. */
export function useSignIn(): (answer: SignedIn) => Promise<void> {
  const navigate = useNavigate();
  const lang = useLang();
  const delay = useExhibition()?.configSwitch.visitorDelay ?? false;
  return ({ token, user, landing, passwordToken = '' }) =>
    enterAs(
      () => {
        keepSession({ token, user });
        clearExpiry();
      },
      async () => {
        await navigate(landingOf({ user, landing, lang, delay }), { replace: true });
        if (passwordToken !== '') offerFirstPassword(passwordToken);
      },
    );
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
    await enterAs(
      () => {
        forgetSession();
        clearExpiry();
        toast.info(t('signedOut'));
      },
      () => navigate(localPath(lang, '/')),
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
  return async (subjectType) => {
    try {
      const { user, landing } = await api(calls.account.switchIdentity, { subjectType });
      const to = localPath(lang, landing);
      const here = withoutBase(location.pathname);
      await enterAs(
        () => updateUser(user),
        () => navigate(to),
      );
      // What stands on this page was loaded for the other role.
      if (to === here) await revalidate();
      toast.good(t(subjectType === 'ACTOR' ? 'nowExhibitor' : 'nowVisitor'));
    } catch (error) {
      toast.error(failureText(error, lang));
    }
  };
}
