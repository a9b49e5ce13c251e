import type { Plugin } from 'vite';
import { SITE_MAP } from './app/site-map.ts';

const ID = 'virtual:closed-addresses';

/** `/map/:floor?` as a pattern of paths. */
export const patternOf = (path: string): string =>
  path.replaceAll(/\/(:\w+)?(\?)?/g, (_whole, parameter?: string, optional?: string) => {
    if (parameter === undefined) return '\\/';
    return optional === undefined ? '\\/[^/]+' : '(?:\\/[^/]+)?';
  });

const folderOf = (path: string): string => path.split('/')[1] ?? '';

/**
 * The addresses of the site map that have no screen yet, as one pattern: the map itself weighs more than a public page may carry. Where
 * none of a folder is open, the folder says it.
 */
export const closedModule = (): string => {
  const open = new Set(SITE_MAP.filter(({ screen }) => screen !== undefined).map(({ path }) => folderOf(path)));
  const closed = SITE_MAP.filter(({ screen }) => screen === undefined).map(({ path }) => path);
  const folders = new Set(closed.map(folderOf).filter((folder) => !open.has(folder)));
  const others = closed.filter((path) => !folders.has(folderOf(path))).map((path) => `${patternOf(path)}$`);
  const patterns = [...(folders.size === 0 ? [] : [`\\/(?:${[...folders].join('|')})(?:\\/|$)`]), ...others];
  return patterns.length === 0 ? 'export default /^(?!)/;' : `export default /^(?:${patterns.join('|')})/;`;
};

/** Tells menus and links which addresses are not open yet; `site/is-open.ts` asks. */
export function closedAddresses(): Plugin {
  return {
    name: 'fairbridge:closed-addresses',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? closedModule() : null),
  };
}
