import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table file (
      id text primary key,
      exhibition_id text not null references exhibition,
      owner_id text not null,
      use text not null,
      bytes integer not null, width integer not null, height integer not null,
      kind text not null check (kind in ('webp', 'drawn')),
      drawing jsonb,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`comment on column file.owner_id is 'the exhibitor that uploaded it; only its own products may use it'`.execute(
    db,
  );
  await sql`comment on column file.drawing is 'for demo pictures: what to draw; made when first asked for'`.execute(db);
  await sql`create index file_of_owner on file (owner_id, created_at desc)`.execute(db);

  await sql`
    create table product (
      id text primary key,
      exhibition_id text not null references exhibition,
      exhibitor_id text not null references exhibitor,
      name_zh text not null default '', name_en text not null default '',
      brand_zh text not null default '', brand_en text not null default '',
      article_number text not null default '',
      category text not null,
      tags text[] not null default '{}',
      pictures text[] not null, long_pictures text[] not null default '{}',
      attributes jsonb not null default '{}',
      strength text not null default '',
      introduction_zh text not null default '', introduction_en text not null default '',
      minimum_order_quantity numeric, minimum_order_unit text,
      sale_price text not null default '', purchase_price text not null default '',
      spot boolean not null default false, customization boolean not null default false,
      scope smallint not null check (scope in (0, 1, 2)),
      sort_number integer check (sort_number > 0),
      version integer not null default 1,
      published_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      foreign key (exhibition_id, category) references category (exhibition_id, code)
    )`.execute(db);
  // own list: numbered ones first, then newest first
  await sql`create index product_of_exhibitor on product (exhibitor_id, sort_number nulls last, published_at desc, id) where deleted_at is null`.execute(
    db,
  );
  // two exhibits of a company never share a sort number; deferred, so that a shift is one statement
  await sql`alter table product add constraint product_sort_number_once unique (exhibitor_id, sort_number) deferrable initially deferred`.execute(
    db,
  );
  // product.browse without a question: newest first
  await sql`create index product_newest on product (exhibition_id, published_at desc, id) where deleted_at is null`.execute(
    db,
  );
}
