import { useStaffRole } from './use-staff-role.ts';

/** May whoever is signed in decide about visitors? Support looks on. */
export const useMayReview = (): boolean => {
  const role = useStaffRole();
  return role === 'owner' || role === 'reviewer';
};
