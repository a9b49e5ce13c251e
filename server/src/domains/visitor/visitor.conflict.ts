import type { Bilingual } from '@fairbridge/contract/text.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { APPLICANT, failStale } from '../audit/audit.conflict.ts';
import { type VisitorStep, lastStepOf } from './visitor.review.queries.ts';

const WORDS: Record<VisitorStep, Bilingual> = {
  underReview: { zh: '再次提交审核', en: 'resubmitted' },
  approved: { zh: '已通过', en: 'approved' },
  notApproved: { zh: '已拒绝', en: 'declined' },
  'visitor.suspend': { zh: '已停用', en: 'suspended' },
  'visitor.restore': { zh: '已恢复', en: 'restored' },
};

/** Refuses a decision about a visitor who is no longer as was read, telling what was done last. Errors: `decidedMeanwhile`, `editConflict`. */
export async function failStaleVisitor(ctx: FairContext, id: string): Promise<never> {
  const last = await lastStepOf(ctx, id);
  if (last === undefined) fail('editConflict');
  failStale({
    id,
    name: last.name,
    by: last.applicant ? APPLICANT : (last.by ?? ''),
    what: WORDS[last.step],
    at: last.at,
  });
}
