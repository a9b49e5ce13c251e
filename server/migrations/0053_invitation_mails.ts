import { sql, type Kysely } from 'kysely';

/**
 * E-mails to an address that somebody else entered are a kind of their own, which its owner can switch off.
 * The old checks were narrower, so that no row needs to be looked at (`not valid`): `message` may be long.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table message drop constraint message_category_check,
      add constraint message_category_check
        check (category in ('transactional', 'notice', 'news', 'digest', 'invitation')) not valid`.execute(db);
  await sql`
    alter table notification_setting drop constraint notification_setting_category_check,
      add constraint notification_setting_category_check
        check (category in ('notice', 'news', 'digest', 'invitation')) not valid`.execute(db);
}
