import type { Plugin } from 'vite';

/** For what only the router of a server calls, and is left out because nobody does. */
const NEVER = `const never = () => { throw new Error('not in a browser'); };`;

/**
 * Parts of the router that ours never runs, and what stands for them: pages found one by one (all of them are named at once,
 * `routeDiscovery` of react-router.config.ts) and the measuring of single loads (nobody passes `instrumentations`).
 */
const UNUSED: Readonly<Record<string, string>> = {
  'ssr/fog-of-war': `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    ${NEVER}
    export { never as URL_LIMIT, never as getManifestPath, never as getPathsWithAncestors, never as handleClientVersionMismatch };`,
  'router/instrumentation': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    ${NEVER}
    export { never as instrumentHandler, never as instrumentationResultMetaContext };`,
};

/** Leaves them out of what browsers load: 3 kB packed of every first visit. A router that asks for more of them fails the build. */
export function thinRouter(): Plugin {
  return {
    name: 'fairbridge:thin-router',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (this.environment.name !== 'client' || !/react-router[\\/]dist[\\/]/.test(id)) return null;
      const part = Object.keys(UNUSED).find((name) => id.replaceAll('\\', '/').includes(`/${name}.`));
      return part === undefined ? null : (UNUSED[part] ?? null);
    },
  };
}
