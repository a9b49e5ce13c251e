import { getSession } from './session/session.ts';

/** What must still be said before somebody logs out: nobody could say it afterwards. */
const words = new Set<() => Promise<unknown>>();
/** Who logs out does not wait for longer. */
const LONGEST_MS = 3_000;
/** The session that is being ended. */
let left: string | null = null;

/** This session is on its way out: nothing is asked in its name any more, and that it has ended is no news. */
export const isBeingLeft = (token: string): boolean => token === left;

/** Has work done before the next log-out; answers how to take it back. */
export function beforeLogOut(work: () => Promise<unknown>): () => void {
  words.add(work);
  return () => void words.delete(work);
}

/** All of it, or as much as there is time for. */
export async function lastWords(): Promise<void> {
  left = getSession()?.token ?? null;
  if (words.size === 0) return;
  const all = Promise.allSettled([...words].map((work) => work()));
  await Promise.race([all, new Promise((over) => setTimeout(over, LONGEST_MS))]);
}
