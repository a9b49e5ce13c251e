import { sql, type Kysely } from 'kysely';

/**
 * Who hears together in which process, so that every process can say who is there. Unlogged: after a crash of the database all sockets are
 * made anew, and each process writes again what it has.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table realtime_process (
      id text primary key,
      seen_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create unlogged table realtime_presence (
      room text not null,
      process_id text not null references realtime_process on delete cascade,
      primary key (room, process_id)
    )`.execute(db);
  // what a process leaves behind goes with it
  await sql`create index realtime_presence_of_process on realtime_presence (process_id)`.execute(db);
}
