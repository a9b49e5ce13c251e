import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { referenceBrand } from '@fairbridge/contract/search/reference-brand.calls.ts';
import { option } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { BearerName, VocabularyName } from '@fairbridge/contract/vocabulary/vocabularies.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import { BEARERS, FACETS, type Bearer } from './vocabulary.bearers.ts';

/** How many bear each entry, by what they are. */
export type Used = ReadonlyMap<string, ReadonlyMap<BearerName, number>>;

const rowsOf = ({ exhibition }: FairContext, { table, where }: Bearer): RawBuilder<unknown> =>
  sql`${sql.table(table)} b where b.exhibition_id = ${exhibition.id} and ${where ?? sql`true`}`;

/** @param codes of these entries, or of all */
export async function usedBy(ctx: FairContext, name: VocabularyName, codes?: readonly string[]): Promise<Used> {
  const used = new Map<string, Map<BearerName, number>>();
  const add = (code: string, kind: BearerName, count: number): void => {
    const kinds = used.get(code) ?? new Map<BearerName, number>();
    used.set(code, kinds.set(kind, (kinds.get(kind) ?? 0) + count));
  };
  for (const bearer of BEARERS[name]) {
    const narrowed = codes === undefined ? sql`` : sql`and ${bearer.codes} && ${[...codes]}::text[]`;
    const { rows } = await sql<{ code: string; count: number }>`
      select u.code, count(*)::int as count from (
        select (select array_agg(distinct c) from unnest(${bearer.codes}) c) as codes from ${rowsOf(ctx, bearer)} ${narrowed}) d
      cross join lateral unnest(d.codes) u(code) group by u.code`.execute(ctx.db);
    for (const { code, count } of rows) add(code, bearer.kind, count);
  }
  if (name === 'categories' || name === 'ingredients')
    for (const brand of await brands(ctx)) for (const code of brand[name]) add(code, 'brands', 1);
  return used;
}

/** How many bear one of these entries, each counted once. */
export async function countBearers(
  ctx: FairContext,
  name: VocabularyName,
  codes: readonly string[],
): Promise<Map<BearerName, number>> {
  const counts = new Map<BearerName, number>();
  const add = (kind: BearerName, count: number): void => {
    if (count > 0) counts.set(kind, (counts.get(kind) ?? 0) + count);
  };
  for (const bearer of BEARERS[name]) {
    add(
      bearer.kind,
      await countSql(ctx.db, sql`from ${rowsOf(ctx, bearer)} and ${bearer.codes} && ${[...codes]}::text[]`),
    );
  }
  if (name === 'categories' || name === 'ingredients')
    add('brands', (await brands(ctx)).filter((brand) => brand[name].some((code) => codes.includes(code))).length);
  return counts;
}

/** The companies that bear one of these entries, by themselves or by their exhibits. */
export async function companiesOf(ctx: FairContext, name: VocabularyName, codes: readonly string[]): Promise<string[]> {
  const ids = new Set<string>();
  for (const bearer of BEARERS[name]) {
    const owner = bearer.table === 'exhibitor' ? 'id' : bearer.table === 'product' ? 'exhibitor_id' : null;
    if (owner === null) continue;
    const { rows } = await sql<{ id: string }>`
      select distinct ${sql.ref(`b.${owner}`)} as id from ${rowsOf(ctx, bearer)} and ${bearer.codes} && ${[...codes]}::text[]`.execute(
      ctx.db,
    );
    for (const { id } of rows) ids.add(id);
  }
  return [...ids].toSorted();
}

export async function visitorsInterestedIn(
  { db, exhibition }: FairContext,
  codes: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from visitor where exhibition_id = ${exhibition.id} and interests && ${[...codes]}::text[] order by id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Deletes what would be the same as another row once it bears `to`, and of several the ones that bear `from`. */
async function removeTwins(ctx: FairContext, bearer: Bearer, from: string, to: string): Promise<void> {
  if (bearer.twin === undefined) return;
  await sql`
    delete from ${sql.table(bearer.table)} where exhibition_id = ${ctx.exhibition.id} and ctid in (
      select d.row from (
        select b.ctid as row, row_number() over (
          partition by ${bearer.twin(from, to)} order by ${from}::text = any(${bearer.codes}), b.ctid) as place
        from ${rowsOf(ctx, bearer)}) d
      where d.place > 1)`.execute(ctx.db);
}

/** All that bears `from` bears `to` instead. */
export async function bearInstead(ctx: FairContext, name: VocabularyName, from: string, to: string): Promise<void> {
  for (const bearer of BEARERS[name]) {
    await removeTwins(ctx, bearer, from, to);
    await sql`
      update ${sql.table(bearer.table)} b set ${bearer.bear(from, to)}
      where b.exhibition_id = ${ctx.exhibition.id} and ${bearer.where ?? sql`true`}
        and ${from}::text = any(${bearer.codes})`.execute(ctx.db);
  }
  if (name === 'categories' || name === 'ingredients') await brandsBearInstead(ctx, name, from, to);
  if (name === 'categories') await optionsBearInstead(ctx, from, to);
  await viewsBearInstead(ctx, name, from, to);
}

const each = (codes: readonly string[], from: string, to: string): string[] => [
  ...new Set(codes.map((code) => (code === from ? to : code))),
];

async function brands({ db, exhibition }: FairContext) {
  const { reference_brands: list } = await db
    .selectFrom('exhibition')
    .where('id', '=', exhibition.id)
    .select('reference_brands')
    .executeTakeFirstOrThrow();
  return z.array(referenceBrand).parse(list);
}

async function brandsBearInstead(
  ctx: FairContext,
  name: 'categories' | 'ingredients',
  from: string,
  to: string,
): Promise<void> {
  const list = await brands(ctx);
  if (!list.some((brand) => brand[name].includes(from))) return;
  const changed = list.map((brand) => ({ ...brand, [name]: each(brand[name], from, to) }));
  await ctx.db
    .updateTable('exhibition')
    .set({ reference_brands: JSON.stringify(changed) })
    .where('id', '=', ctx.exhibition.id)
    .execute();
}

const storedOption = option.extend({
  parent: z.string().nullable().default(null),
  other: z.boolean().default(false),
  retired: z.boolean().default(false),
});

/** The question that asks for categories of interest. */
const OF_CATEGORIES = 'products';

async function changeOptions(
  { db, exhibition }: FairContext,
  change: (options: z.output<typeof option>[]) => z.output<typeof option>[],
): Promise<void> {
  const rows = await db
    .selectFrom('question')
    .where('exhibition_id', '=', exhibition.id)
    .where('code', '=', OF_CATEGORIES)
    .select(['site', 'options'])
    .forUpdate()
    .execute();
  for (const { site, options } of rows) {
    const before = z.array(storedOption).parse(options);
    const after = change(before);
    if (JSON.stringify(after) === JSON.stringify(before)) continue;
    await sql`
      update question set options = ${JSON.stringify(after)}::jsonb, version = version + 1
      where exhibition_id = ${exhibition.id} and code = ${OF_CATEGORIES} and site = ${site}`.execute(db);
  }
}

const optionsBearInstead = (ctx: FairContext, from: string, to: string): Promise<void> =>
  changeOptions(ctx, (options) => {
    const hasOther = options.some(({ code }) => code === to);
    return options
      .filter(({ code }) => code !== from || !hasOther)
      .map((one) => ({
        ...one,
        code: one.code === from ? to : one.code,
        parent: one.parent === from ? to : one.parent,
      }));
  });

/** A choice that is called as the category was is called as it is now. */
export const renameOptions = (ctx: FairContext, code: string, before: Bilingual, now: Bilingual): Promise<void> =>
  changeOptions(ctx, (options) =>
    options.map((one) => ({
      ...one,
      name:
        one.code === code && one.name.zh === before.zh && one.name.en === before.en
          ? { zh: now.zh, en: now.en }
          : one.name,
    })),
  );

/** Lists of the consoles that somebody has saved with a filter by `from` are filtered by `to`. */
async function viewsBearInstead(
  { db, exhibition }: FairContext,
  name: VocabularyName,
  from: string,
  to: string,
): Promise<void> {
  const facet = FACETS[name];
  if (facet === undefined) return;
  const { rows } = await sql<{ id: string; query: string }>`
    select id, query from list_view where exhibition_id = ${exhibition.id} and strpos(query, ${`${facet}=`}) > 0`.execute(
    db,
  );
  for (const { id, query } of rows) {
    const params = new URLSearchParams(query);
    const values = params.getAll(facet);
    if (!values.includes(from)) continue;
    params.delete(facet);
    for (const value of each(values, from, to)) params.append(facet, value);
    await sql`update list_view set query = ${params.toString()} where exhibition_id = ${exhibition.id} and id = ${id}`.execute(
      db,
    );
  }
}

/** Numbers of booths that stand in both halls, so that the two cannot be one. */
export async function boothsInBoth({ db, exhibition }: FairContext, hall: string, other: string): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select b.number from plan_booth b join plan_booth o on o.exhibition_id = b.exhibition_id and o.number = b.number
    where b.exhibition_id = ${exhibition.id} and b.hall = ${hall} and o.hall = ${other} order by b.number`.execute(db);
  return rows.map(({ number }) => number);
}

/** The plan of the fair is another one: its halls or floors are called or coloured otherwise, or booths stand elsewhere. */
export async function raisePlanVersion({ db, exhibition }: FairContext): Promise<void> {
  await sql`update exhibition set plan_version = plan_version + 1 where id = ${exhibition.id}`.execute(db);
}
