import { sql, type Kysely } from 'kysely';

/** Hot showcases: scene pictures of exhibitors with points that lead to their exhibits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table hotspot_scene (
      id text primary key,
      exhibition_id text not null references exhibition,
      exhibitor_id text not null references exhibitor,
      name_zh text not null default '', name_en text not null default '',
      picture text not null references file,
      recommended boolean not null default false,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz
    )`.execute(db);
  await sql`comment on table hotspot_scene is 'shown to others while one of its points leads to an exhibit that they may see'`.execute(
    db,
  );
  await sql`comment on column hotspot_scene.version is 'of the scene and its points together: the later of two editors is told'`.execute(
    db,
  );
  // an exhibitor's scenes: recommended ones first, then newest first
  await sql`create index hotspot_scene_of_exhibitor on hotspot_scene (exhibitor_id, recommended desc, created_at desc, id) where deleted_at is null`.execute(
    db,
  );

  // ten places at most and one point an exhibit hold here too, whatever the program does (G56)
  await sql`
    create table hotspot_point (
      scene_id text not null references hotspot_scene on delete cascade,
      place smallint not null check (place between 1 and 10),
      exhibition_id text not null references exhibition,
      product_id text not null references product,
      x smallint not null check (x between 0 and 1000), y smallint not null check (y between 0 and 1000),
      primary key (scene_id, place),
      unique (scene_id, product_id)
    )`.execute(db);
  await sql`comment on column hotspot_point.x is 'thousandths of the picture, from its upper left corner'`.execute(db);
}
