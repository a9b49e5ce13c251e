import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SITE_MAP } from '../site-map.ts';

const ROOT = path.join(import.meta.dirname, '../../..');

/** An address in a string or template, up to its query: '/potential-order/${id}'. */
const ADDRESS = /["'`}](\/[A-Za-z](?:[\w./-]|\$\{[^{}]*\})*)(?=["'`?#])/u.source;

/** What begins like the address of a page and is served, read or run otherwise. */
const NO_PAGE =
  /^\/(?:visitor\/v2|organizer\/v1|api|broadcast|c|calendar|documents|feed|files|og|outbox|preview|unsubscribe|upload|en|en\$|w\d+)(?:[/.{]|$)/u;

const isAny = (segment: string): boolean => segment.includes('${') || segment.startsWith(':');

/** Could it be this address? What is put in, and parameters, stand for anything. */
function fits(link: string, address: string): boolean {
  const [given, known] = [link, address].map((one) => one.split('/').filter(Boolean));
  if (given === undefined || known === undefined || given.length > known.length) return false;
  return known.every((segment, at) => {
    const part = given[at];
    return part === undefined ? segment.endsWith('?') : isAny(part) || isAny(segment) || part === segment;
  });
}

/** Those of these files that lead nowhere. */
function astray(pattern: string, before: string) {
  const found = globSync(pattern, { cwd: ROOT })
    .filter((file) => !/\.(?:test|stand)\./u.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(ROOT, file), 'utf8').replaceAll(/^import .*$/gmu, '');
      const links = [...text.matchAll(new RegExp(before + ADDRESS, 'gu'))].map(([, link = '']) => link);
      return [...new Set(links)].filter((link) => !NO_PAGE.test(link)).map((link) => ({ file, link }));
    });
  expect(found.length).toBeGreaterThan(20);
  return found.filter(({ link }) => !SITE_MAP.some((address) => fits(link, address.path)));
}

test('every address that an e-mail, notice, push, card, sheet or page of the server names is in the site map', () => {
  expect(astray('server/src/domains/**/*.ts', '')).toEqual([]);
});

test('every address that a link of a screen leads to is in the site map', () => {
  expect(
    astray('web/app/{components,domains,shell}/**/*.{ts,tsx}', /(?:\bto=\{?|\bto: |localPath\(\w+, )/u.source),
  ).toEqual([]);
});
