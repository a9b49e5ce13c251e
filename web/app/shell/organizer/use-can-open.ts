import { itemOf, menuOf } from './organizer-menu.ts';
import { useStaffRole } from './use-staff-role.ts';

/** Which rooms of the console are open to this person: a figure or a name leads only where its reader may go. Takes an address. */
export function useCanOpen(): (to: string) => boolean {
  const role = useStaffRole();
  return (to) => {
    const room = itemOf(to.replace(/\?[^]*/, ''));
    return role !== null && room !== null && menuOf(role).includes(room);
  };
}
