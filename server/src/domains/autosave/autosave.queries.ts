import { sql } from 'kysely';
import { typedParts, type TypedParts } from '@fairbridge/contract/autosave/autosave.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Author, AutosaveKey } from './autosave.rules.ts';

type Stored = { version: number; typed: TypedParts; base: TypedParts; count: number; savedAt: Date };
export type ToWrite = AutosaveKey & {
  version: number;
  typed: TypedParts;
  base: TypedParts;
  isNew: boolean;
  title: string;
  /** The count that it was typed on top of. */
  seen: number;
  bytes: number;
  files: readonly string[];
};

const own = (ctx: FairContext, { type, id }: Author) => sql<boolean>`
  a.exhibition_id = ${ctx.exhibition.id} and a.author_type = ${type} and a.author_id = ${id}`;
const at = ({ kind, slot }: AutosaveKey) => sql<boolean>`a.kind = ${kind} and a.slot = ${slot}`;

export async function findAutosave(ctx: FairContext, author: Author, place: AutosaveKey): Promise<Stored | null> {
  const { rows } = await sql<{ version: number; typed: unknown; base: unknown; count: number; saved_at: Date }>`
    select a.version, a.typed, a.base, a.count, a.saved_at from autosave a
    where ${own(ctx, author)} and ${at(place)}`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) return null;
  const { version, typed, base, count, saved_at: savedAt } = row;
  return { version, typed: typedParts.parse(typed), base: typedParts.parse(base), count, savedAt };
}

/** Null where another window kept something since `seen`: that stays. */
export async function writeAutosave(
  ctx: FairContext,
  author: Author,
  { kind, slot, version, typed, base, isNew, title, seen, bytes, files }: ToWrite,
): Promise<{ count: number; savedAt: Date } | null> {
  const { rows } = await sql<{ count: number; saved_at: Date }>`
    insert into autosave as a (exhibition_id, author_type, author_id, kind, slot, account_id, is_new, title, version, typed, base, bytes,
      files, count)
    values (${ctx.exhibition.id}, ${author.type}, ${author.id}, ${kind}, ${slot}, ${author.accountId}, ${isNew}, ${title}, ${version},
      ${JSON.stringify(typed)}::jsonb, ${JSON.stringify(base)}::jsonb, ${bytes}, ${[...files]}::text[], ${seen + 1})
    on conflict (exhibition_id, author_type, author_id, kind, slot) do update set
      is_new = excluded.is_new, title = excluded.title, version = excluded.version, typed = excluded.typed, base = excluded.base,
      bytes = excluded.bytes, files = excluded.files, count = excluded.count, saved_at = excluded.saved_at
      where a.count = ${seen}
    returning a.count, a.saved_at`.execute(ctx.db);
  const [row] = rows;
  return row === undefined ? null : { count: row.count, savedAt: row.saved_at };
}

/** Of one person the newest stay: so many, and so many bytes of them. What was kept last always does. */
export async function forgetOldest(ctx: FairContext, author: Author): Promise<void> {
  await sql`
    delete from autosave a using (
      select a.kind, a.slot, row_number() over newest as place, sum(a.bytes) over newest as bytes
      from autosave a where ${own(ctx, author)}
      window newest as (order by a.saved_at desc, a.kind, a.slot)
    ) as old
    where ${own(ctx, author)} and a.kind = old.kind and a.slot = old.slot
      and (old.place > ${LIMITS.autosavesMax} or old.bytes > ${LIMITS.autosavesBytesMax})`.execute(ctx.db);
}

export async function removeAutosave(
  ctx: FairContext,
  author: Author,
  place: AutosaveKey,
  seen: number | null,
): Promise<void> {
  await sql`
    delete from autosave a
    where ${own(ctx, author)} and ${at(place)} and (${seen}::integer is null or a.count = ${seen})`.execute(ctx.db);
}

/** New records that were begun and not saved, the last first. */
export async function unfinishedOf(ctx: FairContext, author: Author, kind: AutosaveKey['kind']) {
  const { rows } = await sql<{ slot: string; title: string; saved_at: Date }>`
    select a.slot, a.title, a.saved_at from autosave a
    where ${own(ctx, author)} and a.kind = ${kind} and a.is_new
    order by a.saved_at desc, a.slot`.execute(ctx.db);
  return rows.map(({ saved_at: savedAt, ...row }) => ({ ...row, savedAt }));
}

/** Those of these ids that are files of these owners, held until the transaction ends, so that none of them is taken away meanwhile. */
export async function holdFiles(
  ctx: FairContext,
  ids: readonly string[],
  owners: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select f.id from file f
    where f.exhibition_id = ${ctx.exhibition.id} and f.id = any(${[...ids]}::text[]) and f.owner_id = any(${[...owners]}::text[])
    order by f.id for key share`.execute(ctx.db);
  return rows.map(({ id }) => id);
}
