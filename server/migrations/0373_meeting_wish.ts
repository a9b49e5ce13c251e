import { sql, type Kysely } from 'kysely';

/** Whom somebody would like to meet in a procurement meeting, or would not: the organizer's schedule goes by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table meeting_wish (
      id text primary key,
      exhibition_id text not null references exhibition,
      meeting_id text not null references meeting,
      signup_id text not null references meeting_signup,
      partner_id text not null references meeting_signup,
      wish text not null check (wish in ('want', 'refuse')),
      created_at timestamptz not null default now(),
      unique (signup_id, partner_id)
    )`.execute(db);
  await sql`comment on table meeting_wish is 'told to the organizer alone, never to the other side'`.execute(db);
  // meetingDesk.suggestSchedule and confirmSchedule: all of a meeting
  await sql`create index meeting_wish_of_meeting on meeting_wish (meeting_id)`.execute(db);
  // whose partner's sign-up goes
  await sql`create index meeting_wish_partner on meeting_wish (partner_id)`.execute(db);
}
