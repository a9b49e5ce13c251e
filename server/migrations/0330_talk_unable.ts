import { sql, type Kysely } from 'kysely';

/** How a call may have ended besides: whoever was called had no microphone or camera to answer with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table talk drop constraint talk_state_check,
      add constraint talk_state_check
        check (state in ('ringing', 'accepted', 'ended', 'refused', 'missed', 'busy', 'unable')) not valid`.execute(db);
}
