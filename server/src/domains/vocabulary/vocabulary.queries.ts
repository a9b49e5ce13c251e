import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { vocabularyCode } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { hasField, vocabularyOf, type VocabularyName } from '@fairbridge/contract/vocabulary/vocabularies.ts';
import type { VocabularyEntry } from '@fairbridge/contract/vocabulary/vocabulary.shapes.ts';
import { bilingualColumns, bilingualOf } from '../../platform/database/bilingual.ts';
import type { FairContext } from '../../core/fair-context.ts';

/** Where each vocabulary stands: in a table of its own, or as a list in the fair's own row (decision 30). */
const PLACES = {
  categories: { table: 'category' },
  halls: { table: 'hall' },
  floors: { table: 'floor' },
  ingredients: { table: 'ingredient' },
  companyTypes: { column: 'company_types' },
  receivers: { column: 'receivers' },
  classes: { column: 'classes' },
  formulations: { column: 'formulations' },
  crops: { column: 'crops' },
} as const satisfies Readonly<Record<VocabularyName, { table: string } | { column: string }>>;

const EMPTY = {
  parent: null,
  floor: null,
  colour: '',
  cas: [],
  aliases: [],
  class: '',
  modeOfAction: '',
  retired: false,
} satisfies Omit<VocabularyEntry, 'code' | 'name'>;

type Row = { code: string; name_zh: string; name_en: string; retired_at: Date | null } & Partial<{
  parent: string | null;
  floor: string;
  colour: string;
  cas: string[];
  aliases: string[];
  class: string;
  mode_of_action: string;
}>;

const entryOfRow = ({ mode_of_action: modeOfAction = '', retired_at: retiredAt, ...row }: Row): VocabularyEntry => ({
  code: row.code,
  name: bilingualOf('name', row),
  parent: row.parent ?? null,
  floor: row.floor ?? null,
  colour: row.colour ?? '',
  cas: row.cas ?? [],
  aliases: row.aliases ?? [],
  class: row.class ?? '',
  modeOfAction,
  retired: retiredAt !== null,
});

const stored = z.array(vocabularyCode.extend({ aliases: z.array(z.string()).default([]) }));

/** Two changes of a fair's vocabularies at once follow one another. */
export async function lockVocabularies({ db, exhibition }: FairContext): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`vocabulary ${exhibition.id}`}, 0))`.execute(db);
}

/** Nobody begins to bear an entry of a table from now on until the transaction ends: its row is held. */
export async function holdEntry({ db, exhibition }: FairContext, name: VocabularyName, code: string): Promise<void> {
  const place = PLACES[name];
  if ('column' in place) return;
  await sql`
    select code from ${sql.table(place.table)} where exhibition_id = ${exhibition.id} and code = ${code} for update`.execute(
    db,
  );
}

/** The entries as they stand now, in their order. */
export async function readEntries({ db, exhibition }: FairContext, name: VocabularyName): Promise<VocabularyEntry[]> {
  const place = PLACES[name];
  if ('table' in place) {
    const order = vocabularyOf(name).ordered ? sql`sort, code` : sql`code`;
    const { rows } = await sql<Row>`
      select * from ${sql.table(place.table)} where exhibition_id = ${exhibition.id} order by ${order}`.execute(db);
    return rows.map(entryOfRow);
  }
  const row = await db
    .selectFrom('exhibition')
    .where('id', '=', exhibition.id)
    .select(place.column)
    .executeTakeFirstOrThrow();
  const list: unknown = Object.values(row)[0];
  return stored.parse(list).map((entry) => ({ ...EMPTY, ...entry, retired: entry.retired === true }));
}

/** The columns of an entry's row; `sort` is its place. */
const columnsOf = (name: VocabularyName, entry: VocabularyEntry, sort: number): Record<string, unknown> => ({
  code: entry.code,
  ...bilingualColumns('name', entry.name),
  ...(vocabularyOf(name).ordered && { sort }),
  ...(hasField(name, 'parent') && { parent: entry.parent }),
  ...(hasField(name, 'floor') && { floor: entry.floor }),
  ...(hasField(name, 'colour') && { colour: entry.colour }),
  ...(hasField(name, 'cas') && { cas: entry.cas }),
  ...(hasField(name, 'aliases') && { aliases: entry.aliases }),
  ...(hasField(name, 'class') && { class: entry.class }),
  ...(hasField(name, 'modeOfAction') && { mode_of_action: entry.modeOfAction }),
});

async function writeRows(
  ctx: FairContext,
  table: string,
  rows: readonly (Record<string, unknown> & { retired: boolean })[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first).filter((column) => column !== 'retired');
  const changed = columns.filter((column) => column !== 'code');
  const written: RawBuilder<unknown>[] = changed.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
  const names = sql.join([...columns, 'exhibition_id', 'retired_at'].map((column) => sql.ref(column)));
  // who retired an entry first set the time of it
  const at = new Date().toISOString();
  const json = JSON.stringify(
    rows.map(({ retired, ...row }) => ({
      ...row,
      exhibition_id: ctx.exhibition.id,
      retired_at: retired ? at : null,
    })),
  );
  const kept = sql.table(table);
  await sql`
    insert into ${kept} (${names})
    select ${names} from jsonb_populate_recordset(null::${kept}, ${json}::jsonb) where exhibition_id = ${ctx.exhibition.id}
    on conflict (exhibition_id, code) do update set ${sql.join(written)},
      retired_at = case when excluded.retired_at is null then null
        else coalesce(${kept}.retired_at, excluded.retired_at) end`.execute(ctx.db);
}

/** Writes what differs between the entries as they were read and as they are to be, in their order. */
export async function writeEntries(
  ctx: FairContext,
  name: VocabularyName,
  before: readonly VocabularyEntry[],
  after: readonly VocabularyEntry[],
): Promise<void> {
  const place = PLACES[name];
  if ('column' in place) {
    const list = after.map(({ code, name: names, aliases, retired }) => ({
      code,
      name: names,
      ...(hasField(name, 'aliases') && { aliases }),
      ...(retired && { retired }),
    }));
    await sql`update exhibition set ${sql.ref(place.column)} = ${JSON.stringify(list)}::jsonb where id = ${ctx.exhibition.id}`.execute(
      ctx.db,
    );
    return;
  }
  const rowsOf = (entries: readonly VocabularyEntry[]) =>
    entries.map((entry, sort) => ({ ...columnsOf(name, entry, sort), code: entry.code, retired: entry.retired }));
  const known = new Map(rowsOf(before).map((row) => [row.code, JSON.stringify(row)]));
  const rows = rowsOf(after);
  await writeRows(
    ctx,
    place.table,
    rows.filter((row) => known.get(row.code) !== JSON.stringify(row)),
  );
  const left = new Set(rows.map(({ code }) => code));
  const gone = [...known.keys()].filter((code) => !left.has(code));
  if (gone.length === 0) return;
  await sql`
    delete from ${sql.table(place.table)} where exhibition_id = ${ctx.exhibition.id} and code = any(${gone})`.execute(
    ctx.db,
  );
}
