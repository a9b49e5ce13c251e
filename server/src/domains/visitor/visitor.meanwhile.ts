import type { Bilingual } from '@fairbridge/contract/text.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Scope } from '../../ground/scope.ts';
import { APPLICANT, refuseStale } from '../audit/audit.meanwhile.ts';
import { type VisitorStep, lastStepOf } from './visitor.review.queries.ts';

const WORDS: Record<VisitorStep, Bilingual> = {
  underReview: { zh: '再次提交审核', en: 'handed in again' },
  approved: { zh: '审核通过', en: 'approved' },
  notApproved: { zh: '审核不通过', en: 'not approved' },
  'visitor.suspend': { zh: '停用', en: 'suspended' },
  'visitor.restore': { zh: '恢复', en: 'let in again' },
};

/** Refuses a decision about a visitor who is no longer as was read, telling what was done last. Errors: `decidedMeanwhile`, `editConflict`. */
export async function refuseStaleVisitor(scope: Scope, id: string): Promise<never> {
  const last = await lastStepOf(scope, id);
  if (last === undefined) refuse('editConflict');
  refuseStale({
    id,
    name: last.name,
    by: last.applicant ? APPLICANT : (last.by ?? ''),
    what: WORDS[last.step],
    at: last.at,
  });
}
