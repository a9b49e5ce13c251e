import { useMatches } from 'react-router';
import { GROUPS, type Group } from './groups.ts';

/** Who may open the page that stands here: its layout in the tree of routes, which `routes.ts` makes of the site map. */
export function useGroup(): Group {
  const matches = useMatches();
  return GROUPS.find((group) => matches.some(({ id }) => id === `for-${group}`)) ?? 'everyone';
}
