import { sql, type Kysely } from 'kysely';

/** What a company gives for an act of a buyer, where it differs from what is usual. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lead_score_weight (
      exhibitor_id text not null references exhibitor on delete cascade,
      exhibition_id text not null references exhibition,
      kind text not null,
      points smallint not null check (points between 0 and 100),
      primary key (exhibitor_id, kind)
    )`.execute(db);
  await sql`comment on column lead_score_weight.points is '0: such acts do not count'`.execute(db);
}
