import { sql, type Kysely } from 'kysely';

/** The organizer's rules on ingredients by country and use, and what the public feed and the sitemap are read by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table exhibition add column home_country text not null default 'CN'`.execute(db);
  await sql`comment on column exhibition.home_country is 'where the fair is held: its own rules bind what is shown here'`.execute(
    db,
  );
  await sql`
    create table compliance_rule (
      id text primary key,
      exhibition_id text not null references exhibition,
      ingredient text not null,
      kind text not null check (kind in ('banned', 'restricted', 'exportOnly', 'pic', 'pops', 'notRenewed')),
      country text not null,
      crops text[] not null default '{}',
      uses_zh text not null default '', uses_en text not null default '',
      note_zh text not null default '', note_en text not null default '',
      source_zh text not null default '', source_en text not null default '',
      link text not null default '',
      valid_from date,
      valid_until date,
      effect text not null check (effect in ('notice', 'closeMarket', 'blockClaim')),
      version integer not null default 1,
      updated_at timestamptz not null default now(),
      foreign key (exhibition_id, ingredient) references ingredient (exhibition_id, code),
      unique (exhibition_id, ingredient, kind, country, crops)
    )`.execute(db);
  await sql`comment on column compliance_rule.country is 'ISO 3166-1 alpha-2, EU for its members, * for everywhere'`.execute(
    db,
  );
  await sql`comment on column compliance_rule.crops is 'codes of the exhibition, in their order; none: every use'`.execute(
    db,
  );
  // which exhibits a rule is about, and the feed by ingredient
  await sql`create index product_ingredients on product using gin ((attributes->'ingredients') jsonb_path_ops) where deleted_at is null`.execute(
    db,
  );
  // feed and sitemap go through what everybody may see by its id
  await sql`create index product_public on product (exhibition_id, id) where scope = 0 and deleted_at is null`.execute(
    db,
  );
}
