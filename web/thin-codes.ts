import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CODES, SUCCESS } from '@fairbridge/contract/codes.ts';
import type { Plugin } from 'vite';

const ID = '\0virtual:thin-codes';
/** What every page loads of the table of errors: who tells one error from another needs its number, not its text. */
const EVERY_PAGE = /contract\/src\/(?:file-)?client\.ts$|web\/app\/(failure|ui\/failure-text)\.ts$/;

const WEB = import.meta.dirname;
const CONTRACT = path.join(WEB, '../contract/src');

/** Errors that the browser calls by name: in the app, or in what it shares with the server beside the calls. Of all others it shows the text that came. */
function namedErrors(): [name: string, code: number][] {
  const files = [
    ...globSync('app/**/*.{ts,tsx}', { cwd: WEB }).map((file) => path.join(WEB, file)),
    ...globSync('**/*.ts', { cwd: CONTRACT })
      .filter((file) => !/(?:^codes|\.calls|\.channel)\.ts$/.test(file))
      .map((file) => path.join(CONTRACT, file)),
  ].filter((file) => !file.includes('.test.'));
  const words = new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []));
  return Object.entries(CODES).flatMap(([name, { code }]) => (words.has(name) ? [[name, code]] : []));
}

/**
 * Gives the modules that every page loads the table of errors without its texts, which the server sends in the reader's language
 * anyway (4 kB packed); only the text for an answer that is none stays. Other modules have the whole table.
 */
export function thinCodes(): Plugin {
  // as one text, read back on the page: the same table as an object is 150 bytes more, packed
  const table = namedErrors()
    .map(([name, code]) => `${name} ${code}`)
    .join(' ');
  const { zh, en } = CODES.server;
  return {
    name: 'fairbridge:thin-codes',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const thin = this.environment.name === 'client' && /\bcodes\.ts$/.test(source) && EVERY_PAGE.test(importer);
      return thin ? ID : null;
    },
    load: (id) =>
      id === ID
        ? `export const SUCCESS = ${SUCCESS};
           const read = ([, name, code]) => [name, { code: +code }];
           export const CODES = Object.fromEntries([...${JSON.stringify(table)}.matchAll(/(\\w+) (\\d+)/g)].map(read));
           CODES.server = ${JSON.stringify(CODES.server)};
           export const errorText = (_name, lang) => (${JSON.stringify({ zh, en })})[lang];`
        : null,
  };
}
