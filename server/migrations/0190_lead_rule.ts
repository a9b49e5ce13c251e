import { sql, type Kysely } from 'kysely';

/** Who of a company gets a new lead by itself: by product line, country or language, and who takes turns for the rest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lead_rule (
      exhibitor_id text not null references exhibitor on delete cascade,
      exhibition_id text not null references exhibition,
      place integer not null,
      kind text not null check (kind in ('category', 'country', 'language')),
      value text not null,
      employee_id text not null references employee,
      primary key (exhibitor_id, place)
    )`.execute(db);
  await sql`comment on column lead_rule.place is 'the first one that fits counts'`.execute(db);
  await sql`
    create table lead_turn (
      exhibitor_id text not null references exhibitor on delete cascade,
      exhibition_id text not null references exhibition,
      employee_id text not null references employee,
      place integer not null,
      taken_at timestamptz,
      primary key (exhibitor_id, employee_id)
    )`.execute(db);
  await sql`comment on column lead_turn.taken_at is 'when the last one fell to this colleague'`.execute(db);
}
