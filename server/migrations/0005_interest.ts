import { sql, type Kysely } from 'kysely';

/** Favourites and intent orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table favourite (
      exhibition_id text not null references exhibition,
      visitor_id text not null references visitor on delete cascade,
      subject_type text not null check (subject_type in ('ACTOR', 'PRODUCT')),
      subject_id text not null,
      deleted boolean not null default false,
      created_at timestamptz not null default now(),
      primary key (visitor_id, subject_type, subject_id)
    )`.execute(db);
  // favourites counted per subject (own list of the exhibitor)
  await sql`create index favourite_of_subject on favourite (subject_type, subject_id) where not deleted`.execute(db);

  await sql`
    create table intent_order (
      id text primary key,
      exhibition_id text not null references exhibition,
      visitor_id text not null references visitor,
      exhibitor_id text not null references exhibitor,
      product_id text not null references product,
      quantity integer not null check (quantity between 1 and 99998),
      unit text not null,
      remark text not null default '',
      state text not null default 'notContacted' check (state in ('notContacted', 'contacted')),
      contacted_at timestamptz,
      salesperson_id text references employee,
      request_id text,
      created_at timestamptz not null default now()
    )`.execute(db);
  // sending an order twice stores it once (G57)
  await sql`create unique index intent_order_request on intent_order (visitor_id, request_id) where request_id is not null`.execute(
    db,
  );
  await sql`create index intent_order_of_visitor on intent_order (visitor_id, created_at desc, id)`.execute(db);
  await sql`create index intent_order_of_exhibitor on intent_order (exhibitor_id, created_at desc, id)`.execute(db);
  await sql`create index intent_order_of_product on intent_order (product_id)`.execute(db);
}
