import { boothNames } from '@fairbridge/contract/exhibitor/booth-text.ts';
import type { FacetOf } from '@fairbridge/contract/list-definition.ts';
import type { productList } from '@fairbridge/contract/product/product.list.ts';
import { attributes as attributesShape, type Attributes } from '@fairbridge/contract/product/product.shapes.ts';
import { registeredCountries, registrationState } from '@fairbridge/contract/product/registration.rules.ts';
import { dayInBeijing } from '../../core/days.ts';
import { type SearchDocument, type Value, putDocuments } from '../../platform/search/document.ts';
import type { FacetsOf } from '../../platform/search/facets.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { countryName } from '../exhibition/exhibition.countries.ts';
import { type DocumentRow, productDocumentRows } from './product.document.queries.ts';

function withParents(exhibition: Exhibition, codes: readonly string[]): string[] {
  const all = new Set<string>();
  for (const code of codes) {
    for (let at: string | null = code; at !== null; at = exhibition.categories.get(at)?.parent ?? null) all.add(at);
  }
  return [...all];
}

/** What the exhibit says of itself, and what its ingredients are known for. */
function modesOfAction(exhibition: Exhibition, { modeOfAction, ingredients }: Attributes): string[] {
  const known = ingredients.flatMap(({ code }) => exhibition.ingredients.get(code)?.modeOfAction ?? []);
  return [...new Set([...modeOfAction, ...known])].filter((mode) => mode !== '');
}

/** What is said of the exhibit by the searchable attributes of this fair. */
function optionTexts(exhibition: Exhibition, { values }: Attributes): string[] {
  return exhibition.attributes.flatMap((attribute) => {
    const value = values[attribute.code];
    if (!attribute.searchable || value === undefined || typeof value === 'number') return [];
    if (typeof value === 'object' && !Array.isArray(value)) return [value.zh, value.en];
    const wanted = typeof value === 'string' ? [value] : value;
    return wanted.flatMap((code) => {
      const option = attribute.options.find((entry) => entry.code === code);
      return option === undefined ? [code] : [option.name.zh, option.name.en];
    });
  });
}

function valuesOf(exhibition: Exhibition, { values }: Attributes): Value[] {
  return exhibition.attributes.flatMap(({ code, kind, unit }) => {
    const value = values[code];
    return kind === 'number' && typeof value === 'number' ? [{ code, unit, value }] : [];
  });
}

const given = (code: string | null): string[] => (code === null || code === '' ? [] : [code]);

/** What search knows of a product: what the trade calls it, who shows it, what it is filtered by. */
export function productDocument(exhibition: Exhibition, row: DocumentRow): SearchDocument {
  const attributes = attributesShape.parse(row.attributes);
  const categories = withParents(exhibition, [row.category, ...row.tags]);
  return {
    id: row.id,
    exhibitionId: exhibition.id,
    kind: 'product',
    ownerId: row.exhibitor_id,
    range: row.scope,
    boost: row.boost,
    publishedAt: row.published_at,
    facets: facetsOf(exhibition, row, attributes, categories),
    texts: textsOf(exhibition, row, attributes, categories),
  };
}

function facetsOf(
  exhibition: Exhibition,
  row: DocumentRow,
  attributes: Attributes,
  categories: string[],
): FacetsOf<FacetOf<typeof productList>> {
  const today = dayInBeijing(new Date());
  return {
    category: categories,
    class: given(attributes.class),
    formulation: given(attributes.formulation),
    ingredient: attributes.ingredients.map(({ code }) => code),
    crop: attributes.crops,
    hall: given(row.hall),
    country: given(row.country),
    modeOfAction: modesOfAction(exhibition, attributes),
    companyType: row.company_types,
    // as of today: `search.validity.ts` writes it anew when a registration runs out
    registeredIn: registeredCountries(
      attributes.registrations.map(({ country, validUntil }) => ({
        country,
        state: registrationState(validUntil, today),
      })),
    ),
  };
}

function textsOf(
  exhibition: Exhibition,
  row: DocumentRow,
  attributes: Attributes,
  categories: readonly string[],
): SearchDocument['texts'] {
  const country = countryName(row.country);
  const hall = row.hall === null ? undefined : exhibition.halls.get(row.hall);
  const numbers = attributes.registrations.map(({ number }) => number);
  return {
    names: [row.name_zh, row.name_en],
    terms: [
      ...attributes.ingredients.map(({ code }) => ({ kind: 'ingredient' as const, code })),
      ...given(attributes.formulation).map((code) => ({ kind: 'formulation' as const, code })),
      ...given(attributes.class).map((code) => ({ kind: 'class' as const, code })),
      ...categories.map((code) => ({ kind: 'category' as const, code })),
      ...attributes.crops.map((code) => ({ kind: 'crop' as const, code })),
    ],
    strengths: attributes.ingredients.map(({ content, unit }) => ({ content, unit })),
    values: valuesOf(exhibition, attributes),
    owner: [row.brand_zh, row.brand_en, row.company_zh, row.company_en, row.short_zh, row.short_en],
    rest: [
      row.province_zh,
      row.province_en,
      country.zh,
      country.en,
      ...attributes.targets.flatMap((target) => [target.zh, target.en]),
      ...optionTexts(exhibition, attributes),
    ],
    codes: [row.article_number, row.identification, ...numbers].filter((text) => text !== ''),
    places: hall === undefined ? [] : boothNames(hall, row.booth_number),
  };
}

/** A company may have ten thousand exhibits: so many are in memory at a time. */
const WRITTEN_AT_ONCE = 500;

/** Writes what search knows of these products, in the transaction that changed them: found at once, hidden at once (G5). */
export async function indexProducts(ctx: FairContext, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += WRITTEN_AT_ONCE)
    await writeDocuments(ctx, ids.slice(from, from + WRITTEN_AT_ONCE));
}

async function writeDocuments(ctx: FairContext, ids: readonly string[]): Promise<void> {
  const rows = await productDocumentRows(ctx, ids);
  const documents = rows.map((row) => productDocument(ctx.exhibition, row));
  await putDocuments(ctx.db, ctx.exhibition.lexicon, documents);
}
