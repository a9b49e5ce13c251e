import type { Plugin } from 'vite';

/** What the router does for styles before it shows a page: here no page has a sheet of its own to be fetched. */
const ROUTERS = ['async function prefetchRouteCss(', 'async function prefetchStyleLinks('] as const;

/**
 * A page of guests carries its own part of the sheet and names the whole one (`app/shell/page-sheet.tsx`), which is loaded once, and waited
 * for, when its reader goes on to another: a page never shows without its rules. One that does not come is a part that is missing.
 */
const OURS = `
  let fullStylesheet;
  const prefetchRouteCss = () => fullStylesheet ??= new Promise((shown) => {
    const own = document.getElementById('css');
    if (!own?.dataset.whole) return shown();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = own.dataset.whole;
    link.onload = shown;
    link.onerror = () => {
      fullStylesheet = null;
      link.remove();
      window.dispatchEvent(new Event('missing-chunk'));
    };
    own.after(link);
  });
  const prefetchStyleLinks = () => {};
`;

/** Has the router wait for the whole sheet in the browser. Fails the build when the router's text has changed. */
export function fullStylesheet(): Plugin {
  return {
    name: 'fairbridge:full-stylesheet',
    apply: 'build',
    transform(code, id) {
      if (this.environment.name !== 'client' || !/react-router[\\/]dist[\\/].*[\\/]ssr[\\/]links\.m?js/.test(id))
        return null;
      if (!ROUTERS.every((start) => code.includes(start))) this.error(`${id} no longer has ${ROUTERS.join(' and ')}`);
      const [css, links] = ROUTERS;
      const without = code.replace(css, 'async function routersCss(').replace(links, 'async function routersLinks(');
      return { code: without + OURS, map: null };
    },
  };
}
