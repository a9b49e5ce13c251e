import { sql, type Kysely } from 'kysely';

/** Visitors, exhibitors, their employees, the customer pool, the questionnaire. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table visitor (
      id text primary key,
      exhibition_id text not null references exhibition,
      account_id text not null references account on delete cascade,
      name text not null default '', title text not null default '',
      position text not null default '', department text not null default '',
      mobile_area_code text not null default '', mobile text not null default '',
      company text not null default '', country text not null default '',
      province text not null default '', city text not null default '',
      address text not null default '', website text not null default '',
      complete_visitor boolean not null default false,
      complete_visitor_register boolean not null default false,
      complete_questionnaire boolean not null default false,
      complete_exhibition_registration boolean not null default false,
      review_state text check (review_state in ('underReview', 'approved', 'notApproved')),
      review_reason text not null default '',
      language text not null default 'zh',
      created_at timestamptz not null default now(),
      completed_at timestamptz,
      unique (exhibition_id, account_id)
    )`.execute(db);

  await sql`
    create table exhibitor (
      id text primary key,
      exhibition_id text not null references exhibition,
      name_zh text not null default '', name_en text not null default '',
      short_name_zh text not null default '', short_name_en text not null default '',
      brand text not null default '',
      country text not null default '',
      province_zh text not null default '', province_en text not null default '',
      city_zh text not null default '', city_en text not null default '',
      address_zh text not null default '', address_en text not null default '',
      website text not null default '', email text not null default '', telephone text not null default '',
      scale text not null default '', founded_year integer,
      introduction_zh text not null default '', introduction_en text not null default '',
      main_business_scope_zh text not null default '', main_business_scope_en text not null default '',
      sourcing_demand_zh text not null default '', sourcing_demand_en text not null default '',
      hall text, booth_number text not null default '',
      categories text[] not null default '{}',
      logo text not null default '', banners text[] not null default '{}',
      package text not null default 'standard' check (package in ('standard', 'upgraded', 'regional')),
      open boolean not null default true,
      featured integer,
      pinyin text not null default '',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      foreign key (exhibition_id, hall) references hall (exhibition_id, code)
    )`.execute(db);
  await sql`comment on column exhibitor.open is 'approved and not disabled: only then is it, and what it shows, visible to others'`.execute(
    db,
  );
  await sql`comment on column exhibitor.pinyin is 'sort key made by the program: no ICU collation in indexes'`.execute(
    db,
  );
  // exhibitor.browse by default: featured first, then by name
  await sql`create index exhibitor_browse on exhibitor (exhibition_id, featured nulls last, pinyin, id) where open`.execute(
    db,
  );
  await sql`create index exhibitor_of_hall on exhibitor (exhibition_id, hall, booth_number) where open`.execute(db);

  await sql`
    create table employee (
      id text primary key,
      exhibition_id text not null references exhibition,
      exhibitor_id text not null references exhibitor,
      account_id text references account on delete set null,
      name_zh text not null default '', name_en text not null default '',
      position_zh text not null default '', position_en text not null default '',
      email text not null default '', mobile text not null default '',
      admin boolean not null default false,
      language text not null default 'zh',
      resigned_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  // one account is an active employee of one exhibitor in an exhibition
  await sql`create unique index employee_of_account on employee (exhibition_id, account_id) where resigned_at is null`.execute(
    db,
  );
  await sql`create index employee_of_exhibitor on employee (exhibitor_id) where resigned_at is null`.execute(db);

  await sql`
    create table organizer_staff (
      id text primary key,
      exhibition_id text not null references exhibition,
      account_id text not null references account on delete cascade,
      role text not null default 'owner' check (role in ('owner', 'reviewer', 'editor', 'support')),
      unique (exhibition_id, account_id)
    )`.execute(db);

  await sql`
    create table contact (
      id text primary key,
      exhibition_id text not null references exhibition,
      exhibitor_id text not null references exhibitor,
      visitor_id text not null references visitor on delete cascade,
      source text not null check (source in ('INVITE', 'CARD', 'INVITATION', 'INVITE_CODE', 'DISTRIBUTION', 'NEWCUSTOMER', 'INVITE_CODE_LIVE')),
      state text not null default 'confirmed' check (state in ('toBeConfirmed', 'confirmed', 'toBeConfirmedByEmployees')),
      employee_id text references employee,
      created_at timestamptz not null default now(),
      removed_at timestamptz
    )`.execute(db);
  // one live entry per pair; and the pools of one visitor, asked at each of his calls
  await sql`create unique index contact_of_pair on contact (visitor_id, exhibitor_id) where removed_at is null`.execute(
    db,
  );
  await sql`create index contact_of_exhibitor on contact (exhibitor_id, created_at desc) where removed_at is null`.execute(
    db,
  );

  await sql`
    create table question (
      exhibition_id text not null references exhibition,
      code text not null,
      title_zh text not null, title_en text not null,
      kind text not null check (kind in ('single', 'multiple', 'tree', 'text', 'number')),
      required boolean not null, max integer,
      options jsonb not null default '[]',
      sort integer not null,
      primary key (exhibition_id, code)
    )`.execute(db);

  await sql`
    create table answer (
      exhibition_id text not null,
      visitor_id text not null references visitor on delete cascade,
      question text not null,
      choices text[] not null default '{}',
      text text not null default '',
      primary key (visitor_id, question),
      foreign key (exhibition_id, question) references question (exhibition_id, code)
    )`.execute(db);
}
