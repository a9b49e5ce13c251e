import type { AnyCall } from '@fairbridge/contract/call.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { FOUND_KINDS, type FoundKind } from '@fairbridge/contract/organizer/console-search.shapes.ts';
import { can, type OrganizerCaller } from '@fairbridge/contract/roles.ts';

/** The call that shows the same to whoever opens it: who may make it, finds it. */
const SHOWN_BY: Readonly<Record<FoundKind, AnyCall>> = {
  visitors: contract.review.list,
  colleagues: contract.colleagueReview.list,
  badges: contract.voucher.verify,
  exhibitors: contract.exhibitorRecord.list,
  administrators: contract.exhibitorRecord.get,
};

/** What this member of staff finds. */
export const kindsFor = (caller: Pick<OrganizerCaller, 'kind' | 'role'>): readonly FoundKind[] =>
  FOUND_KINDS.filter((kind) => can(SHOWN_BY[kind].roles, caller));
