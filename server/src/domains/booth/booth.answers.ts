import type { NamedCode } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import type { Visibility } from '../../platform/search/search-engine.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { exhibitorRef, type CompanyRow } from '../exhibitor/exhibitor.answers.ts';
import { companies } from '../exhibitor/exhibitor.queries.ts';
import { exhibitPicture } from '../product-visibility/product-visibility.picture.ts';
import { countsOf, coversOf, type CoverRow } from '../product/product.queries.ts';

/** How many pictures of exhibits a card shows. */
export const COVERS = 4;

export function companyAnswer(exhibition: Exhibition, row: CompanyRow, products: number, covers: readonly CoverRow[]) {
  return {
    ...exhibitorRef(exhibition, row.id, { ...row, exhibitor_zh: row.name_zh, exhibitor_en: row.name_en }),
    introduction: bilingualOf('introduction', row),
    categories: row.categories.flatMap((code): NamedCode[] => {
      const category = exhibition.categories.get(code);
      return category === undefined ? [] : [{ code, name: category.name }];
    }),
    products,
    covers: covers
      .filter((cover) => cover.exhibitor_id === row.id)
      .map((cover) => ({
        id: cover.id,
        name: bilingualOf('name', cover),
        cover: exhibitPicture(exhibition, cover.cover, cover.for_all),
      })),
  };
}

/** Cards with what this caller may see of each company's exhibits. */
export async function exhibitorCards(ctx: FairContext, ids: readonly string[], visibility: Visibility) {
  const rows = await companies(ctx, ids);
  const shown = rows.map((row) => row.id);
  const covers = await coversOf(ctx, shown, visibility, COVERS);
  const counts = await countsOf(ctx, shown, visibility);
  return rows.map((row) => companyAnswer(ctx.exhibition, row, counts.get(row.id) ?? 0, covers));
}
