import { afterEach, expect, test, vi } from 'vitest';
import { runInThisContext } from 'node:vm';
import { OTHER_LANG_SCRIPT } from './other-lang.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['zh-CN', null, 'en-GB', true],
  ['zh-CN', null, 'zh-HK', false],
  ['en', null, 'fr', false],
  ['en', 'zh', 'en-US', true],
  ['zh-CN', 'zh', 'en-US', false],
])('a page in %s, with %s chosen and a browser in %s: marked %s', (page, chosen, browser, marked) => {
  const html = { lang: page, dataset: {} };
  vi.stubGlobal('document', { documentElement: html });
  vi.stubGlobal('navigator', { language: browser });
  vi.stubGlobal('localStorage', { getItem: () => chosen });
  runInThisContext(OTHER_LANG_SCRIPT);
  expect('otherLang' in html.dataset).toBe(marked);
});
