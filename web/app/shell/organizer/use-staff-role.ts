import type { StaffRole } from '@fairbridge/contract/roles.ts';
import { useUser } from '../../session/session.ts';

/** The role of whoever is signed in to the console; null on the server and for anybody else. */
export const useStaffRole = (): StaffRole | null => {
  const user = useUser();
  return user?.subjectType === 'ORGANIZER' ? user.staffRole : null;
};
