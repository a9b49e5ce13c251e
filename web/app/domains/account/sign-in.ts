import { flushSync } from 'react-dom';
import { useExhibition } from '../../shell/site.ts';
import { isRegistered } from '../../session/registration-step.ts';
import { keepSession } from '../../session/session.ts';
import { storeTarget, takeTarget } from '../../session/target.ts';
import { useSignIn, type SignedIn } from '../../session/use-session-actions.ts';

/**
 * Signs in as `useSignIn` does, and keeps the stored target for a visitor who is sent through the registration first,
 * so that the last step can lead back to where they wanted to go.
 */
export function useSignInKeepingTarget(): (answer: SignedIn) => void {
  const signIn = useSignIn();
  const delay = useExhibition()?.configSwitch.visitorDelay ?? false;
  return (answer) => {
    const unfinished = answer.user.subjectType === 'VISITOR' && !isRegistered(answer.user) && !delay;
    const target = unfinished ? takeTarget() : null;
    // The door of the log-in pages sends whoever is signed in home. It must do so before, not after, the way to the landing is taken.
    flushSync(() => keepSession(answer));
    signIn(answer);
    if (target !== null) storeTarget(target);
  };
}
