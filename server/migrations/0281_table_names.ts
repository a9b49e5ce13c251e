import { sql, type Kysely } from 'kysely';

const RENAMED: readonly (readonly [from: string, to: string])[] = [
  ['human_challenge', 'captcha_challenge'],
  ['human_pass', 'captcha_pass'],
  ['opening_wish', 'opening_subscription'],
  ['question_site', 'questionnaire'],
  ['record_save', 'last_edit'],
];

/** Constraints and indexes that carry the name of the table that they are on. */
async function renameParts(db: Kysely<unknown>, from: string, to: string): Promise<void> {
  const { rows } = await sql<{ name: string; constraint: boolean }>`
    select conname as name, true as constraint from pg_constraint where conrelid = ${to}::regclass
    union all
    select c.relname, false from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = ${to}::regclass and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`.execute(
    db,
  );
  for (const { name, constraint } of rows) {
    if (!name.startsWith(`${from}_`)) continue;
    const [before, after] = [sql.id(name), sql.id(to + name.slice(from.length))];
    await (
      constraint
        ? sql`alter table ${sql.id(to)} rename constraint ${before} to ${after}`
        : sql`alter index ${before} rename to ${after}`
    ).execute(db);
  }
}

/**
 * Tables under the names that everybody gives them. Under the earlier ones stand views, through which a build of before reads and writes
 * while it still runs (G59); a later release drops them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [from, to] of RENAMED) {
    await sql`alter table ${sql.id(from)} rename to ${sql.id(to)}`.execute(db);
    await renameParts(db, from, to);
    await sql`create view ${sql.id(from)} as select * from ${sql.id(to)}`.execute(db);
  }
}
