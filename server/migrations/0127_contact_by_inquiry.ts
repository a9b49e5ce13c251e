import { sql, type Kysely } from 'kysely';

/** What a visitor withdraws from may be an inquiry, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contact
      drop constraint contact_source,
      add constraint contact_source check
        (source in ('INVITE', 'CARD', 'INVITATION', 'INVITE_CODE', 'DISTRIBUTION', 'NEWCUSTOMER', 'INVITE_CODE_LIVE', 'ORDER', 'INQUIRY', 'SCAN'))
        not valid`.execute(db);
}
