import { sql, type RawBuilder } from 'kysely';
import type { FairPart } from '@fairbridge/contract/fair/fair.parts.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { FILE_LOCK } from '../upload/upload.orphans.queries.ts';
import { COPIED, COPIED_OF_FAIR, type CopiedTable } from './fair-clone.plan.ts';
import { columnsOf, foreignKeysOf, inOrder, pointersOf, type Column, type ForeignKey } from './fair-schema.queries.ts';

/** From which fair to which, and by how many days what is planned moves. */
export type Cloning = { db: Db; from: string; to: string; days: number; parts: readonly FairPart[] };

/** What is known of a table before a row of it is copied. */
type Known = {
  table: string;
  rule: CopiedTable;
  columns: readonly Column[];
  keys: ReadonlyMap<string, ForeignKey>;
  /** Columns that name files, by the domains. */
  files: ReadonlySet<string>;
};

const NEW = 'clone_id';
/** The new id of an old one; null where there is none. */
const newIdOf = (old: RawBuilder<unknown>) => sql`(select m.new from ${sql.table(NEW)} m where m.old = ${old})`;
const source = (column: string) => sql.ref(`s.${column}`);

/** A text with every id in it that has a new one. */
const withNewIds = (column: string) => sql`(
  select coalesce(string_agg(coalesce(m.new, t.part[1]), '' order by t.place), '')
  from regexp_matches(${source(column)}::text, '[A-Za-z0-9]+|[^A-Za-z0-9]+', 'g') with ordinality as t (part, place)
  left join ${sql.table(NEW)} m on m.old = t.part[1])`;
const mappedText = (column: string, type: string) =>
  sql`case when ${source(column)} is null then null else ${withNewIds(column)}::${sql.raw(type === 'jsonb' ? 'jsonb' : 'text')} end`;

/** A list of files in its order. */
const mappedList = (column: string) => sql`array(
  select m.new from unnest(${source(column)}) with ordinality as t (id, place)
  join ${sql.table(NEW)} m on m.old = t.id order by t.place)`;

/**
 * One snapshot of everything, by an isolation that the caller has set; and no sweep of files while it lasts. Answers false where one runs just
 * now: then it is begun again later.
 */
export async function beginCloning(db: Db): Promise<boolean> {
  await sql`select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`.execute(
    db,
  );
  const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_xact_lock_shared(${FILE_LOCK}) as held`.execute(
    db,
  );
  return rows[0]?.held === true;
}

export const createIdTable = (db: Db) =>
  sql`create temporary table ${sql.table(NEW)} (old text primary key, new text not null) on commit drop`.execute(db);

/** As many random bits as an id of ours has at least, and more for a file. */
const RECORD = sql`replace(gen_random_uuid()::text, '-', '')`;
const FILE = sql`replace(gen_random_uuid()::text, '-', '') || substr(md5(gen_random_uuid()::text), 1, 8)`;

export async function nameFair({ db, from, to }: Cloning): Promise<void> {
  await sql`insert into ${sql.table(NEW)} values (${from}, ${to})`.execute(db);
}

const has = ({ columns }: Known, column: string): boolean => columns.some((one) => one.column === column);

/** The tables of the chosen parts, each after those that it points at. */
export async function tablesToCopy(db: Db, parts: readonly FairPart[], files: readonly string[]): Promise<Known[]> {
  const names = Object.keys(COPIED).filter((table) => parts.includes(COPIED[table]?.part ?? 'words'));
  const columns = Map.groupBy(await columnsOf(db, names), ({ table }) => table);
  const keys = Map.groupBy(await foreignKeysOf(db, names), ({ table }) => table);
  return inOrder(names, await pointersOf(db, names)).flatMap((table) => {
    const rule = COPIED[table];
    if (rule === undefined) return [];
    return [
      {
        table,
        rule,
        columns: columns.get(table) ?? [],
        keys: new Map((keys.get(table) ?? []).map((key) => [key.column, key])),
        files: new Set(files.flatMap((file) => (file.startsWith(`${table}.`) ? [file.slice(table.length + 1)] : []))),
      },
    ];
  });
}

/** What was deleted stays behind. */
const standing = (known: Known, alias: string) =>
  has(known, 'deleted_at') ? sql`and ${sql.ref(`${alias}.deleted_at`)} is null` : sql``;

/** Every row that goes over gets its new id. */
export async function nameRows({ db, from }: Cloning, known: Known): Promise<void> {
  if (!has(known, 'id')) return;
  await sql`
    insert into ${sql.table(NEW)} select s.id, ${RECORD} from ${sql.table(known.table)} s
    where s.exhibition_id = ${from} ${standing(known, 's')}`.execute(db);
}

/** So do the files that these rows name, and the pictures of pages. */
export async function nameFiles({ db, from, parts }: Cloning, tables: readonly Known[]): Promise<void> {
  const named = tables.flatMap((known) =>
    known.columns.flatMap(({ column, type }) => {
      if (!known.files.has(column)) return [];
      const id = type === '_text' ? sql`unnest(${source(column)})` : source(column);
      return [
        sql`select ${id} as id from ${sql.table(known.table)} s where s.exhibition_id = ${from} ${standing(known, 's')}`,
      ];
    }),
  );
  if (parts.includes('details')) named.push(sql`select s.logo from exhibition s where s.id = ${from}`);
  if (parts.includes('pages')) named.push(sql`select unnest(s.pictures) from (${latestPages(from)}) s`);
  if (named.length === 0) return;
  await sql`
    insert into ${sql.table(NEW)} select f.id, ${FILE} from file f
    where f.exhibition_id = ${from} and f.id in (${sql.join(named, sql` union `)})`.execute(db);
  await sql`analyze ${sql.table(NEW)}`.execute(db);
}

/** Rows of their own with the bytes of the others; what is only described is drawn anew. */
export async function copyFiles({ db, from, to }: Cloning): Promise<void> {
  await sql`
    insert into file (id, exhibition_id, owner_id, use, bytes, width, height, kind, drawing, seconds, pages, bytes_of)
    select m.new, ${to}, coalesce(${newIdOf(sql`s.owner_id`)}, ${to}), s.use, s.bytes, s.width, s.height, s.kind, s.drawing, s.seconds,
      s.pages, case when s.kind = 'drawn' then null else coalesce(s.bytes_of, s.id) end
    from file s join ${sql.table(NEW)} m on m.old = s.id where s.exhibition_id = ${from}`.execute(db);
}

/** What stands in a column of the copy; null for one that is left to the table. */
function valueOf({ to, days }: Cloning, { table, rule, keys, files }: Known, at: Column): RawBuilder<unknown> | null {
  const { column, type, nullable } = at;
  if (rule.fresh?.includes(column) === true) return null;
  if (column === 'exhibition_id') return sql`${to}`;
  if (column === 'id') return sql`own.new`;
  if (column === 'version') return sql`1`;
  if (rule.shifted?.includes(column) === true) return sql`${source(column)} + make_interval(days => ${days}::int)`;
  if (rule.holdsIds?.includes(column) === true) return mappedText(column, type);
  const key = keys.get(column);
  if (key !== undefined && key.points !== 'account') {
    if (key.points !== 'file' && COPIED[key.points] === undefined)
      throw new Error(`${table}.${column} points at ${key.points}, which is not copied`);
    return newIdOf(source(column));
  }
  if (!files.has(column)) return source(column);
  if (type === '_text') return mappedList(column);
  return nullable ? newIdOf(source(column)) : sql`coalesce(${newIdOf(source(column))}, '')`;
}

/** Copies the rows of a table by one statement. A row that cannot be without another stays behind with it. */
export async function copyRows(cloning: Cloning, known: Known): Promise<void> {
  const { db, from } = cloning;
  const values = known.columns.flatMap((column) => {
    const value = valueOf(cloning, known, column);
    return value === null ? [] : [{ column: sql.ref(column.column), value }];
  });
  const needed = [...known.keys.values()].filter(({ points, nullable }) => !nullable && points !== 'account');
  const joins = [
    ...(has(known, 'id') ? [sql`join ${sql.table(NEW)} own on own.old = s.id`] : []),
    ...needed.map(
      ({ column }, at) =>
        sql`join ${sql.table(NEW)} ${sql.ref(`k${at}`)} on ${sql.ref(`k${at}.old`)} = ${source(column)}`,
    ),
  ];
  await sql`
    insert into ${sql.table(known.table)} (${sql.join(values.map(({ column }) => column))})
    select ${sql.join(values.map(({ value }) => value))}
    from ${sql.table(known.table)} s ${sql.join(joins, sql` `)}
    where s.exhibition_id = ${from} ${standing(known, 's')}`.execute(db);
}

/** Each page as it was written last: the draft, where somebody was at it. */
const latestPages = (from: string) => sql`
  select distinct on (page) page, body_zh, body_en, pictures from (
    select page, body_zh, body_en, pictures, true as draft, changed_at as at from page_draft where exhibition_id = ${from}
    union all
    select page, body_zh, body_en, pictures, false, published_at from page_version where exhibition_id = ${from}) written
  order by page, draft desc, at desc`;

/** Pages and legal texts as drafts: nobody has agreed to them here, and the organizer publishes them. */
export async function copyPages({ db, from, to }: Cloning): Promise<void> {
  await sql`
    insert into page_draft (exhibition_id, page, body_zh, body_en, pictures)
    select ${to}, s.page, ${mappedText('body_zh', 'jsonb')}, ${mappedText('body_en', 'jsonb')}, ${mappedList('pictures')}
    from (${latestPages(from)}) s`.execute(db);
}

/** What stands in the fair's own row. */
export async function copyFairColumns({ db, from, to, parts }: Cloning): Promise<void> {
  const columns = [...new Set(parts.flatMap((part) => COPIED_OF_FAIR[part] ?? []))];
  const set = columns.map((column) =>
    column === 'logo' ? sql`logo = ${newIdOf(source('logo'))}` : sql`${sql.ref(column)} = ${source(column)}`,
  );
  if (parts.includes('settings'))
    set.push(sql`settings = s.settings - array['registrationFrom', 'registrationUntil', 'registrationOnly']`);
  set.push(sql`cloned_from = s.id`, sql`search_version = 0`);
  await sql`update exhibition n set ${sql.join(set)} from exhibition s where n.id = ${to} and s.id = ${from}`.execute(
    db,
  );
}

/** Whoever makes a fair is its owner, whatever else was copied. */
export async function insertOwner(db: Db, to: string, owner: { id: string; accountId: string; name: string }) {
  await sql`
    insert into organizer_staff (id, exhibition_id, account_id, role, name)
    values (${owner.id}, ${to}, ${owner.accountId}, 'owner', ${owner.name})
    on conflict (exhibition_id, account_id) do update set role = 'owner'`.execute(db);
}

export type MakingRow = { id: string; account_id: string; wanted: unknown; state: string };

/** A making that is not done yet, if nobody else is at it; held until the transaction ends. */
export async function lockMaking(db: Db, id: string): Promise<MakingRow | null> {
  const { rows: held } = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('fair_clone ' || ${id}, 0)) as held`.execute(db);
  if (held[0]?.held !== true) return null;
  const { rows } = await sql<MakingRow>`
    select id, account_id, wanted, state from fair_clone where id = ${id} and state in ('waiting', 'running')`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** The fair that an earlier run of the same making has left whole. */
export async function madeEarlier(db: Db, from: string, code: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from exhibition where code = ${code} and cloned_from = ${from}`.execute(db);
  return rows[0]?.id ?? null;
}

/** How far it has come, written beside its transaction so that others see it. */
export async function writeStep(db: Db, id: string, step: number, steps: number): Promise<void> {
  await sql`update fair_clone set state = 'running', step = ${step}, steps = ${steps} where id = ${id}`.execute(db);
}

export async function endMaking(db: Db, id: string, made: string | null): Promise<void> {
  await sql`
    update fair_clone set state = ${made === null ? 'failed' : 'done'}, made = ${made}, ended_at = now()
    where id = ${id} and state <> 'done'`.execute(db);
}
