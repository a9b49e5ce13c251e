/** What must still be said before somebody logs out: nobody could say it afterwards. */
const hooks = new Set<() => Promise<unknown>>();
/** Who logs out does not wait for longer. */
const LONGEST_MS = 3_000;

/** Has work done before the next log-out; answers how to take it back. */
export function onLogout(work: () => Promise<unknown>): () => void {
  hooks.add(work);
  return () => void hooks.delete(work);
}

/** All of it, or as much as there is time for. */
export async function runLogoutHooks(): Promise<void> {
  if (hooks.size === 0) return;
  const all = Promise.allSettled([...hooks].map((work) => work()));
  await Promise.race([all, new Promise((over) => setTimeout(over, LONGEST_MS))]);
}

/** What must be asked before a log-out: somebody may rather stay. */
const questions = new Set<() => Promise<boolean>>();

/** Asks before the next log-out, which ends where the answer is no; answers how to take it back. */
export function askBeforeLogout(ask: () => Promise<boolean>): () => void {
  questions.add(ask);
  return () => void questions.delete(ask);
}

export async function mayLogOut(): Promise<boolean> {
  for (const ask of questions) if (!(await ask())) return false;
  return true;
}
