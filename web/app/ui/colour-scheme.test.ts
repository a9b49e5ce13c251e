import { runInThisContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { chooseScheme, chosenScheme, SCHEMES } from './colour-scheme.ts';
import { SCHEME_SCRIPT } from './scheme-script.ts';

/** A page without a mark, on a device that keeps what was chosen and is dark or light by itself. */
function openPage(kept: Map<string, string>, dark = false): Record<string, string> {
  const dataset: Record<string, string> = {};
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('matchMedia', () => ({ matches: dark, addEventListener: () => undefined }));
  // as the document runs it, before anything else of the page
  runInThisContext(SCHEME_SCRIPT);
  return dataset;
}
afterEach(() => vi.unstubAllGlobals());

test.each(SCHEMES)('the choice “%s” marks the page at once, and the next one before its first paint', (scheme) => {
  const kept = new Map<string, string>();
  const marked = { scheme: scheme === 'device' ? 'light' : scheme };
  const first = openPage(kept);
  chooseScheme('dark');
  chooseScheme(scheme);
  expect([first, chosenScheme()]).toEqual([marked, scheme]);
  const next = openPage(kept);
  expect([next, chosenScheme()]).toEqual([marked, scheme]);
  // a log-out forgets what is kept under the portal's name
  expect([...kept.keys()].filter((key) => key.startsWith('fairbridge.'))).toEqual([]);
});

test('where nothing is chosen the page is as the device, and a choice is stronger', () => {
  const kept = new Map<string, string>();
  const page = openPage(kept, true);
  expect([page, chosenScheme()]).toEqual([{ scheme: 'dark' }, 'device']);
  chooseScheme('light');
  expect(openPage(kept, true)).toEqual({ scheme: 'light' });
  chooseScheme('device');
  expect(openPage(kept, true)).toEqual({ scheme: 'dark' });
});

test('where nothing can be kept the page is shown as chosen all the same', () => {
  const dataset = openPage(new Map());
  vi.stubGlobal('localStorage', undefined);
  chooseScheme('dark');
  expect([dataset, chosenScheme()]).toEqual([{ scheme: 'dark' }, 'dark']);
  runInThisContext(SCHEME_SCRIPT);
});
