import { useNavigate } from 'react-router';
import { localPath } from '../../i18n/address.ts';
import { useLang } from '../../i18n/lang.tsx';
import { changeSession } from '../../session/session-change.ts';
import { clearExpiry } from '../../session/expiry.ts';
import { storeDevice } from '../../session/known-devices.ts';
import { registrationStep } from '../../session/registration-step.ts';
import { storeSession } from '../../session/session.ts';
import { getTarget, storeTarget } from '../../session/target.ts';
import type { SignedIn } from '../../session/use-sign-in.ts';
import { track } from '../../tracking/track.ts';
import { removeRegistration } from '../../components/registration/registration-progress.ts';
import { invitationPath, removeInvitation, storedInvitation } from '../../components/visitor/invitation.ts';

/**
 * Signs in who has just made an account and goes on to the first step after it, also where steps may be postponed: that is the
 * visitor's choice. A stored target stays for the end of the registration; without one that is the invitation by which they came.
 */
export function useBeginRegistration(): (answer: SignedIn) => Promise<void> {
  const navigate = useNavigate();
  const lang = useLang();
  return ({ token, user, device = '' }) =>
    changeSession(
      () => {
        track('001035002');
        removeRegistration();
        const invitation = storedInvitation();
        if (invitation !== null && getTarget() === null)
          storeTarget(localPath(lang, invitationPath(invitation)), 'everyone');
        removeInvitation();
        storeDevice(device);
        storeSession({ token, user });
        clearExpiry();
      },
      () => navigate(localPath(lang, registrationStep(user)), { replace: true }),
    );
}
