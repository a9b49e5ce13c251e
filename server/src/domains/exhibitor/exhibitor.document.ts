import { boothNames } from '@fairbridge/contract/exhibitor/booth-text.ts';
import type { exhibitorList } from '@fairbridge/contract/exhibitor/exhibitor.list.ts';
import type { FacetOf } from '@fairbridge/contract/list-definition.ts';
import { putDocuments, type SearchDocument } from '../../platform/search/document.ts';
import type { FacetsOf } from '../../platform/search/facets.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { countryName } from '../exhibition/exhibition.countries.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { type ExhibitorDocumentRow, exhibitorDocumentRows } from './exhibitor.document.queries.ts';

const modesOfAction = (exhibition: Exhibition, ingredients: readonly string[]): string[] =>
  ingredients.flatMap((code) => exhibition.ingredients.get(code)?.modeOfAction ?? []).filter((mode) => mode !== '');

export function exhibitorDocument(exhibition: Exhibition, row: ExhibitorDocumentRow): SearchDocument {
  const country = countryName(row.country);
  const hall = row.hall === null ? undefined : exhibition.halls.get(row.hall);
  return {
    id: row.id,
    exhibitionId: exhibition.id,
    kind: 'exhibitor',
    ownerId: row.id,
    range: 0,
    // featured ones first, in the organizer's order
    boost: row.featured === null ? 0 : 1 + 1 / (1 + row.featured),
    publishedAt: row.created_at,
    facets: {
      category: row.categories,
      ingredient: row.ingredients ?? [],
      memberIngredient: row.member_ingredients ?? [],
      hall: row.hall === null ? [] : [row.hall],
      country: row.country === '' ? [] : [row.country],
      companyType: row.company_types,
      registeredIn: (row.registered_in ?? []).filter((where) => /^[A-Z]{2}$/.test(where)),
      modeOfAction: modesOfAction(exhibition, row.ingredients ?? []),
    } satisfies FacetsOf<FacetOf<typeof exhibitorList>>,
    texts: {
      names: [row.name_zh, row.name_en, row.short_name_zh, row.short_name_en, row.brand],
      terms: [
        ...(row.ingredients ?? []).map((code) => ({ kind: 'ingredient' as const, code })),
        ...row.categories.map((code) => ({ kind: 'category' as const, code })),
      ],
      strengths: [],
      owner: [],
      rest: [
        row.province_zh,
        row.province_en,
        row.city_zh,
        row.city_en,
        country.zh,
        country.en,
        row.main_business_scope_zh,
        row.main_business_scope_en,
      ],
      codes: row.booth_number === '' ? [] : [row.booth_number],
      places: hall === undefined ? [] : boothNames(hall, row.booth_number),
    },
  };
}

/** Writes what search knows of these companies, in the transaction that changed them. */
export async function indexExhibitors(ctx: FairContext, ids: readonly string[]): Promise<void> {
  const rows = await exhibitorDocumentRows(ctx, ids);
  await putDocuments(
    ctx.db,
    ctx.exhibition.lexicon,
    rows.map((row) => exhibitorDocument(ctx.exhibition, row)),
  );
}
