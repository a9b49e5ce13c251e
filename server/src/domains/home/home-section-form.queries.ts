import type { SectionForm } from '@fairbridge/contract/home/home.shapes.ts';
import { bilingualColumns } from '../../platform/database/bilingual.ts';
import type { FairContext } from '../../core/fair-context.ts';

/** Writes all sections in this order, in the place of those before. */
export async function writeSections(ctx: FairContext, sections: readonly SectionForm[]): Promise<void> {
  const exhibition_id = ctx.exhibition.id;
  await ctx.db.deleteFrom('home_section').where('exhibition_id', '=', exhibition_id).execute();
  const rows = sections.map(({ code, title, shown, amount }, sort) => ({
    exhibition_id,
    code,
    ...bilingualColumns('title', title),
    shown,
    amount,
    sort,
  }));
  await ctx.db.insertInto('home_section').values(rows).execute();
}
