import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { useNavigate } from 'react-router';
import { useLang } from '../i18n/lang.tsx';
import { useExhibition } from '../site/site.ts';
import { changeSession } from './session-change.ts';
import { clearExpiry } from './expiry.ts';
import { offerFirstPassword } from './first-password.ts';
import { landingPathOf } from './landing-path.ts';
import { storeDevice } from './known-devices.ts';
import { storeSession } from './session.ts';

/** `passwordToken`: of a log-in by code into an account without a password. */
export type SignedIn = { token: string; user: CurrentUser; landing: string; passwordToken?: string; device?: string };

/** Keeps a new session and goes where `landingPathOf` says; resolves when the page there stands. */
export function useSignIn(): (answer: SignedIn) => Promise<void> {
  const navigate = useNavigate();
  const lang = useLang();
  const { visitorDelay: delay = false } = useExhibition()?.configSwitch ?? {};
  return ({ token, user, landing, passwordToken = '', device = '' }) =>
    changeSession(
      () => {
        storeDevice(device);
        storeSession({ token, user });
        clearExpiry();
      },
      async () => {
        await navigate(landingPathOf({ user, landing, lang, delay }), { replace: true });
        if (passwordToken !== '') offerFirstPassword(passwordToken);
      },
    );
}
