import { contract } from '@fairbridge/contract/index.ts';
import type { Plugin } from 'vite';

const ID = 'virtual:call-addresses';

/**
 * Gives the pages every call's address without its schemas: `{ product: { browse: { path, method } } }`.
 * The schemas (zod and all shapes) weigh 33 kB packed, which a reader of a public page has no use for.
 */
export function callAddresses(): Plugin {
  const addresses = Object.fromEntries(
    Object.entries(contract).map(([domain, calls]) => [
      domain,
      Object.fromEntries(
        Object.entries(calls).flatMap(([verb, value]) =>
          typeof value === 'object' && value !== null && 'who' in value && 'path' in value && 'method' in value
            ? [[verb, { path: value.path, method: value.method }]]
            : [],
        ),
      ),
    ]),
  );
  return {
    name: 'fairbridge:call-addresses',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(addresses)};` : null),
  };
}
