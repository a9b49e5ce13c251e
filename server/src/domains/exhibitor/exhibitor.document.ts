import { boothNames } from '@fairbridge/contract/exhibitor/booth-text.ts';
import { sql } from 'kysely';
import { dayInBeijing } from '../../ground/days.ts';
import { putDocuments, type SearchDocument } from '../../platform/search/document.ts';
import type { Scope } from '../../ground/scope.ts';
import { countryName } from '../exhibition/exhibition.countries.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';

export type ExhibitorDocumentRow = {
  id: string;
  name_zh: string;
  name_en: string;
  short_name_zh: string;
  short_name_en: string;
  brand: string;
  country: string;
  province_zh: string;
  province_en: string;
  city_zh: string;
  city_en: string;
  main_business_scope_zh: string;
  main_business_scope_en: string;
  categories: string[];
  company_types: string[];
  hall: string | null;
  booth_number: string;
  featured: number | null;
  created_at: Date;
  /** Ingredients of exhibits that everybody may see: a guest finds a company by what it publicly shows, by nothing else (G6). */
  ingredients: string[] | null;
  /** Those and what approved visitors see besides. */
  member_ingredients: string[] | null;
  /** Countries in which one of those exhibits has a registration that stands today. */
  registered_in: string[] | null;
};

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
    scope: 0,
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
    },
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
export async function indexExhibitors(scope: Scope, ids: readonly string[]): Promise<void> {
  const result = await sql<ExhibitorDocumentRow>`
    select e.*, (
      select array_agg(distinct part->>'code')
      from product p, jsonb_array_elements(p.attributes->'ingredients') part
      where p.exhibitor_id = e.id and p.scope = 0 and p.deleted_at is null
    ) as ingredients, (
      select array_agg(distinct part->>'code')
      from product p, jsonb_array_elements(p.attributes->'ingredients') part
      where p.exhibitor_id = e.id and p.scope in (0, 2) and p.deleted_at is null
    ) as member_ingredients, (
      select array_agg(distinct part->>'country')
      from product p, jsonb_array_elements(p.attributes->'registrations') part
      where p.exhibitor_id = e.id and p.scope = 0 and p.deleted_at is null
        and (coalesce(part->>'validUntil', '') = '' or part->>'validUntil' >= ${dayInBeijing(new Date())})
    ) as registered_in
    from exhibitor e where e.exhibition_id = ${scope.exhibition.id} and e.id = any(${[...ids]}::text[]) and e.open`.execute(
    scope.db,
  );
  await putDocuments(
    scope.db,
    scope.exhibition.lexicon,
    result.rows.map((row) => exhibitorDocument(scope.exhibition, row)),
  );
}
