import { sql, type Kysely } from 'kysely';

/** What a notice is about; the specification's four types follow from it. A constant default rewrites no row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table notice add column kind text not null default 'announcement',
      add constraint notice_kind_check check (kind in ('announcement', 'suggestion', 'registration', 'vip', 'post', 'comment',
        'documentAnswer', 'follow', 'order', 'documentRequest', 'handOver', 'employee', 'login', 'colleague')) not valid`.execute(
    db,
  );
}
