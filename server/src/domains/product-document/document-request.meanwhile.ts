import { sql } from 'kysely';
import type { DocumentRequestState } from '@fairbridge/contract/product-document/product-document.shapes.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Scope } from '../../ground/scope.ts';
import { APPLICANT, refuseStale } from '../audit/audit.meanwhile.ts';

const WORDS: Record<DocumentRequestState, Bilingual> = {
  open: { zh: '再次索取', en: 'asked again' },
  granted: { zh: '同意', en: 'granted' },
  refused: { zh: '谢绝', en: 'declined' },
};

type Row = { state: DocumentRequestState; at: Date; name: string; by_zh: string | null; by_en: string | null };

/** Refuses an answer to a request that is no longer as was read, telling the last step. Errors: `decidedMeanwhile`, `editConflict`. */
export async function refuseStaleRequest(scope: Scope, id: string): Promise<never> {
  const { rows } = await sql<Row>`
    select r.state, case when r.state = 'open' then r.asked_at else coalesce(r.answered_at, r.asked_at) end as at,
      v.name, m.name_zh as by_zh, m.name_en as by_en
    from document_request r join visitor v on v.id = r.visitor_id left join employee m on m.id = r.answered_by
    where r.exhibition_id = ${scope.exhibition.id} and r.id = ${id}`.execute(scope.db);
  const [last] = rows;
  if (last === undefined) refuse('editConflict');
  const colleague = last.by_zh === null && last.by_en === null ? '' : bilingualOf('by', last);
  refuseStale({
    id,
    name: last.name,
    by: last.state === 'open' ? APPLICANT : colleague,
    what: WORDS[last.state],
    at: last.at,
  });
}
