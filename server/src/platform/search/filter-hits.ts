import { sql } from 'kysely';
import type { Db } from './document.ts';
import type { Match } from './hits.ts';
import { seen, type Visibility } from './visibility.ts';

/** Which of these documents are hits that the caller sees, in their order. */
export async function filterHits(
  db: Db,
  { exhibitionId, kind, levels, owner }: Match,
  visibility: Visibility,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const expression = levels.at(-1);
  const words = expression === undefined ? sql`` : sql` and d.lexemes @@ (select ${expression}::tsquery)`;
  const owned = owner === '' ? sql`` : sql` and d.owner_id = ${owner}`;
  const { rows } = await sql<{ id: string }>`
    select d.id from unnest(${[...ids]}::text[]) with ordinality as asked(id, place)
    join search_document d on d.exhibition_id = ${exhibitionId} and d.id = asked.id and d.kind = ${kind}
    where ${seen(visibility)}${owned}${words}
    order by asked.place`.execute(db);
  return rows.map(({ id }) => id);
}
