import { sql, type Kysely } from 'kysely';

/** Everything a company says of itself (specification, section 3: Exhibitor/company). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table exhibitor
      add zip_code text not null default '',
      add registered_capital text not null default '',
      add attend_times integer check (attend_times >= 0),
      add listed boolean not null default false,
      add booth_area text not null default '',
      add product_introduction_zh text not null default '', add product_introduction_en text not null default '',
      add abroad_warehouse_zh text not null default '', add abroad_warehouse_en text not null default '',
      add telephone_area_code text not null default '',
      add fax text not null default '',
      add three_d_url text not null default '',
      add contact jsonb not null default '{}',
      add conference_contact jsonb not null default '{}',
      add headquarters jsonb not null default '{}',
      add version integer not null default 1`.execute(db);
  await sql`comment on column exhibitor.contact is 'for the organizer: who answers for the company; shown to nobody else'`.execute(
    db,
  );
  await sql`comment on column exhibitor.conference_contact is 'for the organizer: who is at the fair; shown to nobody else'`.execute(
    db,
  );
}
