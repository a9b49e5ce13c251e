import { ALIASES, aliasOf } from '@fairbridge/contract/call-alias.ts';

/** Reads the alias of a call as the call's own address, before the router sees it: it is the same route, with the same callers, limits and name. */
export function readAliases(base: string, paths: Iterable<string>): (url: string) => string {
  const addresses = new Map(Array.from(paths, (path) => [base + aliasOf(path), base + path]));
  return (url) => {
    if (!url.startsWith(base + ALIASES)) return url;
    const [alias = '', ...query] = url.split('?');
    const address = addresses.get(alias);
    return address === undefined ? url : [address, ...query].join('?');
  };
}
