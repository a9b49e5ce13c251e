type Work = (isLast: () => boolean) => Promise<void>;

/**
 * Runs one work at a time. What is given meanwhile waits, and of several the last alone is run. `isLast` says to a work whether
 * nothing else waits: if something does, what it found is shown to nobody.
 */
export function runLatest(): (work: Work) => Promise<void> {
  let running = false;
  let next: Work | null = null;
  return async (work) => {
    if (running) {
      next = work;
      return;
    }
    running = true;
    try {
      for (let now: Work | null = work; now !== null; now = next) {
        next = null;
        await now(() => next === null);
      }
    } finally {
      running = false;
    }
  };
}
