/** So many failures one after the other, and messages are no longer translated by themselves for so long. */
const FAILURES_MAX = 3;
const PAUSE_MS = 60_000;

type Work = { left: () => boolean; ask: () => Promise<boolean> };

/**
 * Messages that are translated by themselves: one at a time, the newest first, since that is where somebody reads. Where the engine is out of
 * order the rest is not asked for, and keeps its button. `ask` says whether it was answered.
 */
export function makeQueue(now: () => number) {
  const waiting: Work[] = [];
  let running = false;
  let failures = 0;
  let pausedAt = 0;
  const isPaused = (): boolean => failures >= FAILURES_MAX && now() - pausedAt < PAUSE_MS;
  const run = async (): Promise<void> => {
    // so that those that come together are all there
    await Promise.resolve();
    for (let work = waiting.pop(); work !== undefined; work = waiting.pop()) {
      if (work.left() || isPaused()) continue;
      failures = (await work.ask()) ? 0 : failures + 1;
      if (failures >= FAILURES_MAX) pausedAt = now();
    }
    running = false;
  };
  return (work: Work): void => {
    waiting.push(work);
    if (running) return;
    running = true;
    void run();
  };
}

export const translateLater = makeQueue(Date.now);
