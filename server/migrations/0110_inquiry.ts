import { sql, type Kysely } from 'kysely';

/** Questions of buyers to suppliers, a row for each supplier asked, and the exhibits each is about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table inquiry (
      id text primary key,
      exhibition_id text not null references exhibition,
      sending_id text not null,
      visitor_id text not null references visitor,
      exhibitor_id text not null references exhibitor,
      salesperson_id text references employee,
      question text not null,
      quantity integer check (quantity between 1 and 99998),
      unit text,
      destination text,
      documents text[] not null default '{}',
      price_amount numeric(12, 2),
      price_currency text,
      price_unit text,
      incoterm text,
      port text not null default '',
      sample jsonb,
      request_id text,
      request_digest text,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      changed_at timestamptz,
      seen_at timestamptz,
      answered_at timestamptz,
      closed_at timestamptz,
      withdrawn_at timestamptz,
      unique (sending_id, exhibitor_id),
      check (withdrawn_at is null or seen_at is null)
    )`.execute(db);
  await sql`comment on column inquiry.sending_id is 'what was asked of several suppliers at once has one'`.execute(db);
  await sql`comment on column inquiry.request_digest is 'of what was first sent, so that the same request with other words is told apart'`.execute(
    db,
  );
  // the same request is stored once (G57)
  await sql`create unique index inquiry_request on inquiry (visitor_id, request_id, exhibitor_id) where request_id is not null`.execute(
    db,
  );
  // a buyer's own list, and how many suppliers were asked within a day
  await sql`create index inquiry_of_visitor on inquiry (visitor_id, created_at desc, id)`.execute(db);
  // a supplier's list
  await sql`create index inquiry_of_exhibitor on inquiry (exhibitor_id, created_at desc, id)`.execute(db);
  // what somebody who leaves hands over
  await sql`create index inquiry_of_salesperson on inquiry (salesperson_id) where salesperson_id is not null`.execute(
    db,
  );
  await sql`
    create table inquiry_product (
      exhibition_id text not null references exhibition,
      inquiry_id text not null references inquiry on delete cascade,
      product_id text not null references product,
      place integer not null,
      product_zh text not null,
      product_en text not null,
      product_strength text not null,
      primary key (inquiry_id, product_id)
    )`.execute(db);
  await sql`comment on column inquiry_product.product_zh is 'what the exhibit was called when it was asked about, as is product_en'`.execute(
    db,
  );
  // what is asked about an exhibit
  await sql`create index inquiry_product_of_product on inquiry_product (product_id)`.execute(db);
}
