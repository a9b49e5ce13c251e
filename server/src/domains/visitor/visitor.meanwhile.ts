import { sql } from 'kysely';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Scope } from '../../ground/scope.ts';
import { APPLICANT, refuseStale } from '../audit/audit.meanwhile.ts';

type Step = 'underReview' | 'approved' | 'notApproved' | 'visitor.suspend' | 'visitor.restore';
const WORDS: Record<Step, Bilingual> = {
  underReview: { zh: '再次提交审核', en: 'handed in again' },
  approved: { zh: '审核通过', en: 'approved' },
  notApproved: { zh: '审核不通过', en: 'not approved' },
  'visitor.suspend': { zh: '停用', en: 'suspended' },
  'visitor.restore': { zh: '恢复', en: 'let in again' },
};

/** Refuses a decision about a visitor who is no longer as was read, telling what was done last. Errors: `decidedMeanwhile`, `editConflict`. */
export async function refuseStaleVisitor(scope: Scope, id: string): Promise<never> {
  const { rows } = await sql<{ name: string; step: Step; at: Date; applicant: boolean; by: string | null }>`
    select coalesce(nullif(v.name, ''), nullif(w.email, ''), w.mobile, '') as name, t.step, t.at, t.account_id is null as applicant,
      coalesce(nullif(s.name, ''), a.email) as by
    from (
      select r.state as step, r.created_at as at, r.account_id from visitor_review r
      where r.exhibition_id = ${scope.exhibition.id} and r.visitor_id = ${id}
      union all
      select l.act, l.at, l.account_id from audit l
      where l.exhibition_id = ${scope.exhibition.id} and l.object_id = ${id} and l.act in ('visitor.suspend', 'visitor.restore')
    ) t
    join visitor v on v.id = ${id} join account w on w.id = v.account_id
    left join account a on a.id = t.account_id
    left join organizer_staff s on s.account_id = t.account_id and s.exhibition_id = ${scope.exhibition.id}
    order by t.at desc limit 1`.execute(scope.db);
  const [last] = rows;
  if (last === undefined) refuse('editConflict');
  refuseStale({
    id,
    name: last.name,
    by: last.applicant ? APPLICANT : (last.by ?? ''),
    what: WORDS[last.step],
    at: last.at,
  });
}
