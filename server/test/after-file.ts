import { afterAll, vi } from 'vitest';

/** Files share a process: what one has put in the place of the clock and of globals is gone before the next begins. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
