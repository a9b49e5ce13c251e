import type { ExhibitorCaller, OrganizerCaller } from '@fairbridge/contract/roles.ts';

/** Whose a view is: a person in one role. The same account in another role, or at another company, is somebody else. */
export type Author = { type: 'exhibitor' | 'organizer'; id: string; accountId: string };

export const authorOf = (caller: ExhibitorCaller | OrganizerCaller): Author => ({
  type: caller.kind,
  id: caller.kind === 'exhibitor' ? caller.employeeId : caller.staffId,
  accountId: caller.accountId,
});
