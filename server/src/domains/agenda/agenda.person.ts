import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';

/** Whose agenda it is: a caller, or whoever has opened a feed. */
export type AgendaPerson =
  | Pick<VisitorCaller, 'kind' | 'visitorId' | 'approved' | 'pool'>
  | Pick<ExhibitorCaller, 'kind' | 'employeeId' | 'exhibitorId'>;

/** What rows of one's own are found by. */
export const ownerIdOf = (person: AgendaPerson): string =>
  person.kind === 'visitor' ? person.visitorId : person.employeeId;
