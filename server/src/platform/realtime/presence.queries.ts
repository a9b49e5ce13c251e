import { sql } from 'kysely';
import type { Db } from '../database/kysely.ts';

/** A process that was not seen for so long is gone, and what it wrote of rooms counts no more. */
const GONE_SECONDS = 30;
/** Its rows stay a while longer, so that one that only stood still finds them. */
const SWEPT_SECONDS = 120;

/** Says that this process lives; true where its row is new, so that none of its rooms are written. */
export async function noteProcess(db: Db, processId: string): Promise<boolean> {
  const { rows } = await sql<{ anew: boolean }>`
    insert into realtime_process (id) values (${processId})
    on conflict (id) do update set seen_at = now()
    returning xmax = 0 as anew`.execute(db);
  return rows[0]?.anew === true;
}

/** What has ended without a word goes, its rooms with it. */
export async function sweepProcesses(db: Db): Promise<void> {
  await sql`delete from realtime_process where seen_at < now() - make_interval(secs => ${SWEPT_SECONDS})`.execute(db);
}

export async function forgetProcess(db: Db, processId: string): Promise<void> {
  await db.deleteFrom('realtime_process').where('id', '=', processId).execute();
}

export async function writeRooms(
  db: Db,
  processId: string,
  { entered, left }: { entered: readonly string[]; left: readonly string[] },
): Promise<void> {
  if (entered.length > 0)
    await sql`
      insert into realtime_presence (room, process_id)
      select room, ${processId} from unnest(${[...entered]}::text[]) as room
      on conflict do nothing`.execute(db);
  if (left.length > 0)
    await sql`
      delete from realtime_presence where process_id = ${processId} and room = any(${[...left]}::text[])`.execute(db);
}

/** Which of these rooms somebody is in, in another process that lives. */
export async function presentElsewhere(db: Db, processId: string, rooms: readonly string[]): Promise<string[]> {
  const result = await sql<{ room: string }>`
    select distinct p.room from realtime_presence p
    join realtime_process r on r.id = p.process_id and r.seen_at > now() - make_interval(secs => ${GONE_SECONDS})
    where p.room = any(${[...rooms]}::text[]) and p.process_id <> ${processId}`.execute(db);
  return result.rows.map(({ room }) => room);
}
