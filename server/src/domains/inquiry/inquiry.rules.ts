import type { InquiryState } from '@fairbridge/contract/inquiry/inquiry.shapes.ts';
import type { LeadState } from '@fairbridge/contract/lead/lead.shapes.ts';

/** What says how far an inquiry has come: whether it was opened stands with it, the rest with its lead, which goes when it is taken back. */
export type Progress = {
  seen_at: Date | null;
  withdrawn_at: Date | null;
  lead_state: LeadState | null;
  closed_at: Date | null;
};

/** As its buyer reads it: whoever dealt with it in any way has answered, and what is won or lost is over. */
export function stateOf({
  seen_at: seenAt,
  withdrawn_at: withdrawnAt,
  lead_state: lead,
  closed_at: closedAt,
}: Progress): InquiryState {
  if (withdrawnAt !== null) return 'withdrawn';
  if (closedAt !== null) return 'ended';
  if (lead === 'won' || lead === 'lost') return 'closed';
  if (lead === 'contacted' || lead === 'quoted') return 'answered';
  return seenAt === null ? 'sent' : 'seen';
}

/** Nobody of the supplier has opened it, nor dealt with it unopened: its buyer may still change it or take it back. */
export const isUnseen = (inquiry: Progress): boolean =>
  inquiry.seen_at === null && (inquiry.lead_state === null || inquiry.lead_state === 'new');
