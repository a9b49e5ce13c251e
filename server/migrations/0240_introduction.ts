import { sql, type Kysely } from 'kysely';

/** The organizer introduces a company to a visitor: an invitation whose channel is the fair itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table invitation drop constraint invitation_channel_check,
      add constraint invitation_channel_check
        check (channel in ('person', 'booth', 'post', 'product', 'footprint', 'mail', 'code', 'fair')) not valid`.execute(
    db,
  );
  await sql`comment on column invitation.sender_id is 'the visitor or the employee who sent it; of the channel fair whoever of the organizer'`.execute(
    db,
  );
}
