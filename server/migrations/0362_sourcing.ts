import { sql, type Kysely } from 'kysely';

/** What buyers want to buy, which exhibitors it fits, and who of them has signed up with what offers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sourcing (
      id text primary key,
      exhibition_id text not null references exhibition,
      visitor_id text not null references visitor,
      title text not null,
      description text not null default '',
      company_types text[] not null default '{}',
      scale text,
      countries text[] not null default '{}',
      other_requirements text not null default '',
      deadline date not null,
      audit text not null check (audit in ('review', 'approved', 'notApproved')),
      reason text not null default '',
      version integer not null default 1,
      created_at timestamptz not null default now(),
      changed_at timestamptz,
      closed_at timestamptz,
      deleted_at timestamptz
    )`.execute(db);
  await sql`comment on table sourcing is 'a requirement of a buyer, who stays unnamed to exhibitors until agreeing to one'`.execute(
    db,
  );
  await sql`create index sourcing_of_visitor on sourcing (visitor_id, created_at desc, id)`.execute(db);
  await sql`create index sourcing_of_fair on sourcing (exhibition_id, created_at desc, id)`.execute(db);
  await sql`
    create table sourcing_line (
      id text primary key,
      exhibition_id text not null references exhibition,
      sourcing_id text not null references sourcing on delete cascade,
      place integer not null,
      label_zh text not null,
      label_en text not null,
      ingredients text[] not null default '{}',
      category text,
      name text not null default '',
      content text not null default '',
      formulation text,
      quantity integer not null check (quantity between 1 and 99998),
      unit text not null,
      packing text not null default '',
      destination text,
      incoterm text,
      port text not null default '',
      documents text[] not null default '{}',
      registration text,
      price_amount numeric(12, 2),
      price_currency text,
      price_unit text,
      expected_on date,
      structure jsonb not null,
      query tsquery not null
    )`.execute(db);
  await sql`comment on column sourcing_line.structure is 'what the line is understood as: ingredients, category, formulation and contents by which exhibits are compared with it'`.execute(
    db,
  );
  await sql`comment on column sourcing_line.query is 'finds the documents of exhibits that may fit'`.execute(db);
  await sql`create index sourcing_line_of_sourcing on sourcing_line (sourcing_id, place)`.execute(db);
  await sql`
    create table sourcing_match (
      exhibition_id text not null references exhibition,
      sourcing_id text not null references sourcing on delete cascade,
      exhibitor_id text not null references exhibitor,
      score integer not null check (score between 1 and 100),
      reasons jsonb not null,
      supplier text[] not null default '{}',
      primary key (sourcing_id, exhibitor_id)
    )`.execute(db);
  await sql`create index sourcing_match_of_exhibitor on sourcing_match (exhibitor_id, score desc)`.execute(db);
  await sql`
    create table sourcing_sign_up (
      id text primary key,
      exhibition_id text not null references exhibition,
      sourcing_id text not null references sourcing on delete cascade,
      exhibitor_id text not null references exhibitor,
      employee_id text references employee,
      message text not null default '',
      participation text not null default 'none' check (participation in ('none', 'agreed', 'denied')),
      reason text not null default '',
      version integer not null default 1,
      created_at timestamptz not null default now(),
      changed_at timestamptz,
      withdrawn_at timestamptz,
      decided_at timestamptz,
      inquiry_id text references inquiry on delete set null,
      unique (sourcing_id, exhibitor_id)
    )`.execute(db);
  await sql`comment on column sourcing_sign_up.inquiry_id is 'under which both sides write since the buyer has agreed'`.execute(
    db,
  );
  await sql`create index sourcing_sign_up_of_exhibitor on sourcing_sign_up (exhibitor_id, created_at desc, id)`.execute(
    db,
  );
  await sql`create index sourcing_sign_up_of_employee on sourcing_sign_up (employee_id) where employee_id is not null`.execute(
    db,
  );
  await sql`create index sourcing_sign_up_of_inquiry on sourcing_sign_up (inquiry_id) where inquiry_id is not null`.execute(
    db,
  );
  await sql`
    create table sourcing_offer (
      exhibition_id text not null references exhibition,
      sign_up_id text not null references sourcing_sign_up on delete cascade,
      line_id text not null references sourcing_line on delete cascade,
      product_id text references product,
      price_amount numeric(12, 2) not null check (price_amount > 0),
      price_currency text not null,
      price_unit text not null,
      quantity integer,
      quantity_unit text not null default '',
      incoterm text,
      port text not null default '',
      valid_until date not null,
      lead_time text not null default '',
      payment text not null default '',
      packing text not null default '',
      remark text not null default '',
      primary key (sign_up_id, line_id)
    )`.execute(db);
  await sql`comment on table sourcing_offer is 'as it stands until the buyer agrees; from then on it is a quote'`.execute(
    db,
  );
  await sql`create index sourcing_offer_of_line on sourcing_offer (line_id)`.execute(db);
  await sql`create index sourcing_offer_of_product on sourcing_offer (product_id) where product_id is not null`.execute(
    db,
  );
  await sql`alter table quote add column sourcing_line_id text references sourcing_line on delete set null`.execute(db);
  await sql`comment on column quote.sourcing_line_id is 'the line of a requirement that it is for'`.execute(db);
}
