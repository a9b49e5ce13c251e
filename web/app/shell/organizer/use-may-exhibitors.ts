import { useStaffRole } from './use-staff-role.ts';

/** What whoever is signed in may do with exhibitors: an editor adds and changes, an owner also disables; support looks on. */
export function useMayExhibitors(): { edit: boolean; disable: boolean } {
  const role = useStaffRole();
  return { edit: role === 'owner' || role === 'editor', disable: role === 'owner' };
}
