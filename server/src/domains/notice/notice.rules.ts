import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';

/** Whom notices to this caller are addressed to: a person has those of the role he is in. */
export const recipientOf = (caller: VisitorCaller | ExhibitorCaller): string =>
  caller.kind === 'visitor' ? caller.visitorId : caller.employeeId;
