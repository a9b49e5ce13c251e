import { sql } from 'kysely';
import type { FeaturedExhibitor } from '@fairbridge/contract/home/home.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { exhibitorRef } from '../exhibitor/exhibitor.answers.ts';

type Row = {
  id: string;
  name_zh: string;
  name_en: string;
  logo: string;
  country: string;
  hall: string | null;
  booth_number: string;
  open: boolean;
};

/** Companies of the exhibition in this order, closed ones too: for whoever puts them into lists. */
export async function exhibitorRefs(ctx: FairContext, ids: readonly string[]): Promise<FeaturedExhibitor[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`
    select e.id, e.name_zh, e.name_en, e.logo, e.country, e.hall, e.booth_number, e.open
    from unnest(${[...ids]}::text[]) with ordinality as wanted(id, place)
    join exhibitor e on e.id = wanted.id
    where e.exhibition_id = ${ctx.exhibition.id} order by wanted.place`.execute(ctx.db);
  return rows.map((row) => ({
    ...exhibitorRef(ctx.exhibition, row.id, { ...row, exhibitor_zh: row.name_zh, exhibitor_en: row.name_en }),
    open: row.open,
  }));
}

/** May all of these stand in a list? Open ones, and those that were in it (`before`) when they closed. */
export async function mayBeListed(
  ctx: FairContext,
  ids: readonly string[],
  before: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await ctx.db
    .selectFrom('exhibitor')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', 'in', [...ids])
    .select(['id', 'open'])
    .execute();
  return rows.length === ids.length && rows.every(({ id, open }) => open || before.includes(id));
}
