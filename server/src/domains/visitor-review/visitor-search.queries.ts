import { sql } from 'kysely';
import { escapeLike } from '../../platform/database/like.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { LINE, REGISTERED, type VisitorRow } from './visitor-line.queries.ts';
import { namedSentences, type Asked } from './visitor-search.rules.ts';

/** Of a word that names more, any so many are looked at: whoever looks for one of them types on. */
const LOOKED_AT = 200;

/**
 * The visitors of this fair whom the words may mean: who is called or written to so first, then who begins so, the newest first among them.
 * @param asked.words at least two characters
 */
export async function visitorsNamed(
  { db, exhibition: { id } }: FairContext,
  asked: Asked,
  limit: number,
  lookedAt = LOOKED_AT,
): Promise<VisitorRow[]> {
  const { visitor, account } = namedSentences(asked);
  const begins = `${escapeLike(asked.words)}%`;
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

/** More than these are found as quickly by looking at everybody. */
const FEW = 1_000;

/**
 * Whom the words name, by the indexes of the console's search; null where they name more than a few, and where they are too short for an
 * index. The limit also keeps a word that everybody is called by from being looked up in every row.
 */
export async function fewNamed(
  { db, exhibition: { id } }: FairContext,
  asked: Asked,
  most = FEW,
): Promise<readonly string[] | null> {
  if (asked.words.length < 2) return null;
  const { visitor, account } = namedSentences(asked);
  const { rows } = await sql<{ id: string }>`
    (select v.id from visitor v where v.exhibition_id = ${id} and ${visitor} limit ${most + 1})
    union all
    (select v.id from account a join visitor v on v.account_id = a.id where v.exhibition_id = ${id} and ${account} limit ${most + 1})`.execute(
    db,
  );
  return rows.length > most ? null : rows.map((row) => row.id);
}
