import { Outlet, useMatches } from 'react-router';
import { Guard } from '../session/guard.tsx';
import { GROUPS, type Group } from './groups.ts';

const groupOf = (id: string): Group | undefined => GROUPS.find((group) => id === `door-${group}`);

/** The door of a group of addresses; which group, its route's id says (`routes.ts`). */
export default function Door() {
  const group = useMatches()
    .map(({ id }) => groupOf(id))
    .find((one) => one !== undefined);
  return (
    <Guard group={group ?? 'everyone'}>
      <Outlet />
    </Guard>
  );
}
