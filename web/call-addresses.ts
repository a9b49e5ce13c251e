import { contract } from '@fairbridge/contract/index.ts';
import type { Plugin } from 'vite';

/** Of the site, which every page carries, and of the rooms of those who are known, which come with who makes one of their calls. */
type Part = 'site' | 'console';
const IDS = { site: 'virtual:call-addresses', console: 'virtual:console-addresses' } as const satisfies Record<
  Part,
  string
>;
/** Nouns of which a public page offers something to those who are signed in. */
const BESIDE: ReadonlySet<string> = new Set([
  'account',
  'content',
  'exhibitor',
  'favourite',
  'follow',
  'footprint',
  'live',
  'newsfeed',
  'notice',
  'order',
  'product',
  'recommendation',
  'savedSearch',
  'search',
]);
const VISITORS: ReadonlySet<unknown> = new Set(['visitor', 'registeredVisitor']);

/** Does no public page make this call? Neither guests may, nor visitors of what stands on such pages. */
export const isConsoleCall = (domain: string, roles: readonly unknown[]): boolean =>
  !roles.includes('anonymous') && !(BESIDE.has(domain) && roles.some((one) => VISITORS.has(one)));

type Address = { domain: string; verb: string; path: string; method: string };

const addressesOf = (part: Part): Address[] =>
  Object.entries(contract).flatMap(([domain, calls]) =>
    Object.entries(calls).flatMap(([verb, value]: [string, unknown]) => {
      if (typeof value !== 'object' || value === null || !('roles' in value)) return [];
      if (!('path' in value) || !('method' in value) || !Array.isArray(value.roles)) return [];
      if (isConsoleCall(domain, value.roles) !== (part === 'console')) return [];
      return [{ domain, verb, path: String(value.path), method: String(value.method) }];
    }),
  );

/** Every call's name, in the order in which the browser has them: in a noun, those of the console follow the others. */
export function namedInOrder(): string[] {
  const nouns = new Map<string, string[]>();
  for (const { domain, verb } of [...addressesOf('site'), ...addressesOf('console')])
    nouns.set(domain, [...(nouns.get(domain) ?? []), `${domain}.${verb}`]);
  return [...nouns.values()].flat();
}

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
function lineOf(domain: string, all: readonly Address[]): string {
  const base = baseOf(all);
  const entries = all.map(({ verb, path, method }) => {
    const rest = path.startsWith(base) ? path.slice(base.length) : path;
    return `${verb}${rest === verb ? '' : ` ${rest}`}${method === 'POST' ? '' : ` ${method}`}`;
  });
  return [domain, base, ...entries].join(',');
}

function linesOf(part: Part): string {
  const all = addressesOf(part);
  const domains = [...new Set(all.map(({ domain }) => domain))];
  return JSON.stringify(
    domains
      .map((domain) =>
        lineOf(
          domain,
          all.filter((one) => one.domain === domain),
        ),
      )
      .join(';'),
  );
}

/** The module as the browser gets it: every page carries it, and spelled out it is 800 bytes more, packed. `add` reads more of the same form. */
export const addressModule = (): string => `const calls={};
export const add=(lines)=>{
  for(const line of lines.split(';')){
    const [domain,base,...all]=line.split(','),verbs=calls[domain]??={};
    for(const one of all){
      const [verb,...more]=one.split(' '),get=more.at(-1)==='GET',rest=more.length>(get?1:0)?more[0]:verb;
      verbs[verb]={path:rest[0]==='/'?rest:base+rest,method:get?'GET':'POST'};
    }
  }
};
add(${linesOf('site')});
export default calls;`;

/** The calls of rooms and consoles, put beside the others: 2 kB, packed, that no public page has a use for. */
export const consoleModule = (addresses: string = IDS.site): string =>
  `import {add} from ${JSON.stringify(addresses)};\nadd(${linesOf('console')});`;

const IMPORTED = /['"][^'"]*\/calls\.ts['"]/;
const PLAIN_IMPORT = /import \{ calls \} from ['"][^'"]*['"]/;
const CALL = /(?<![\w.$])calls\b(?:\s*\.\s*(\w+)\s*\.\s*(\w+))?/g;
const COMMENT = /\/\*[^]*?\*\/|(?:^|\s)\/\/.*$/gm;

/**
 * Does this module of the app name a call of the console, other than in a comment? Where `calls` stands otherwise than as
 * `calls.noun.verb` (taken apart, handed on, by another name), it may be any of them.
 */
export function namesConsole(code: string): boolean {
  if (!IMPORTED.test(code)) return false;
  const console = new Set(addressesOf('console').map(({ domain, verb }) => `${domain}.${verb}`));
  return [...code.replaceAll(COMMENT, '').replace(PLAIN_IMPORT, '').matchAll(CALL)].some(
    ([, domain, verb]) => verb === undefined || console.has(`${domain}.${verb}`),
  );
}

/**
 * Gives the pages every call's address without its schemas: `{ product: { browse: { path, method } } }`.
 * The schemas (zod and all shapes) weigh 33 kB packed, which a reader of a public page has no use for. A module that names a call of
 * the console brings the addresses of the console along by itself.
 */
export function callAddresses(): Plugin {
  return {
    name: 'fairbridge:call-addresses',
    enforce: 'pre',
    resolveId: (id) => (id === IDS.site || id === IDS.console ? `\0${id}` : null),
    load: (id) => (id === `\0${IDS.site}` ? addressModule() : id === `\0${IDS.console}` ? consoleModule() : null),
    transform: (code, id) =>
      /\/web\/app\/.*\.tsx?(?:\?|$)/.test(id.replaceAll('\\', '/')) && namesConsole(code)
        ? { code: `import ${JSON.stringify(IDS.console)};${code}`, map: null }
        : null,
  };
}
