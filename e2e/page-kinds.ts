import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { SITE_MAP } from '../web/app/site-map.ts';

/** An address of the site map as a pattern of paths: parameters match anything but a slash. */
const PATTERNS = SITE_MAP.map(({ path: address }) => ({
  address,
  pattern: new RegExp(
    `^${address
      .replaceAll(/\/:\w+\?/g, '(/[^/]*)?')
      .replaceAll(/:\w+/g, '[^/]+')
      .replace('*', '.*')}$`,
  ),
}));

/** The site map's address of a page, such as `/find-exhibit/detail/:id`; in both languages the same. */
export function addressOf(url: string): string {
  const { pathname } = new URL(url);
  const inChinese = pathname.replace(/^\/en(?=\/|$)/, '') || '/';
  return PATTERNS.find(({ pattern }) => pattern.test(inChinese))?.address ?? inChinese;
}

/**
 * What a page is made of: every kind of element that it has, as a number, once. Two elements are of one kind when their tags, roles, classes,
 * states and the names of their other attributes are the same, and those of what they lie in; words, addresses and ids make no difference.
 * A heading is of another kind where another level stands before it.
 */
function kindsOf(): number[] {
  const told = (element: Element): string =>
    [...element.attributes]
      .map(({ name, value }) => {
        if (name === 'style')
          return `style:${value
            .split(';')
            .map((one) => (/color|background|opacity|display|visibility/.test(one) ? one : one.split(':')[0])?.trim())
            .join()}`;
        const counts =
          /^(class|role|type|aria-(?!label$|labelledby$|describedby$|controls$|owns$|value|details$|active))/;
        return counts.test(name) ? `${name}=${value}` : name + (value === '' ? '=' : '');
      })
      .sort()
      .join(' ');
  const hash = (text: string): number => {
    let [high, low] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at += 1) {
      const letter = text.charCodeAt(at);
      high = Math.imul(high ^ letter, 2654435761);
      low = Math.imul(low ^ letter, 1597334677);
    }
    return 4294967296 * (2097151 & low) + (high >>> 0);
  };
  let heading = '';
  const kinds = new Set<number>();
  for (const element of document.querySelectorAll('body, body *')) {
    const { localName, parentElement } = element;
    if (localName === 'script' || element.closest('svg svg, svg > *') !== null) continue;
    const before = /^h[1-6]$/.test(localName) ? heading : '';
    if (before !== '' || /^h[1-6]$/.test(localName)) heading = localName;
    const empty = element.childNodes.length === 0 ? 'empty' : '';
    const within = parentElement === null ? '' : `${parentElement.localName} ${parentElement.className}`;
    kinds.add(hash([before, localName, empty, told(element), within].join('|')));
  }
  return [...kinds];
}

/** The kinds of element that were found good at an address: a file that the workers of a run share. */
function fileOf(page: Page): string {
  const size = page.viewportSize();
  const { host } = new URL(page.url());
  const name = [host, addressOf(page.url()), size?.width].join(' ').replaceAll(/[^\w.:?*-]+/g, '_');
  return path.join(process.env['E2E_OUTBOX'] ?? '', '..', 'judged', name);
}

/**
 * Judges a page unless everything on it was judged before: at the same fair and address of the site map, in the same width. `judge` says whether
 * the page was found good; only then it is not judged again.
 */
export async function judgeOnce(page: Page, judge: () => Promise<boolean>): Promise<void> {
  const kinds = await page.evaluate(kindsOf);
  const file = fileOf(page);
  const known = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
  const fresh = kinds.map(String).filter((kind) => !known.has(kind));
  if (fresh.length === 0 || !(await judge())) return;
  mkdirSync(path.dirname(file), { recursive: true });
  appendFileSync(file, `${fresh.join('\n')}\n`);
}
