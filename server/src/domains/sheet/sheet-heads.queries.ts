import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { SheetChoices } from '@fairbridge/contract/sheet/sheet.shapes.ts';
import { z } from 'zod';
import type { FairContext } from '../../core/fair-context.ts';
import { comparable, type RememberedHeads } from '../../platform/spreadsheet/sheet-heads.ts';
import type { RawTable } from '../../platform/spreadsheet/spreadsheet.shapes.ts';

/** Whose sheets these are, and what they are imported as. */
export type SheetOwner = { exhibitorId: string; import: 'product' | 'mailing' };

/** A longer one is a text that somebody wrote over the table. */
const HEAD_MAX = 100;

const pairs = z.array(z.tuple([z.string(), z.string()]));

async function pairsOf(ctx: FairContext, owner: SheetOwner): Promise<z.output<typeof pairs>> {
  const row = await ctx.db
    .selectFrom('sheet_heads')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('exhibitor_id', '=', owner.exhibitorId)
    .where('import', '=', owner.import)
    .select('fields')
    .executeTakeFirst();
  return pairs.parse(row?.fields ?? []);
}

/** What the heads of a company's sheets mean. */
export const rememberedHeads = async (ctx: FairContext, owner: SheetOwner): Promise<RememberedHeads> =>
  Object.fromEntries(await pairsOf(ctx, owner));

/** Keeps what somebody has chosen for the columns of a sheet, for the next one with such heads. */
export async function rememberHeads(
  ctx: FairContext,
  owner: SheetOwner,
  { heads }: RawTable,
  { columns }: SheetChoices,
): Promise<void> {
  const chosen = heads.flatMap(({ place, text }): [string, string][] => {
    const [head, field] = [comparable(text), columns[String(place)]];
    return field === undefined || head === '' || head.length > HEAD_MAX ? [] : [[head, field]];
  });
  if (chosen.length === 0) return;
  const said = new Set(chosen.map(([head]) => head));
  const before = (await pairsOf(ctx, owner)).filter(([head]) => !said.has(head));
  const fields = JSON.stringify([...chosen, ...before].slice(0, LIMITS.sheetHeadsMax));
  await sql`
    insert into sheet_heads (exhibition_id, exhibitor_id, import, fields)
    values (${ctx.exhibition.id}, ${owner.exhibitorId}, ${owner.import}, ${fields}::jsonb)
    on conflict (exhibitor_id, import) do update set fields = excluded.fields`.execute(ctx.db);
}
