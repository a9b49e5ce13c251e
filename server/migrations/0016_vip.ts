import { sql, type Kysely } from 'kysely';

/** Pictures that only their owner and the organizer may see, VIP applications and what was decided on them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table private_picture (
      id text primary key,
      exhibition_id text not null references exhibition,
      visitor_id text not null references visitor on delete cascade,
      use text not null check (use in ('vipPassport', 'vipAvatar')),
      sealed bytea not null,
      bytes integer not null, width integer not null, height integer not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`comment on table private_picture is 'never served under /files: by call to its owner and the organizer only (G43)'`.execute(
    db,
  );
  await sql`comment on column private_picture.sealed is 'webp, encrypted with a key made of SECRET'`.execute(db);
  // what one visitor has uploaded and not used yet
  await sql`create index private_picture_of_visitor on private_picture (visitor_id, use, created_at desc)`.execute(db);

  await sql`
    create table vip_application (
      id text primary key,
      exhibition_id text not null references exhibition,
      visitor_id text not null unique references visitor on delete cascade,
      name text not null,
      sex text not null check (sex in ('female', 'male', 'other')),
      nationality text not null,
      passport_sealed text not null,
      passport_photo text not null references private_picture,
      avatar_photo text not null references private_picture,
      status text not null check (status in ('pending', 'failed', 'passed')),
      reason text not null default '',
      letter_number text,
      request_id text,
      submitted_at timestamptz not null default clock_timestamp(),
      decided_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`comment on table vip_application is 'one a visitor, applied for again after a refusal: never two open ones (G56)'`.execute(
    db,
  );
  await sql`comment on column vip_application.letter_number is 'of the letter of invitation; given when passed'`.execute(
    db,
  );
  await sql`comment on column vip_application.request_id is 'of the last hand-in: the same one sent again is answered, not stored again (G57)'`.execute(
    db,
  );
  // the organizer's queue: newest first in a status
  await sql`create index vip_application_queue on vip_application (exhibition_id, status, submitted_at desc, id)`.execute(
    db,
  );
  await sql`create unique index vip_application_letter on vip_application (exhibition_id, letter_number)`.execute(db);
  // a picture that an application names stays while the application stays
  await sql`create index vip_application_passport_photo on vip_application (passport_photo)`.execute(db);
  await sql`create index vip_application_avatar_photo on vip_application (avatar_photo)`.execute(db);

  await sql`
    create table vip_review (
      id text primary key,
      exhibition_id text not null references exhibition,
      application_id text not null references vip_application on delete cascade,
      status text not null check (status in ('pending', 'failed', 'passed')),
      reason text not null default '',
      account_id text,
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`comment on table vip_review is 'each change of status; a decision is told once by notice and e-mail'`.execute(
    db,
  );
  await sql`comment on column vip_review.account_id is 'of the staff that decided; null where the visitor applied'`.execute(
    db,
  );
  await sql`create index vip_review_of_application on vip_review (application_id, created_at desc)`.execute(db);
}
