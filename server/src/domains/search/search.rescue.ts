import type { FacetValue } from '@fairbridge/contract/fields.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import type { SearchEngine } from '../../platform/search/search-engine.ts';
import type { QueryPart } from '../../platform/search/query-parts.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { facetAnswers } from '../exhibition/exhibition.facets.ts';
import { exhibitorCards } from '../booth/booth.answers.ts';
import { cardAnswer } from '../product/product.answers.ts';
import { cards } from '../product/product.queries.ts';
import { visibilityOf } from '../product-visibility/product-visibility.rules.ts';
import { asking, filterOf, type Ask, type Asked } from './search.asking.ts';
import { strengthsOf } from './search.queries.ts';

/** Parts in the order in which they are given up: what is asked for most exactly goes first, the substance last. */
const STRICTEST: readonly QueryPart['kind'][] = [
  'content',
  'registeredIn',
  'unknown',
  'formulation',
  'country',
  'crop',
  'modeOfAction',
  'category',
  'class',
  'ingredient',
];
const PARTS_TRIED = 6;
const STEPS_MAX = 3;
const PRODUCTS_SHOWN = 4;
const EXHIBITORS_SHOWN = 3;
/** Hits whose strengths are counted. */
const STRENGTHS_OF = 96;
const STRENGTHS_SHOWN = 6;
const AROUND_SHOWN = 8;

type Step = QueryPart & { total: number; capped: boolean };

const strictness = ({ kind }: QueryPart): number => (STRICTEST.indexOf(kind) + STRICTEST.length) % STRICTEST.length;

/** The question without one of its parts, wherever that finds something. */
async function stepsOf(ask: Ask, asked: Asked, parts: readonly QueryPart[]): Promise<Step[]> {
  const steps: Step[] = [];
  const tried = parts.filter(({ rest }) => rest !== '').toSorted((a, b) => strictness(a) - strictness(b));
  for (const part of tried.slice(0, PARTS_TRIED)) {
    if (steps.length === STEPS_MAX) break;
    const { total, capped } = await ask(part.rest, filterOf(asked));
    if (total > 0) steps.push({ ...part, total, capped });
  }
  return steps;
}

/** Where no single part was too much: the substance alone. */
async function substanceStep(ask: Ask, part: QueryPart | undefined, lang: Lang): Promise<Step[]> {
  if (part === undefined) return [];
  const rest = inLang(part.name, lang);
  const { total, capped } = await ask(rest, {});
  return total === 0 ? [] : [{ ...part, kind: 'unknown', rest, total, capped }];
}

type Around = FacetValue & { facet: 'class' | 'category' };

async function aroundOf(ask: Ask, ctx: FairContext): Promise<Around[]> {
  const facets = ['class', 'category'] as const;
  const found = await ask('', {}, { facets });
  const named = facetAnswers(ctx.exhibition, facets, found.facets, {});
  const facet = named.class.length > 0 ? 'class' : 'category';
  return named[facet].slice(0, AROUND_SHOWN).map((value) => ({ ...value, facet }));
}

/** Never a dead end: what there is instead of what was asked for and is not there. */
export async function rescueOf(search: SearchEngine, ctx: FairContext, caller: Caller, asked: Asked, lang: Lang) {
  const exact = { exact: true } as const;
  const ask = asking(search, ctx, caller, asked.kind, lang, exact);
  const askProducts = asking(search, ctx, caller, 'product', lang, exact);
  const { parts } = await ask(asked.keyword, {});
  const filtered = Object.values(filterOf(asked)).some((values) => values !== undefined && values.length > 0);
  const withoutFilters = filtered ? (await ask(asked.keyword, {})).total : 0;
  const substance = parts.find(({ kind, excluded }) => kind === 'ingredient' && !excluded);
  const found = await stepsOf(ask, asked, parts);
  const steps = found.length > 0 ? found : await substanceStep(ask, substance, lang);
  const content = asked.kind === 'product' ? steps.find(({ kind }) => kind === 'content') : undefined;
  const best = asked.kind === 'product' ? steps[0] : undefined;
  return {
    withoutFilters,
    steps,
    strengths: content === undefined ? [] : await strengths(askProducts, ctx, caller, content, substance, lang),
    products: best === undefined ? [] : await products(askProducts, ctx, caller, best),
    class: await classOf(askProducts, ctx, substance),
    exhibitors: await exhibitors(search, ctx, caller, substance, lang),
    around: await aroundOf(askProducts, ctx),
  };
}

async function products(ask: Ask, ctx: FairContext, caller: Caller, { rest }: Step) {
  const { ids } = await ask(rest, {}, { limit: PRODUCTS_SHOWN });
  const rows = await cards(ctx, ids, visibilityOf(caller));
  return rows.map((row) => cardAnswer(ctx.exhibition, row));
}

/** 'No 240 g/L SL: 12 others with 200 g/L': in which strengths there is the rest of the question. */
async function strengths(
  ask: Ask,
  ctx: FairContext,
  caller: Caller,
  step: Step,
  substance: QueryPart | undefined,
  lang: Lang,
) {
  const { ids } = await ask(step.rest, {}, { limit: STRENGTHS_OF });
  const counted = await strengthsOf(ctx, ids, visibilityOf(caller));
  const of = substance === undefined ? step.rest : inLang(substance.name, lang);
  return counted
    .slice(0, STRENGTHS_SHOWN)
    .map(({ strength, count }) => ({ strength, count, keyword: `${of} ${strength}` }));
}

async function classOf(ask: Ask, ctx: FairContext, substance: QueryPart | undefined): Promise<FacetValue | null> {
  const code = ctx.exhibition.ingredients.get(substance?.code ?? '')?.class ?? '';
  const known = ctx.exhibition.classes.get(code);
  if (known === undefined) return null;
  const { total } = await ask('', { class: [code] });
  return total === 0 ? null : { code, name: known.name, count: total };
}

async function exhibitors(
  search: SearchEngine,
  ctx: FairContext,
  caller: Caller,
  substance: QueryPart | undefined,
  lang: Lang,
) {
  if (substance === undefined) return null;
  const ask = asking(search, ctx, caller, 'exhibitor', lang);
  const { ids, total } = await ask('', { ingredient: [substance.code] }, { limit: EXHIBITORS_SHOWN });
  if (total === 0) return null;
  return { ingredient: substance.code, total, list: await exhibitorCards(ctx, ids, visibilityOf(caller)) };
}
