import { sql, type Kysely } from 'kysely';

/** Documents of exhibits with the level that says who may open them, and who asked for one; a company's latest products. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table file add column pages integer not null default 0`.execute(db);
  await sql`comment on column file.pages is 'of a document; 0 for everything else'`.execute(db);

  // ten places at most hold here too, whatever the program does (G56)
  await sql`
    create table product_document (
      id text primary key,
      exhibition_id text not null references exhibition,
      product_id text not null references product,
      place smallint not null check (place between 1 and 10),
      file_id text not null references file,
      kind text not null check (kind in ('sds', 'label', 'coa', 'tds', 'registration', 'certificate')),
      language text not null,
      title text not null default '',
      issued_on date, valid_until date,
      level text not null check (level in ('public', 'pool', 'request')),
      created_at timestamptz not null default now(),
      -- deferred, so that a new order is one statement a document
      constraint product_document_place unique (product_id, place) deferrable initially deferred
    )`.execute(db);
  await sql`comment on column product_document.file_id is 'kept in the file store; copies of an exhibit share it'`.execute(
    db,
  );
  // which files are in use
  await sql`create index product_document_of_file on product_document (file_id)`.execute(db);

  await sql`
    create table document_request (
      id text primary key,
      exhibition_id text not null references exhibition,
      exhibitor_id text not null references exhibitor,
      document_id text not null references product_document on delete cascade,
      visitor_id text not null references visitor,
      state text not null default 'open' check (state in ('open', 'granted', 'refused')),
      note text not null default '',
      asked integer not null default 1,
      asked_at timestamptz not null default now(),
      answered integer not null default 0,
      answered_at timestamptz,
      answered_by text references employee,
      -- one for each visitor and document: asking twice asks once (G57)
      unique (document_id, visitor_id)
    )`.execute(db);
  await sql`comment on column document_request.asked is 'how often; after a refusal it may be asked for again'`.execute(
    db,
  );
  // product.documentRequests: newest first, all or of one state
  await sql`create index document_request_of_exhibitor on document_request (exhibitor_id, asked_at desc, id)`.execute(
    db,
  );
  await sql`create index document_request_open on document_request (exhibitor_id) where state = 'open'`.execute(db);
  // written and shown as one, so they are one row; six pictures hold here too
  await sql`
    create table latest_products (
      exhibitor_id text primary key references exhibitor,
      exhibition_id text not null references exhibition,
      pictures text[] not null default '{}' check (cardinality(pictures) <= 6),
      rows jsonb not null default '[]',
      published boolean not null default false,
      version integer not null default 1,
      updated_at timestamptz not null default now()
    )`.execute(db);

  await sql`alter table exhibition add column package_limits jsonb not null default '{}'`.execute(db);
  await sql`comment on column exhibition.package_limits is 'what this fair gives for a package, where it differs: {"upgraded": {"scenes": 60}}'`.execute(
    db,
  );

  // what becomes of a visitor's requests when the account is deleted
  await sql`create index document_request_of_visitor on document_request (visitor_id)`.execute(db);
}
