import type { Exhibition } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import type { QueueName } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { StaffRole } from '@fairbridge/contract/roles.ts';
import { MENU_GROUPS, organizerAddresses, type MenuGroup } from '../../site-map/organizer.ts';
import type { NavIconName } from '../../ui/nav-icons.tsx';

export type OrganizerMenuItem = {
  to: string;
  title: Bilingual;
  icon: NavIconName;
  group: MenuGroup;
  who: readonly StaffRole[];
  ofIngredients?: true;
  holds?: readonly Bilingual[];
  queues?: readonly QueueName[];
  also?: string;
};

/** Every room of the organizer console (ruling 1.2), as its address declares it. */
export const ORGANIZER_MENU: readonly OrganizerMenuItem[] = organizerAddresses.flatMap(({ path, title, menu }) =>
  menu === undefined ? [] : [{ to: path, title, ...menu }],
);

/** What somebody of this role sees in the side menu. */
export const menuOf = (role: StaffRole): readonly OrganizerMenuItem[] =>
  ORGANIZER_MENU.filter(({ who }) => role === 'owner' || who.includes(role));

/** Without those that stand below another one of them, which leads on to them. */
export const topOf = (items: readonly OrganizerMenuItem[]): readonly OrganizerMenuItem[] =>
  items.filter(({ to }) => !items.some((other) => other.to !== '/organizer' && to.startsWith(`${other.to}/`)));

/** Of these rooms those that this fair has something for. */
export const forFair = (
  items: readonly OrganizerMenuItem[],
  fair: Pick<Exhibition, 'attributeNames'> | null,
): readonly OrganizerMenuItem[] =>
  items.filter(({ ofIngredients }) => ofIngredients !== true || 'ingredients' in (fair?.attributeNames ?? {}));

/** The same in its groups; one in which this role has no room is not there. */
export const groupsOf = (
  menu: readonly OrganizerMenuItem[],
): readonly { group: MenuGroup; items: readonly OrganizerMenuItem[] }[] =>
  MENU_GROUPS.map((group) => ({ group, items: menu.filter((item) => item.group === group) })).filter(
    ({ items }) => items.length > 0,
  );

/** The item of these that an address belongs to: the longest that fits; null for an address outside the console. */
export function itemOf(path: string, items = ORGANIZER_MENU): OrganizerMenuItem | null {
  const isBelow = (room: string): boolean => path === room || path.startsWith(`${room}/`);
  const fitting = items.filter(({ to, also = to }) => isBelow(to) || isBelow(also));
  return fitting.toSorted((a, b) => b.to.length - a.to.length)[0] ?? null;
}

/** How much waits in these rooms together, of what waits for this reader. */
export const waitingIn = (
  items: readonly Pick<OrganizerMenuItem, 'queues'>[],
  waiting: ReadonlyMap<QueueName, number>,
): number => items.flatMap(({ queues = [] }) => queues).reduce((sum, name) => sum + (waiting.get(name) ?? 0), 0);
