import { sql, type Kysely } from 'kysely';

/** What a company adds to the fixed words of a mailing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mailing
      add column subject_zh text not null default '',
      add column subject_en text not null default '',
      add column note_zh text not null default '',
      add column note_en text not null default '',
      add column product_id text references product on delete set null`.execute(db);
  await sql`comment on column mailing.subject_zh is 'empty: the usual subject'`.execute(db);
  await sql`comment on column mailing.product_id is 'the exhibit that letters point at, while everybody may see it'`.execute(
    db,
  );
}
