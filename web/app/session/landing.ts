import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { bare, localPath } from '../i18n/address.ts';
import { isRegistered, registrationStep } from './registration-step.ts';
import { peekTarget, safePath, takeTarget } from './target.ts';

/** Pages about the own account are open to every role, also before the registration is finished. */
const forEveryRole = (path: string): boolean => /^\/(logonQR|personal)\//.test(bare(path));

/**
 * Where somebody who has just signed in goes (specification, section 2): a visitor to the stored target, else to the landing the
 * server named; an unfinished visitor to the next registration step, unless steps may be postponed. The target of an unfinished
 * visitor stays stored, so that the last step can lead back to it. Answers a path for the router.
 */
export function landingOf({
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
  const target = peekTarget();
  if (target !== null && forEveryRole(target)) return takeTarget() ?? target;
  const visitor = user.subjectType === 'VISITOR';
  if (visitor && !isRegistered(user) && !delay) return localPath(lang, registrationStep(user));
  const stored = takeTarget();
  return visitor && stored !== null ? stored : localPath(lang, safePath(landing) ?? '/');
}
