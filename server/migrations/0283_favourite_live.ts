import { sql, type Kysely } from 'kysely';

/** Visitors keep lives as favourites too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table favourite
      drop constraint favourite_subject_type_check,
      add constraint favourite_subject_type_check
        check (subject_type in ('ACTOR', 'PRODUCT', 'VISITOR', 'LIVE') and (employee_id is not null) = (subject_type = 'VISITOR'))
        not valid`.execute(db);
}
