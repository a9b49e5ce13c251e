import { sql, type Kysely } from 'kysely';

/** Campaign links of the organizer and of companies, and what comes of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table campaign (
      id text primary key,
      exhibition_id text not null references exhibition,
      exhibitor_id text references exhibitor,
      code text not null,
      name text not null,
      medium text not null,
      target_kind text not null,
      target_id text not null default '',
      last_day date,
      ended_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default clock_timestamp(),
      deleted_at timestamptz,
      unique (exhibition_id, code)
    )`.execute(db);
  await sql`comment on column campaign.exhibitor_id is 'whose it is; null: the organizer’s'`.execute(db);
  await sql`comment on column campaign.code is 'of its short address; /c/ABCDEFGH'`.execute(db);
  await sql`comment on column campaign.deleted_at is 'its visitors still came by a campaign'`.execute(db);
  // those of the organizer or of a company, the newest first
  await sql`create index campaign_of_owner on campaign (exhibition_id, exhibitor_id, created_at desc, id)`.execute(db);
  await sql`
    create table campaign_day (
      exhibition_id text not null references exhibition,
      campaign_id text not null references campaign,
      day date not null,
      openings integer not null,
      people integer not null,
      returned integer not null,
      primary key (campaign_id, day)
    )`.execute(db);
  await sql`comment on column campaign_day.people is 'different people of this day, guests among them'`.execute(db);
  await sql`comment on column campaign_day.returned is 'different visitors of this day who were logged in'`.execute(db);
  await sql`
    create table campaign_visit (
      exhibition_id text not null references exhibition,
      campaign_id text not null references campaign,
      visitor_id text not null references visitor,
      day date not null,
      opened_at timestamptz not null default now(),
      primary key (campaign_id, visitor_id, day)
    )`.execute(db);
  await sql`comment on table campaign_visit is 'visitors who were logged in when they opened a link: once a day, for the orders and inquiries that follow'`.execute(
    db,
  );
  // a visitor whose account is deleted
  await sql`create index campaign_visit_visitor on campaign_visit (visitor_id)`.execute(db);
  await sql`alter table visitor add column campaign_id text references campaign`.execute(db);
  await sql`comment on column visitor.campaign_id is 'the campaign link by which the registration began; recorded once'`.execute(
    db,
  );
}
