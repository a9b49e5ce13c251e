import { sql } from 'kysely';
import { escaped } from '../../platform/database/like.ts';
import type { Scope } from '../../ground/scope.ts';
import { LINE, REGISTERED, type VisitorRow } from './visitor-review.queries.ts';
import { namedSentences, type Asked } from './visitor-search.rules.ts';

/** Of a word that names more, any so many are looked at: whoever looks for one of them types on. */
const LOOKED_AT = 200;

/**
 * The visitors of this fair whom the words may mean: who is called or written to so first, then who begins so, the newest first among them.
 * @param asked.words at least two characters
 */
export async function visitorsNamed(
  { db, exhibition: { id } }: Scope,
  asked: Asked,
  limit: number,
  lookedAt = LOOKED_AT,
): Promise<VisitorRow[]> {
  const { visitor, account } = namedSentences(asked);
  const begins = `${escaped(asked.words)}%`;
  const { rows } = await sql<VisitorRow>`
    with named as (
      (select v.id from visitor v where v.exhibition_id = ${id} and ${visitor} limit ${lookedAt})
      union
      (select v.id from account a join visitor v on v.account_id = a.id where v.exhibition_id = ${id} and ${account} limit ${lookedAt}))
    select ${LINE} from named join visitor v on v.id = named.id join account a on a.id = v.account_id
    where v.exhibition_id = ${id}
    order by case when lower(${asked.words}) in (lower(v.name), lower(a.email)) then 0
      when v.name ilike ${begins} or a.email ilike ${begins} then 1 else 2 end, ${REGISTERED} desc, v.id
    limit ${limit}`.execute(db);
  return rows;
}
