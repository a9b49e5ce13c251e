import { contract } from '@fairbridge/contract/index.ts';
import type { Plugin } from 'vite';

const ID = 'virtual:call-addresses';

/**
 * Gives the pages every call's address without its schemas: `{ product: { browse: { path, method } } }`.
 * The schemas (zod and all shapes) weigh 33 kB packed, which a reader of a public page has no use for.
 */
export function callAddresses(): Plugin {
  // nearly all are POST: written once, it saves 140 bytes of every page, packed
  const domains = Object.entries(contract).map(([domain, calls]) => {
    const own = Object.entries(calls).flatMap(([verb, value]) =>
      typeof value === 'object' && value !== null && 'who' in value && 'path' in value && 'method' in value
        ? [`${verb}:at(${JSON.stringify(value.path)}${value.method === 'POST' ? '' : `,${JSON.stringify(value.method)}`})`]
        : [],
    );
    return `${domain}:{${own.join(',')}}`;
  });
  const addresses = `const at=(path,method='POST')=>({path,method});export default {${domains.join(',')}};`;
  return {
    name: 'fairbridge:call-addresses',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? addresses : null),
  };
}
