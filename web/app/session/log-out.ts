import { runLogoutHooks } from '../logout-hooks.ts';
import { getSession } from './session.ts';

/** The session that is being ended. */
let left: string | null = null;

/** This session is being ended: nothing is asked in its name any more. */
export const isLoggingOut = (token: string): boolean => token === left;

/** Has done what cannot be done afterwards; answers the token of the session, which the browser forgets before the server is told. */
export async function beginLogOut(): Promise<string> {
  const token = getSession()?.token ?? '';
  left = token;
  await runLogoutHooks();
  return token;
}
