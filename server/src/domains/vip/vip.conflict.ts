import type { OpenVipStatus } from '@fairbridge/contract/vip/vip.shapes.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { APPLICANT, failStale } from '../audit/audit.conflict.ts';
import { historyOf, recordOf } from './vip.queries.ts';

const WORDS: Record<OpenVipStatus, Bilingual> = {
  pending: { zh: '再次提交申请', en: 'applied again' },
  passed: { zh: '已通过', en: 'approved' },
  failed: { zh: '已拒绝', en: 'declined' },
};

/** Refuses a decision on an application that is no longer as was read, telling the last step. Errors: `decidedMeanwhile`, `editConflict`. */
export async function failStaleApplication(ctx: FairContext, id: string): Promise<never> {
  const application = await recordOf(ctx, id);
  const [last] = await historyOf(ctx, id);
  if (application === undefined || last === undefined) fail('editConflict');
  failStale({
    id,
    name: application.visitor_name,
    by: last.status === 'pending' ? APPLICANT : last.by,
    what: WORDS[last.status],
    at: last.created_at,
  });
}
