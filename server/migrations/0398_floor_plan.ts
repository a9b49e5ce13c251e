import { sql, type Kysely } from 'kysely';

/**
 * The plan of the fair: its floors, what is drawn on them, and the booths. `points` are pairs of metres from the floor's north-west corner,
 * to the east and to the south (`floor-plan.shapes.ts`). Who stands at a booth is told by `exhibitor.hall` and `exhibitor.booth_number` alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table floor (
      exhibition_id text not null references exhibition,
      code text not null,
      name_zh text not null, name_en text not null,
      sort integer not null,
      width double precision not null default 0,
      depth double precision not null default 0,
      primary key (exhibition_id, code)
    )`.execute(db);
  await sql`comment on column floor.sort is 'from the top to the bottom'`.execute(db);
  await sql`comment on column floor.width is 'metres to the east; 0 where nothing is drawn yet'`.execute(db);
  await sql`
    insert into floor (exhibition_id, code, name_zh, name_en, sort)
    select exhibition_id, floor, floor, floor,
      (row_number() over (
        partition by exhibition_id
        order by coalesce(array_position(array['7F', '3F', 'M2', '2F', '1F', 'B1F'], floor), 99), floor
      ))::int
    from (select distinct exhibition_id, floor from hall) h`.execute(db);
  await sql`
    alter table hall add constraint hall_floor_fkey
      foreign key (exhibition_id, floor) references floor (exhibition_id, code) not valid`.execute(db);

  await sql`
    create table plan_element (
      id text primary key,
      exhibition_id text not null,
      floor text not null,
      kind text not null,
      hall text,
      name_zh text not null default '', name_en text not null default '',
      connector text not null default '',
      points jsonb not null,
      foreign key (exhibition_id, floor) references floor (exhibition_id, code),
      foreign key (exhibition_id, hall) references hall (exhibition_id, code)
    )`.execute(db);
  await sql`create index plan_element_of_floor on plan_element (exhibition_id, floor)`.execute(db);

  await sql`
    create table plan_booth (
      id text primary key,
      exhibition_id text not null,
      hall text not null,
      number text not null,
      state text not null default 'open',
      points jsonb not null,
      unique (exhibition_id, hall, number),
      foreign key (exhibition_id, hall) references hall (exhibition_id, code)
    )`.execute(db);

  await sql`alter table exhibition add column plan_version integer not null default 0`.execute(db);
}
