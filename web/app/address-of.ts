import { bare } from './i18n/address.ts';
import { SITE_MAP, type Address } from './site-map.ts';

type Matcher = { segments: readonly string[]; address: Address };

const fixed = new Map<string, Address>();
const patterns: Matcher[] = [];
for (const address of SITE_MAP) {
  if (/[:*]/.test(address.path)) patterns.push({ segments: address.path.split('/').slice(1), address });
  else fixed.set(address.path, address);
}

function fits(segments: readonly string[], parts: readonly string[]): boolean {
  let index = 0;
  for (const segment of segments) {
    if (segment === '*') return true;
    const part = parts[index];
    const optional = segment.endsWith('?');
    if (part === undefined || part === '') {
      if (!optional) return false;
      continue;
    }
    if (!segment.startsWith(':') && segment !== part) return false;
    index += 1;
  }
  return index >= parts.length;
}

/** The address of the site map that a path (without base path) belongs to. */
export function siteAddressOf(pathname: string): Address | undefined {
  const path = bare(pathname);
  return fixed.get(path) ?? patterns.find(({ segments }) => fits(segments, path.split('/').slice(1)))?.address;
}
