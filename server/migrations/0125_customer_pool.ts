import { sql, type Kysely } from 'kysely';

/** What a company keeps about the people of its pool, how long they are in it, and who ended it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contact
      add tags text[] not null default '{}',
      add level text not null default '',
      add expires_on date,
      add removed_by text,
      add constraint contact_level check (level in ('', 'A', 'B', 'C')) not valid,
      add constraint contact_removed_by check (removed_by in ('visitor', 'exhibitor', 'account')) not valid,
      drop constraint contact_source_check,
      add constraint contact_source check
        (source in ('INVITE', 'CARD', 'INVITATION', 'INVITE_CODE', 'DISTRIBUTION', 'NEWCUSTOMER', 'INVITE_CODE_LIVE', 'ORDER', 'SCAN'))
        not valid`.execute(db);
  await sql`comment on column contact.level is 'how much the company cares for this buyer: A first'`.execute(db);
  await sql`comment on column contact.expires_on is 'the last day, in Beijing, on which this opens the pool'`.execute(
    db,
  );
}
