import { defineConfig } from '@playwright/test';

/** What takes long and says something new only now and then: `npm run test:night`. Needs no portal. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.night.ts',
  workers: 1,
  timeout: 120_000,
  outputDir: '../test-results',
  use: {
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
    },
  },
});
