import { sql, type Kysely } from 'kysely';

/** Whoever takes part in a procurement meeting is told of the sign-up and of appointments by notices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // the kinds that there are, and these two: other kinds are added by other files
  await sql`
    do $add$
    declare kinds text;
    begin
      select string_agg(quote_literal(m.parts[1]), ', ') into kinds
      from pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid), '''([A-Za-z]+)''', 'g') as m (parts)
      where c.conname = 'notice_kind_check' and c.conrelid = 'notice'::regclass;
      execute format('alter table notice drop constraint notice_kind_check,
        add constraint notice_kind_check check (kind in (%s, ''meeting'', ''meetingSignup'')) not valid', kinds);
    end $add$`.execute(db);
}
