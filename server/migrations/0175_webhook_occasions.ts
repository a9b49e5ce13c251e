import { sql, type Kysely } from 'kysely';

/** What may happen to one thing several times is told each time; a company's administrators hear of their connections by a notice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table webhook_delivery add column occasion text not null default ''`.execute(db);
  await sql`comment on column webhook_delivery.occasion is 'which of the times that this happened; empty where it happens once'`.execute(
    db,
  );
  // the kinds that there are, and this one: other kinds are added by other files
  await sql`
    do $add$
    declare kinds text;
    begin
      select string_agg(quote_literal(m.parts[1]), ', ') into kinds
      from pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid), '''([A-Za-z]+)''', 'g') as m (parts)
      where c.conname = 'notice_kind_check' and c.conrelid = 'notice'::regclass;
      execute format('alter table notice drop constraint notice_kind_check,
        add constraint notice_kind_check check (kind in (%s, ''connection'')) not valid', kinds);
    end $add$`.execute(db);
}
