import { runLogoutHooks } from '../logout-hooks.ts';
import { getSession } from './session.ts';

/** The session that is being ended. */
let left: string | null = null;

/** This session is on its way out: nothing is asked in its name any more, and that it has ended is no news. */
export const isLoggingOut = (token: string): boolean => token === left;

/** Has done what cannot be done afterwards, before the server is told. */
export async function beginLogOut(): Promise<void> {
  left = getSession()?.token ?? null;
  await runLogoutHooks();
}
