import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { NOT_IN_GATE } from './scripts/gate.ts';
import { SlowFirst } from './scripts/slow-first.ts';
import { callAddresses } from './web/call-addresses.ts';
import { callCallers } from './web/call-callers.ts';
import { pageEvents } from './web/page-events.ts';

const FILES = ['contract', 'server', 'demo', 'web/app', 'scripts'].map((folder) => `${folder}/**/*.test.ts`);

/** `npm test` leaves these to `npm run test:all`; whoever names a file gets it. */
const left = process.env['TESTS'] === 'gate' ? NOT_IN_GATE.flatMap(({ files }) => files) : [];

/** What must not be met by other files: modules in the place of real ones, an environment for all portals, tests of another file once more. */
const ALONE = /vi\.mock\(|environmentOfAll|import\('.+\.test\.ts'\)/;
const alone = globSync(FILES, { exclude: ['**/node_modules/**', ...left] }).filter((file) =>
  ALONE.test(readFileSync(file, 'utf8')),
);

export default defineConfig({
  plugins: [callAddresses(), callCallers(), pageEvents()],
  test: {
    globalSetup: ['server/test/global-setup.ts'],
    setupFiles: ['server/test/after-file.ts'],
    pool: 'forks',
    sequence: { sequencer: SlowFirst },
    // more than there are cores: each waits for the database, a clock or a file a good part of its time
    maxWorkers: availableParallelism() + 1,
    // bounds for what hangs, not for what is slow: machines are shared, and speed is the benches' matter
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // a failure told far from its difference still says what was there, not 'Array(1)'
    chaiConfig: { truncateThreshold: 600 },
    projects: [
      // one process after another file's has the server loaded already, which takes longer than most files themselves
      {
        extends: true,
        test: {
          name: 'shared',
          isolate: false,
          include: FILES,
          exclude: ['**/node_modules/**', ...alone, ...left],
        },
      },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
  },
});
