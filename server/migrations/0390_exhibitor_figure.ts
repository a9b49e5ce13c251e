import { sql, type Kysely } from 'kysely';

/** Figures of companies by day, for the medians of their categories; made again by a job (figure-roll-up.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table exhibitor_figure (
      exhibition_id text not null references exhibition,
      exhibitor_id text not null references exhibitor on delete cascade,
      figure text not null,
      day date not null,
      amount integer not null,
      primary key (exhibition_id, exhibitor_id, figure, day)
    )`.execute(db);
  await sql`comment on column exhibitor_figure.figure is 'its name in the contract (statistics.figures.ts)'`.execute(
    db,
  );
  // days that are made again
  await sql`create index exhibitor_figure_day on exhibitor_figure (exhibition_id, figure, day)`.execute(db);
}
