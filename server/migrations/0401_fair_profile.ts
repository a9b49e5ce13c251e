import { sql, type Kysely } from 'kysely';

/** What the organizer says of the fair itself: where it is in full, when it is open, who stands behind it, and its mark. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table exhibition
      add column profile_version integer not null default 1,
      add column address_zh text not null default '',
      add column address_en text not null default '',
      add column hours jsonb not null default '[]',
      add column hosts jsonb not null default '[]',
      add column logo text,
      add column email text not null default '',
      add column phone text not null default '',
      add column legal_entity jsonb not null default '{}'`.execute(db);
  const comments = {
    profile_version: 'goes up with each change of the fair’s details, so that of two who edit them the later is told',
    hours:
      'when each day is open, the first entry of the first day: {"opens": "09:00", "closes": "17:00", "note": {…}}; empty times: closed',
    hosts: 'who stands behind the fair, in order: {"role": "host", "name": {…}, "website": ""}',
    legal_entity: 'who answers for the fair by law: {"name": {…}, "number": "", "address": {…}, "icp": ""}',
  };
  for (const [column, comment] of Object.entries(comments))
    await sql`comment on column exhibition.${sql.ref(column)} is ${sql.lit(comment)}`.execute(db);
}
