import type { Plugin } from 'vite';
import { SITE_MAP } from './app/site-map.ts';

const ID = 'virtual:closed-addresses';

/** `/map/:floor?` as a pattern of paths. */
const patternOf = (path: string): string =>
  path.replaceAll(/\/(:\w+)?(\?)?/g, (_whole, parameter?: string, optional?: string) => {
    if (parameter === undefined) return '\\/';
    return optional === undefined ? '\\/[^/]+' : '(?:\\/[^/]+)?';
  });

/** The addresses of the site map that have no screen yet, as one pattern: the map itself weighs more than a public page may carry. */
export const closedModule = (): string => {
  const closed = SITE_MAP.filter(({ screen }) => screen === undefined).map(({ path }) => patternOf(path));
  return closed.length === 0 ? 'export default /^(?!)/;' : `export default /^(?:${closed.join('|')})$/;`;
};

/** Tells menus and links which addresses are not open yet; `site/is-open.ts` asks. */
export function closedAddresses(): Plugin {
  return {
    name: 'fairbridge:closed-addresses',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? closedModule() : null),
  };
}
