import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { bare, localPath } from '../i18n/address.ts';
import { checkAccess } from './access-decision.ts';
import { isRegistered, registrationStep } from './registration-step.ts';
import { getTarget, safePath, consumeTarget, type Target } from './target.ts';

/**
 * Where somebody who has just signed in goes (specification, section 2): to the stored target where this role may open it, whichever
 * log-in was used, else to the landing the server named; an unfinished visitor to the next registration step, unless steps may be
 * postponed. The target of an unfinished visitor stays stored, so that the last step can lead back to it. Answers a path for the router.
 */
export function landingPathOf({
  user,
  landing,
  lang,
  delay,
}: {
  user: CurrentUser;
  landing: string;
  lang: Lang;
  delay: boolean;
}): string {
  const target = getTarget();
  // pages about the own account are open to every role, also before the registration is finished
  const ownAccount = target?.group === 'account';
  if (user.subjectType === 'VISITOR' && !isRegistered(user) && !delay && !ownAccount)
    return localPath(lang, registrationStep(user));
  consumeTarget();
  if (target !== null && leadsIn(target, user)) return target.path;
  return localPath(lang, safePath(landing) ?? '/');
}

/** Does the guard let this person to the target? A visitor whom it asks to finish the registration stands before it, and is asked there. */
function leadsIn({ path, group }: Target, user: CurrentUser): boolean {
  const { kind } = checkAccess(group, user, bare(new URL(path, 'http://site.invalid').pathname));
  return kind === 'in' || kind === 'finishRegistration';
}
