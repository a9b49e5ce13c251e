import { defineConfig } from '@playwright/test';
import { CAMERA_FILM } from './qr-film.ts';

/**
 * The two pages that the address bar of each window keeps ready, hidden: they take more than the whole rest of opening a window. And the
 * process that is kept ready for the next page, of which a test has one. The browser takes the last such list alone, so the others are
 * Playwright's own.
 */
const NOT_WANTED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${NOT_WANTED.join(',')}`,
];

/** `npm test` runs what has the tag @gate, and gives up where much fails; `npm run test:all` runs everything. */
const isGate = process.env['TESTS'] === 'gate';

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

const specs = (...names: string[]): string[] => names.map((name) => `${name}.spec.ts`);

/**
 * What works at the demo exhibitor's booth, at either fair: one after the other, since each sees what all show there, in the order in which they
 * changed it, and it has ten public places.
 */
const AT_THE_BOOTH = specs(
  'leads',
  'hotspots',
  'video',
  'coming-back',
  'draft-pictures',
  'next-draft',
  'by-sheet',
  'my-exhibits',
  'list-views',
  'removed-exhibits',
  'restricted-pictures',
  'documents',
  'latest-products',
  'people',
  'workbench',
  'customer-pool',
  // an order that is shown in the inbox has been seen, and is changed no more
  'inquiry',
  'quotes',
  'lead-score',
  'lead-settings',
);

/** What looks through the camera of the browser, which shows one film at a time. */
const BY_CAMERA = specs('cards');

/** Calls and lives, with a camera and a microphone that the browser pretends: one after another, since their media process has one port. */
const BY_DEVICES = specs('calls', 'lives', 'live-camera', 'live-missing');

/** Tests of a minute and more, and files whose tests go one after the other: first, so that the run does not end on one worker. */
const SLOW = specs(
  'page-overflow',
  'guest-finds-registers-orders',
  'newsfeed',
  'empty-installation',
  'empty-booth',
  'employees',
  'announcements',
);

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'booth', testMatch: AT_THE_BOOTH, workers: 1 },
    { name: 'slow', testMatch: SLOW },
    {
      name: 'camera',
      testMatch: BY_CAMERA,
      workers: 1,
      use: {
        launchOptions: {
          executablePath: CHROMIUM,
          args: [
            ...args,
            '--use-fake-ui-for-media-stream',
            '--use-fake-device-for-media-stream',
            `--use-file-for-fake-video-capture=${CAMERA_FILM}`,
          ],
        },
      },
    },
    {
      name: 'calls',
      testMatch: BY_DEVICES,
      workers: 1,
      use: {
        launchOptions: {
          executablePath: CHROMIUM,
          args: [
            ...args,
            '--use-fake-ui-for-media-stream',
            '--use-fake-device-for-media-stream',
            // a machine without a network has no other way from page to page
            '--allow-loopback-in-peer-connection',
            '--auto-select-desktop-capture-source=Entire screen',
          ],
        },
      },
    },
    { name: 'quick', testMatch: '*.spec.ts', testIgnore: [...AT_THE_BOOTH, ...SLOW, ...BY_CAMERA, ...BY_DEVICES] },
  ],
  globalSetup: './server.ts',
  workers: 2,
  ...(isGate && { grep: /@gate/, maxFailures: 5 }),
  // what needed another try is listed at the end of the run
  retries: 2,
  fullyParallel: true,
  // bounds for what hangs, not for what is slow: machines are shared
  timeout: 120_000,
  expect: { timeout: 20_000 },
  outputDir: '../test-results',
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // a trace of every test takes a fifth of the time of all: what fails keeps its picture, and a trace with `--trace on`
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: CHROMIUM, args },
  },
});
