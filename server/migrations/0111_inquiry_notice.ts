import { sql, type Kysely } from 'kysely';

/** A notice may be about an inquiry. What is there has one of the older kinds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table notice drop constraint notice_kind_check,
      add constraint notice_kind_check check (kind in ('announcement', 'suggestion', 'registration', 'vip', 'post', 'comment',
        'documentAnswer', 'follow', 'order', 'inquiry', 'documentRequest', 'handOver', 'employee', 'login', 'colleague')) not valid`.execute(
    db,
  );
}
