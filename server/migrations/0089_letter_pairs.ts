import { sql, type Kysely } from 'kysely';

/**
 * What the organizer searches people by: part of a name, a company, an address or a number, Chinese names of two characters among them,
 * for which the three letters of pg_trgm are too many (and of which it sees nothing in a database whose locale is C).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function letter_pairs(text) returns text[] language sql immutable strict parallel safe as $pairs$
      select coalesce(array_agg(distinct substr(low.t, n, 2)), '{}')
      from (select lower($1) as t) low, generate_series(1, length(low.t) - 1) n
    $pairs$`.execute(db);
  await sql`comment on function letter_pairs(text) is 'every two characters that stand beside each other, in lower case'`.execute(
    db,
  );
}
