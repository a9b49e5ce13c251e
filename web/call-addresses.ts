import { contract } from '@fairbridge/contract/index.ts';
import type { Plugin } from 'vite';

const ID = 'virtual:call-addresses';

type Address = { verb: string; path: string; method: string };

const addressesOf = (calls: object): Address[] =>
  Object.entries(calls).flatMap(([verb, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null || !('who' in value)) return [];
    if (!('path' in value) || !('method' in value)) return [];
    return [{ verb, path: String(value.path), method: String(value.method) }];
  });

/** What most addresses of a domain begin with. */
function baseOf(all: readonly Address[]): string {
  const counts = new Map<string, number>();
  for (const { path } of all) {
    const base = path.slice(0, path.lastIndexOf('/') + 1);
    counts.set(base, (counts.get(base) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '/';
}

/** `domain,base,verb,verb rest,verb GET`: the rest of an address only where it is not the verb, whole where it has another base. */
function lineOf(domain: string, calls: object): string {
  const all = addressesOf(calls);
  const base = baseOf(all);
  const entries = all.map(({ verb, path, method }) => {
    const rest = path.startsWith(base) ? path.slice(base.length) : path;
    return `${verb}${rest === verb ? '' : ` ${rest}`}${method === 'POST' ? '' : ` ${method}`}`;
  });
  return [domain, base, ...entries].join(',');
}

/** The module as the browser gets it: every page carries it, and spelled out it is 800 bytes more, packed. */
export function addressModule(): string {
  const text = Object.entries(contract)
    .map(([domain, calls]) => lineOf(domain, calls))
    .join(';');
  return `const calls={};
for(const line of ${JSON.stringify(text)}.split(';')){
  const [domain,base,...all]=line.split(',');
  calls[domain]={};
  for(const one of all){
    const [verb,...more]=one.split(' '),get=more.at(-1)==='GET',rest=more.length>(get?1:0)?more[0]:verb;
    calls[domain][verb]={path:rest[0]==='/'?rest:base+rest,method:get?'GET':'POST'};
  }
}
export default calls;`;
}

/**
 * Gives the pages every call's address without its schemas: `{ product: { browse: { path, method } } }`.
 * The schemas (zod and all shapes) weigh 33 kB packed, which a reader of a public page has no use for.
 */
export function callAddresses(): Plugin {
  return {
    name: 'fairbridge:call-addresses',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? addressModule() : null),
  };
}
