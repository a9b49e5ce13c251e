import { countryEntries, modeEntries } from '../src/domains/exhibition/exhibition.lexicon.ts';
import { templateOf } from '../src/set-up/fair-template.ts';
import { agroProduct } from '../../demo/data/agro/products.ts';
import { companies } from '../../demo/data/companies.ts';
import { random } from '../../demo/data/random.ts';
import type { CompanyName, ProductDraft, Random } from '../../demo/data/shapes.ts';
import type { SearchDocument } from '../src/platform/search/document.ts';
import { lexicon, type Lexicon, type LexiconEntry } from '../src/platform/search/lexicon.ts';

const { categories, crops, formulations, ingredients } = templateOf('agro');

/** A catalogue of the agrochemical demo fair as search documents, the same at every run: for the tests of the engine. */
export type Catalogue = {
  lexicon: Lexicon;
  documents: SearchDocument[];
  drafts: Map<string, ProductDraft>;
  companies: Map<string, CompanyName>;
};

const CLASSES: readonly (readonly [code: string, zh: string, en: string])[] = [
  ['herbicide', '除草剂', 'Herbicide'],
  ['insecticide', '杀虫剂', 'Insecticide'],
  ['acaricide', '杀螨剂', 'Acaricide'],
  ['fungicide', '杀菌剂', 'Fungicide'],
  ['plantGrowthRegulator', '植物生长调节剂', 'Plant growth regulator'],
  ['rodenticide', '杀鼠剂', 'Rodenticide'],
  ['nematicide', '杀线虫剂', 'Nematicide'],
  ['molluscicide', '杀螺剂', 'Molluscicide'],
  ['biopesticide', '生物农药', 'Biopesticide'],
  ['fertilizer', '肥料', 'Fertilizer'],
];

const HALLS = ['5.2', '6.2', '7.2', '8.2'];
const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(2026, 0, 1);

export function agroLexicon(): Lexicon {
  const named = (
    kind: LexiconEntry['kind'],
    list: readonly { code: string; name: { zh: string; en: string }; aliases?: readonly string[] }[],
  ) => list.map(({ code, name, aliases = [] }): LexiconEntry => ({ kind, code, name, aliases }));
  return lexicon([
    ...ingredients.map(({ code, name, aliases, cas }): LexiconEntry => ({
      kind: 'ingredient',
      code,
      name,
      aliases,
      cas,
    })),
    ...named('formulation', formulations),
    ...named('crop', crops),
    ...named(
      'class',
      CLASSES.map(([code, zh, en]) => ({ code, name: { zh, en } })),
    ),
    ...named('category', categories),
    ...modeEntries(ingredients),
    ...countryEntries(),
  ]);
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

function withParents(code: string): string[] {
  const parent = categories.find((category) => category.code === code)?.parent;
  return parent === null || parent === undefined ? [code] : [code, ...withParents(parent)];
}

function exhibitor(exhibitionId: string, id: string, company: CompanyName, source: Random): SearchDocument {
  return {
    id,
    exhibitionId,
    kind: 'exhibitor',
    ownerId: id,
    range: 0,
    boost: source.int(10) === 0 ? 1 : 0,
    publishedAt: new Date(FIRST_DAY + source.int(200) * DAY),
    facets: { ...none(), hall: [source.pick(HALLS)], country: [company.country] },
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
    },
  };
}

function product(
  exhibitionId: string,
  id: string,
  owner: SearchDocument,
  company: CompanyName,
  draft: ProductDraft,
  source: Random,
): SearchDocument {
  const { attributes } = draft;
  const ingredient = attributes.ingredients.map(({ code }) => code);
  const category = withParents(draft.categoryCode);
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
  const terms = (kind: LexiconEntry['kind'], codes: readonly string[]) => codes.map((code) => ({ kind, code }));
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
      owner: [
        draft.brand.zh,
        draft.brand.en,
        company.name.zh,
        company.name.en,
        company.shortName.zh,
        company.shortName.en,
      ],
      rest: [company.province.zh, company.province.en, ...(attributes.targets ?? []).flatMap(({ zh, en }) => [zh, en])],
      codes: [draft.articleNumber, ...(attributes.registrations ?? []).map(({ number }) => number)],
    },
  };
}

/** `exhibitorCount` companies and `productCount` products, all public. */
export function catalogue(exhibitionId: string, exhibitorCount: number, productCount: number): Catalogue {
  const source = random('search-quality');
  const owners = companies(source, 'agro', exhibitorCount).map((company, index) => {
    const id = idOf('E', index);
    return { company, document: exhibitor(exhibitionId, id, company, source) };
  });
  const drafts = new Map<string, ProductDraft>();
  const products = Array.from({ length: productCount }, (_, index) => {
    const owner = source.pick(owners);
    const draft = agroProduct(source, owner.company);
    const id = idOf('P', index);
    drafts.set(id, draft);
    return product(exhibitionId, id, owner.document, owner.company, draft, source);
  });
  return {
    lexicon: agroLexicon(),
    documents: [...owners.map(({ document }) => document), ...products],
    drafts,
    companies: new Map(owners.map(({ company, document }) => [document.id, company])),
  };
}
