import { sql, type Kysely } from 'kysely';

/** A buyer may close what they asked or ordered, and says why. Leads of before are open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table lead
      add column closed_at timestamptz,
      add column close_reason text,
      add column close_text text not null default ''`.execute(db);
  await sql`comment on column lead.closed_at is 'since when its buyer wants nothing more of it; where it stands with the company stays'`.execute(
    db,
  );
  await sql`
    alter table lead
      add constraint lead_close_reason check (close_reason in ('notNeeded', 'foundElsewhere', 'price', 'noAnswer', 'other')) not valid,
      add constraint lead_closing check ((closed_at is null) = (close_reason is null)) not valid`.execute(db);
}
