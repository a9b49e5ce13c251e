import { AsyncLocalStorage } from 'node:async_hooks';

/** Where a call stands that has so much time and no more. */
type CallTime = { isOver: boolean; hasCommitted: boolean };
const times = new AsyncLocalStorage<CallTime | null>();

const timeout = (): Error => new Error('call timeout');

/**
 * The server bounds itself whatever the client's time-out is (ruling 8.5), and what it told as failed does not happen: once the time is over
 * the work's transactions roll back and its other writes are refused. Where one has begun to commit before, the answer is waited for so long again.
 */
export async function withTimeout<T>(work: () => T | Promise<T>, seconds: number): Promise<T> {
  const time: CallTime = { isOver: false, hasCommitted: false };
  const made = times.run(time, work);
  if (!(made instanceof Promise)) return made;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const end = (): void => {
      time.isOver = true;
      reject(timeout());
    };
    timer = setTimeout(() => {
      if (time.hasCommitted) timer = setTimeout(end, seconds * 1000);
      else end();
    }, seconds * 1000);
  });
  // what it has begun for others, such as a loop, is refused nothing after its own end
  const ended = made.finally(() => (time.isOver = false));
  try {
    return await Promise.race([ended, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Refuses what a call would still write that has been told as failed. */
export function refuseWhenOver(): void {
  if (times.getStore()?.isOver === true) throw timeout();
}

/** To be asked right before a commit: from here on its call is no longer told as failed at its time. */
export function beginCommit(): void {
  refuseWhenOver();
  const time = times.getStore();
  if (time) time.hasCommitted = true;
}

/** Does what several calls wait for: the time of none of them counts. */
export const forSeveralCalls = <T>(work: () => T): T => times.run(null, work);
