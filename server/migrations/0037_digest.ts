import { sql, type Kysely } from 'kysely';

/** A daily e-mail of what waits to be read: which notices had an e-mail of their own, and which have been in a digest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notice add column mailed boolean not null default false, add column digested_at timestamptz`.execute(
    db,
  );
  // what the next digest is made of, recipient by recipient
  await sql`
    create index notice_undigested on notice (exhibition_id, recipient_id, created_at)
    where seen_at is null and digested_at is null and not mailed`.execute(db);
  await sql`
    alter table message drop constraint message_category_check,
      add constraint message_category_check check (category in ('transactional', 'notice', 'news', 'digest'))`.execute(
    db,
  );
  await sql`
    alter table notification_setting drop constraint notification_setting_category_check,
      add constraint notification_setting_category_check check (category in ('notice', 'news', 'digest'))`.execute(db);
}
