import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { bare, localPath } from '../../i18n/address.ts';
import { useLang } from '../../i18n/lang.tsx';
import { clearExpiry } from '../../session/expiry.ts';
import { storeDevice } from '../../session/known-devices.ts';
import { storeSession } from '../../session/session.ts';
import { safePath, consumeTarget } from '../../session/target.ts';
import type { SignedIn } from '../../session/use-sign-in.ts';

/** Keeps a new session of staff and goes to the console's page they came for, else to where the server says. */
export function useOrganizerSignIn(): (answer: SignedIn) => void {
  const navigate = useNavigate();
  const lang = useLang();
  return (answer) => {
    storeDevice(answer.device ?? '');
    const target = consumeTarget()?.path ?? null;
    // The guard of the log-in sends signed-in staff to the overview. It must do so before, not after, the way to the target is taken.
    flushSync(() => storeSession(answer));
    clearExpiry();
    const wanted = target !== null && /^\/organizer(\/|$|\?)/.test(bare(target)) ? target : null;
    void navigate(wanted ?? localPath(lang, safePath(answer.landing) ?? '/organizer'), { replace: true });
  };
}
