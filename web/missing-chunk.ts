import type { Plugin } from 'vite';

const RELOAD = 'window.location.reload();';

/**
 * When a part of the page does not come, the router reloads the page one stands on, and the click is lost without a word.
 * Ours says so instead (specification, section 8: a chunk that fails gives a load error): the router tells, `useLostNavigation` listens.
 * Fails the build when the router's text has changed.
 */
export function missingChunk(): Plugin {
  return {
    name: 'fairbridge:missing-chunk',
    apply: 'build',
    transform(code, id) {
      if (!/react-router[\\/]dist[\\/].*[\\/]ssr[\\/]routeModules\.m?js/.test(id)) return null;
      if (!code.includes(RELOAD)) this.error(`${id} no longer reloads by ${RELOAD}`);
      return { code: code.replace(RELOAD, "window.dispatchEvent(new Event('missing-chunk'));"), map: null };
    },
  };
}
