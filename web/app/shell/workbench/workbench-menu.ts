import type { Bilingual } from '@fairbridge/contract/text.ts';
import { ownAccountAddresses } from '../../site-map/account.ts';
import { exhibitorAddresses } from '../../site-map/exhibitor.ts';
import { memberAddresses } from '../../site-map/member.ts';
import { openAddresses } from '../../site-map/open.ts';
import { RAIL_GROUPS, type RailLine, type WorkAddress } from '../../site-map/workbench.ts';

/** Of a line as its address declares it: where it leads, and what it is called. */
export type WorkbenchItem = RailLine & { to: string; path: string; title: Bilingual };

const ADDRESSES: readonly WorkAddress[] = [
  ...memberAddresses,
  ...exhibitorAddresses,
  ...openAddresses.flatMap((address) => ('workbench' in address ? [address] : [])),
  ...ownAccountAddresses,
];

function linesOf({ path, title, screen, workbench: { view, ...place } }: WorkAddress): WorkbenchItem[] {
  if (screen === undefined) return [];
  const lines = ['within' in place ? null : place, view ?? null].filter((line) => line !== null);
  return lines.map((line) => ({ title, ...line, path, to: line.to ?? path }));
}

const LINES = ADDRESSES.flatMap(linesOf);

/** Every room of the workbench that is open, as the rail has them. */
export const WORKBENCH: readonly WorkbenchItem[] = RAIL_GROUPS.flatMap((group) =>
  LINES.filter((line) => line.group === group),
);

/** What an employee sees in the rail. */
export const workbenchOf = (admin: boolean): readonly WorkbenchItem[] =>
  WORKBENCH.filter(({ who }) => who === undefined || admin);

/** The tabs at the foot of a phone. */
export const tabsOf = (items: readonly WorkbenchItem[]): readonly WorkbenchItem[] =>
  items.filter(({ tab }) => tab !== undefined).toSorted((a, b) => (a.tab ?? 0) - (b.tab ?? 0));

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

/** Is this `/exhibit/:id` or `/hotspot-detail/:step/:id?`, with something in the place of each name? */
function fits(pattern: readonly string[], path: string): boolean {
  const parts = partsOf(path);
  return (
    parts.length <= pattern.length &&
    pattern.every((part, at) => (part.startsWith(':') ? at in parts || part.endsWith('?') : part === parts[at]))
  );
}

const PLACES = ADDRESSES.map(({ path, workbench }) => ({
  path,
  pattern: partsOf(path),
  within: 'within' in workbench ? workbench.within : path,
}));

const isShown = (asked: URLSearchParams, to: string): boolean =>
  [...new URLSearchParams(to.split('?')[1] ?? '')].every(([name, value]) => asked.get(name) === value);

/** The line that an address belongs to: the view of it that is asked for, else its room's; null outside the workbench. */
export function itemOf(path: string, search = ''): WorkbenchItem | null {
  const place = PLACES.find(({ pattern }) => fits(pattern, path));
  if (place === undefined) return null;
  const asked = new URLSearchParams(search);
  const view = WORKBENCH.find((item) => item.path === place.path && item.to.includes('?') && isShown(asked, item.to));
  return view ?? WORKBENCH.find((item) => item.path === place.within && !item.to.includes('?')) ?? null;
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/** Pages of the workbench whose name in either language holds the words, as the search lists them: rooms first. */
export function pagesNamed(words: string, admin: boolean): readonly { to: string; title: Bilingual }[] {
  const wanted = plain(words);
  const rooms = workbenchOf(admin);
  const within = ADDRESSES.filter(
    ({ path, screen, workbench }) =>
      screen !== undefined &&
      !path.includes(':') &&
      'within' in workbench &&
      rooms.some((room) => room.path === workbench.within),
  ).map(({ path, title }) => ({ to: path, title }));
  // a room is known by its address's name too
  const named = rooms.map(({ to, title, path }) => ({
    to,
    title,
    also: ADDRESSES.find((address) => address.path === path)?.title ?? title,
  }));
  return [...named, ...within.map((page) => ({ ...page, also: page.title }))]
    .filter(({ title, also }) => [title, also].some(({ zh, en }) => plain(`${zh}\n${en}`).includes(wanted)))
    .map(({ to, title }) => ({ to, title }));
}
