import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { SlowFirst } from './scripts/slow-first.ts';

export default defineConfig({
  test: {
    include: [
      'contract/**/*.test.ts',
      'server/**/*.test.ts',
      'demo/**/*.test.ts',
      'web/app/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    globalSetup: ['server/test/global-setup.ts'],
    pool: 'forks',
    sequence: { sequencer: SlowFirst },
    // on a machine with two cores the default is one, which then waits for the database half of its time
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // bounds for what hangs, not for what is slow: machines are shared, and speed is the benches' matter
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
