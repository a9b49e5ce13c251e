import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { mayLogOut } from '../../logout-hooks.ts';
import { clearExpiry } from '../../session/expiry.ts';
import { beginLogOut } from '../../session/log-out.ts';
import { clearSession } from '../../session/session.ts';
import { consumeTarget } from '../../session/target.ts';
import { toast } from '../../ui/toast.tsx';
import { logOff } from '../log-off.ts';
import { organizerShellTexts } from './organizer-shell.texts.ts';
import { cancelQueueRequest } from './queues.ts';

/** Ends the session here and on the server; staff come back to their own log-in, not to the fair's entrance. */
export function useLeaveConsole(): () => Promise<void> {
  const navigate = useNavigate();
  const t = useTexts(organizerShellTexts);
  const lang = useLang();
  return async () => {
    if (!(await mayLogOut())) return;
    const token = await beginLogOut();
    cancelQueueRequest();
    // The guard sees at once that nobody is signed in, and keeps this page as a target: not for the next to log in, maybe somebody else.
    flushSync(clearSession);
    void logOff(token);
    consumeTarget();
    clearExpiry();
    await navigate(localPath(lang, '/organizer/login'), { replace: true });
    toast.info(t('loggedOut'));
  };
}
