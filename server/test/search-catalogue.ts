import { boothNames } from '@fairbridge/contract/exhibitor/booth-text.ts';
import { lexiconOf } from '../src/domains/exhibition/exhibition.lexicon.ts';
import { templateOf } from '../src/set-up/fair-template.ts';
import { agroProduct } from '../../demo/data/agro/products.ts';
import { sugarProduct } from '../../demo/data/sugar/products.ts';
import { companies } from '../../demo/data/companies.ts';
import { random } from '../../demo/data/random.ts';
import { bilingual, type CompanyName, type ProductDraft, type Random } from '../../demo/data/shapes.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { SearchDocument, Value } from '../src/platform/search/document.ts';
import type { Lexicon, LexiconKind } from '../src/platform/search/lexicon.ts';

type Trade = 'agro' | 'sugar';
const productOf = { agro: agroProduct, sugar: sugarProduct };

/** A catalogue of a demo fair as search documents, the same at every run: for the tests of the engine. */
export type Catalogue = {
  lexicon: Lexicon;
  documents: SearchDocument[];
  drafts: Map<string, ProductDraft>;
  companies: Map<string, CompanyName>;
};

const HALLS = { agro: ['H1', 'H2', 'H3', 'H6'], sugar: ['S1', 'S3', 'S5', 'S7'] };
const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(2026, 0, 1);

export const agroLexicon = (): Lexicon => lexiconOf(templateOf('agro'));

type Fair = { trade: Trade; exhibitionId: string };

/** Booths are numbered through all halls: 'A10' to 'A99', then 'B10'. */
const boothOf = (index: number): string => `${String.fromCodePoint(65 + Math.floor(index / 90))}${(index % 90) + 10}`;

function placesOf(trade: Trade, code: string, index: number): string[] {
  const hall = templateOf(trade).halls.find((one) => one.code === code);
  return hall === undefined ? [] : boothNames(hall, boothOf(index));
}

const none = (): SearchDocument['facets'] => ({
  category: [],
  class: [],
  formulation: [],
  ingredient: [],
  crop: [],
  hall: [],
  country: [],
  modeOfAction: [],
});

function idOf(letter: string, number: number): string {
  return `${letter}${String(number).padStart(11, '0')}`;
}

function withParents(trade: Trade, code: string): string[] {
  const parent = templateOf(trade).categories.find((category) => category.code === code)?.parent;
  return parent === null || parent === undefined ? [code] : [code, ...withParents(trade, parent)];
}

/** What an exhibit says by the searchable attributes of its fair. */
function attributeTexts(trade: Trade, { attributes }: ProductDraft): string[] {
  return templateOf(trade).attributes.flatMap(({ code, searchable, options = [] }) => {
    const value = attributes[code];
    if (!searchable || code === 'registrations' || code === 'ingredients') return [];
    if (typeof value === 'string' || Array.isArray(value))
      return [value].flat().flatMap((one: string | Bilingual) => {
        if (typeof one !== 'string') return [one.zh, one.en];
        const option = options.find((entry) => entry.code === one);
        return option === undefined ? [one] : [option.name.zh, option.name.en];
      });
    const both = bilingual.safeParse(value);
    return both.success ? [both.data.zh, both.data.en] : [];
  });
}

/** Numbers of attributes, as `product.document.ts` writes them. */
const valuesOf = (trade: Trade, { attributes }: ProductDraft): Value[] =>
  templateOf(trade).attributes.flatMap(({ code, kind, unit = '' }) => {
    const value = attributes[code];
    return kind === 'number' && typeof value === 'number' ? [{ code, unit, value }] : [];
  });

function exhibitor({ trade, exhibitionId }: Fair, index: number, company: CompanyName, source: Random): SearchDocument {
  const id = idOf('E', index);
  const boost = source.int(10) === 0 ? 1 : 0;
  const publishedAt = new Date(FIRST_DAY + source.int(200) * DAY);
  const hall = source.pick(HALLS[trade]);
  return {
    id,
    exhibitionId,
    kind: 'exhibitor',
    ownerId: id,
    range: 0,
    boost,
    publishedAt,
    facets: { ...none(), hall: [hall], country: [company.country] },
    texts: {
      names: [
        company.name.zh,
        company.name.en,
        company.shortName.zh,
        company.shortName.en,
        company.brand.zh,
        company.brand.en,
      ],
      terms: [],
      strengths: [],
      owner: [],
      codes: [],
      rest: [company.province.zh, company.province.en, company.city.zh, company.city.en],
      places: placesOf(trade, hall, index),
    },
  };
}

function product(
  { trade, exhibitionId }: Fair,
  id: string,
  owner: SearchDocument,
  company: CompanyName,
  draft: ProductDraft,
  source: Random,
): SearchDocument {
  const { attributes } = draft;
  const ingredient = attributes.ingredients.map(({ code }) => code);
  const category = withParents(trade, draft.categoryCode);
  const one = (value: string | undefined): string[] => (value === undefined || value === '' ? [] : [value]);
  const facets = {
    ...owner.facets,
    category,
    ingredient,
    formulation: one(attributes.formulation),
    class: one(attributes.class),
    crop: attributes.crops ?? [],
    modeOfAction: attributes.modeOfAction ?? [],
    registeredIn: (attributes.registrations ?? []).map(({ country }) => country),
  };
  const terms = (kind: LexiconKind, codes: readonly string[]) => codes.map((code) => ({ kind, code }));
  return {
    id,
    exhibitionId,
    kind: 'product',
    ownerId: owner.id,
    range: 0,
    boost: source.int(20) === 0 ? 0.5 : 0,
    publishedAt: new Date(FIRST_DAY + source.int(200 * 86_400) * 1000),
    facets,
    texts: {
      names: [draft.name.zh, draft.name.en],
      terms: [
        ...terms('ingredient', ingredient),
        ...terms('formulation', facets.formulation),
        ...terms('class', facets.class),
        ...terms('category', category),
        ...terms('crop', facets.crop),
      ],
      strengths: attributes.ingredients.map(({ content, unit }) => ({ content, unit })),
      values: valuesOf(trade, draft),
      owner: [
        draft.brand.zh,
        draft.brand.en,
        company.name.zh,
        company.name.en,
        company.shortName.zh,
        company.shortName.en,
      ],
      rest: [company.province.zh, company.province.en, ...attributeTexts(trade, draft)],
      codes: [draft.articleNumber, ...(attributes.registrations ?? []).map(({ number }) => number)],
      places: owner.texts.places ?? [],
    },
  };
}

/** `exhibitorCount` companies and `productCount` products, all public. */
export function catalogue(
  exhibitionId: string,
  exhibitorCount: number,
  productCount: number,
  trade: Trade = 'agro',
): Catalogue {
  const fair = { trade, exhibitionId };
  const source = random('search-quality');
  const owners = companies(source, trade, exhibitorCount).map((company, index) => ({
    company,
    document: exhibitor(fair, index, company, source),
  }));
  const drafts = new Map<string, ProductDraft>();
  const products = Array.from({ length: productCount }, (_, index) => {
    const owner = source.pick(owners);
    const draft = productOf[trade](source, owner.company);
    const id = idOf('P', index);
    drafts.set(id, draft);
    return product(fair, id, owner.document, owner.company, draft, source);
  });
  return {
    lexicon: lexiconOf(templateOf(trade)),
    documents: [...owners.map(({ document }) => document), ...products],
    drafts,
    companies: new Map(owners.map(({ company, document }) => [document.id, company])),
  };
}
