import { sql, type Kysely } from 'kysely';

/** What a company offers to a buyer who asked or ordered: a row for each version, of which the last one counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quote (
      id text primary key,
      exhibition_id text not null references exhibition,
      order_id text references intent_order on delete cascade,
      inquiry_id text references inquiry on delete cascade,
      exhibitor_id text not null references exhibitor,
      visitor_id text not null references visitor,
      employee_id text references employee,
      product_id text references product,
      product_zh text not null default '',
      product_en text not null default '',
      product_strength text not null default '',
      version integer not null check (version >= 1),
      price_amount numeric(12, 2) not null check (price_amount > 0),
      price_currency text not null,
      price_unit text not null,
      active_per_unit numeric check (active_per_unit > 0),
      incoterm text,
      port text not null default '',
      valid_until date not null,
      packing text not null default '',
      remark text not null default '',
      state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'replaced')),
      reason text not null default '',
      request_id text,
      request_digest text,
      created_at timestamptz not null default now(),
      decided_at timestamptz,
      check (num_nonnulls(order_id, inquiry_id) = 1)
    )`.execute(db);
  await sql`comment on column quote.employee_id is 'who wrote it'`.execute(db);
  await sql`comment on column quote.product_id is 'the exhibit it is for, called as it was then; null: what was asked of a whole booth'`.execute(
    db,
  );
  await sql`comment on column quote.active_per_unit is 'kilograms of active ingredient in one unit of the price; null where that cannot be said'`.execute(
    db,
  );
  // the versions of one offer; of these one stands at a time
  await sql`create unique index quote_version on quote (coalesce(order_id, inquiry_id), coalesce(product_id, ''), version)`.execute(
    db,
  );
  await sql`create unique index quote_standing on quote (coalesce(order_id, inquiry_id), coalesce(product_id, '')) where state in ('open', 'accepted')`.execute(
    db,
  );
  // the same request is stored once (G57)
  await sql`create unique index quote_request on quote (coalesce(order_id, inquiry_id), request_id) where request_id is not null`.execute(
    db,
  );
  // what a buyer compares
  await sql`create index quote_of_visitor on quote (visitor_id, created_at desc, id)`.execute(db);
  // what was offered on an order or inquiry, also when that is taken away
  await sql`create index quote_of_order on quote (order_id) where order_id is not null`.execute(db);
  await sql`create index quote_of_inquiry on quote (inquiry_id) where inquiry_id is not null`.execute(db);
  // the erasure of an employee's account
  await sql`create index quote_of_employee on quote (employee_id) where employee_id is not null`.execute(db);
}
