import { useUser } from '../../session/session.ts';

/** The organizer reads what is said in the business circle and says nothing there: what should go is removed in the console. */
export const useIsReadOnly = (): boolean => useUser()?.subjectType === 'ORGANIZER';
