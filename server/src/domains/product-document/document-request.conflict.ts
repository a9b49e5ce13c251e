import type { DocumentRequestState } from '@fairbridge/contract/product-document/product-document.shapes.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { APPLICANT, failStale } from '../audit/audit.conflict.ts';
import { lastStepOf } from './document-request.queries.ts';

const WORDS: Record<DocumentRequestState, Bilingual> = {
  open: { zh: '再次申请', en: 'requested again' },
  granted: { zh: '已同意', en: 'approved' },
  refused: { zh: '已拒绝', en: 'declined' },
};

/** Refuses an answer to a request that is no longer as was read, telling the last step. Errors: `decidedMeanwhile`, `editConflict`. */
export async function failStaleRequest(ctx: FairContext, id: string): Promise<never> {
  const last = await lastStepOf(ctx, id);
  if (last === undefined) fail('editConflict');
  const colleague = last.by_zh === null && last.by_en === null ? '' : bilingualOf('by', last);
  failStale({
    id,
    name: last.name,
    by: last.state === 'open' ? APPLICANT : colleague,
    what: WORDS[last.state],
    at: last.at,
  });
}
