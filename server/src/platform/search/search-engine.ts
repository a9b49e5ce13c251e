import { cutText } from '@fairbridge/contract/text.ts';
import { filterHits } from './filter-hits.ts';
import { Answers, type Answer } from './answers.ts';
import { matchOf, type SearchQuery } from './query.ts';
import type { Db } from './document.ts';
import { FACET_NAMES, FacetNumbers, type FacetName, type FacetValueCount } from './facets.ts';
import type { Lexicon } from './lexicon.ts';
import type { QueryPart } from './query-parts.ts';
import {
  boothInQuery,
  planForBooth,
  planQuery,
  type BrandReference,
  type QueryPlan,
  type StandardName,
} from './query-plan.ts';
import { hasSubstance, type Unit } from './units.ts';
import { LruCache } from './lru-cache.ts';
import { suggestions, type Suggestion } from './suggest.ts';
import { rangesKey, seesMore, type Visibility } from './visibility.ts';
import { Vocabulary } from './vocabulary.ts';
import { cut } from './words.ts';

export type { Filter, SearchQuery } from './query.ts';
export type { Suggestion } from './suggest.ts';
export type { Visibility } from './visibility.ts';

export type SearchResult = {
  ids: string[];
  total: number;
  /** The total means 'at least so many', and facets count no more than so many hits. */
  capped: boolean;
  facets: Partial<Record<FacetName, FacetValueCount[]>>;
  /** What was typed and what was taken instead; `to` is empty where nobody uses the word and the rest was searched without it. */
  corrections: { from: string; to: string }[];
  /** Asked by another name: the standard one (GB 4839). */
  standardNames: StandardName[];
  /** Asked by a brand: what it is a brand of. */
  references: BrandReference[];
  /** The question part by part: what each was taken for. */
  parts: QueryPart[];
  /** Parts that fit nothing together with the rest, as they were typed: what was found is without them. */
  setAside: string[];
  /** For highlighting. */
  words: string[];
};

const KEYWORD_MAX = 200;
/** Parts of a question that are tried together where no document has all of them; what tells less is set aside. */
const UNITS_TRIED = 6;
/** Kept in this process, all exhibitions together: questions as they are understood, counts, orders, whole answers. */
const KEPT_MAX = 6000;
/** A whole answer has some hundred facet values. */
const WHOLE_WEIGHT = 5;

/** Search over the documents of `putDocuments`. One for a process; `changed` keeps it true to the database. */
export class SearchEngine {
  readonly #db: Db;
  readonly #vocabulary: Vocabulary;
  readonly #numbers: FacetNumbers;
  readonly #answers: Answers;
  readonly #cache = new LruCache(KEPT_MAX);
  /** Each for all who see the same. */
  readonly #whole = this.#cache.part<SearchResult>('whole', WHOLE_WEIGHT);
  readonly #plans = this.#cache.part<QueryPlan | null>('plan');
  readonly #missing = this.#cache.part<string[]>('missing');

  constructor(db: Db) {
    this.#db = db;
    this.#vocabulary = new Vocabulary(db);
    this.#numbers = new FacetNumbers(db);
    this.#answers = new Answers(db, this.#numbers, this.#cache);
  }

  /** Loads the Chinese dictionary (about 0.1 s, 60 MB), so that the first question need not wait for it. */
  preload(): void {
    cut('展');
  }

  /** Forgets what was kept of an exhibition. Call it after each commit that changed its documents, in every process. */
  invalidate(exhibitionId: string): void {
    this.#cache.drop(exhibitionId);
  }

  /** Hits, total, facets and corrections, as if nothing existed that the caller may not see (G6). Never fails on what was typed. */
  query(lexicon: Lexicon, query: SearchQuery, visibility: Visibility): Promise<SearchResult> {
    const { ranges, pool, owner = '' } = visibility;
    const key = JSON.stringify([query, [...ranges].toSorted((a, b) => a - b), [...pool].toSorted(), owner]);
    return this.#whole.get(query.exhibitionId, key, () => this.#find(lexicon, query, visibility));
  }

  async #find(lexicon: Lexicon, query: SearchQuery, visibility: Visibility): Promise<SearchResult> {
    const keyword = cutText(query.keyword, KEYWORD_MAX).toWellFormed().trim();
    if (keyword === '') return this.#found(query, visibility, null, await this.#answers.of(query, visibility, []));
    const typed = await this.#plan(lexicon, query, keyword, false, []);
    if (typed === null) return nothing();
    // Whoever sees more than the public is shown what was typed if it is there; everybody else's corrections rest on public words alone.
    if (!typed.doubtful || seesMore(visibility) || rangesKey(visibility) !== '0') {
      const answer = await this.#answers.of(query, visibility, typed.levels);
      if (answer.total > 0 || (!typed.doubtful && typed.trusted.length === 0))
        return this.#foundWhole(query, visibility, typed, answer);
    }
    const gone = await this.#gone(query, typed);
    if (!typed.doubtful && gone.length === 0)
      return this.#foundWhole(query, visibility, typed, await this.#answers.of(query, visibility, typed.levels));
    const corrected = (await this.#plan(lexicon, query, keyword, true, gone)) ?? typed;
    return this.#foundWhole(query, visibility, corrected, await this.#answers.of(query, visibility, corrected.levels));
  }

  /** The answer; where no document has all that is asked for, without what tells least. */
  async #foundWhole(
    query: SearchQuery,
    visibility: Visibility,
    plan: QueryPlan,
    answer: Answer,
  ): Promise<SearchResult> {
    if (answer.total > 0 || query.exact === true) return this.#found(query, visibility, plan, answer);
    const narrowed = await this.#narrowed(query, visibility, plan);
    if (narrowed === plan) return this.#found(query, visibility, plan, answer);
    return this.#found(query, visibility, narrowed, await this.#answers.of(query, visibility, narrowed.levels));
  }

  /** What is found without the least telling part, or else the most telling parts that are found together; whatever the filters leave of it. */
  async #narrowed(query: SearchQuery, visibility: Visibility, plan: QueryPlan): Promise<QueryPlan> {
    const { owner } = query.filter;
    const wherever = { ...query, facets: [], filter: owner === undefined ? {} : { owner } };
    const finds = async ({ levels }: QueryPlan): Promise<boolean> =>
      (await this.#answers.of(wherever, visibility, levels)).total > 0;
    if (plan.units.length < 2 || (await finds(plan))) return plan;
    return (await withoutOne(plan, finds)) ?? (await mostTelling(plan, finds));
  }

  /**
   * How many more whoever sees these ranges too finds by the same question. Told of what the vocabularies know alone: by other words one
   * could try what stands in documents one may not see.
   */
  async moreIn(
    lexicon: Lexicon,
    query: SearchQuery,
    visibility: Visibility,
    ranges: Visibility['ranges'],
  ): Promise<number> {
    const keyword = query.keyword.slice(0, KEYWORD_MAX).toWellFormed().trim();
    const plan = keyword === '' ? null : await this.#plan(lexicon, query, keyword, true, []);
    if (keyword !== '' && (plan === null || !isOfVocabulary(plan))) return 0;
    const levels = plan?.levels ?? [];
    const own = await this.#answers.counted(query, visibility, levels);
    const theirs = await this.#answers.counted(query, { ...visibility, ranges }, levels);
    return own.capped || theirs.capped ? 0 : Math.max(0, theirs.total - own.total);
  }

  /** Which of these documents a question finds: what is new among its hits. In their order. */
  async filterHits(
    lexicon: Lexicon,
    query: Pick<SearchQuery, 'exhibitionId' | 'kind' | 'keyword' | 'filter'>,
    visibility: Visibility,
    ids: readonly string[],
  ): Promise<string[]> {
    if (ids.length === 0) return [];
    const whole = { ...question(query.exhibitionId), ...query };
    const keyword = cutText(query.keyword, KEYWORD_MAX).toWellFormed().trim();
    if (keyword === '') return filterHits(this.#db, matchOf(whole, []), visibility, ids);
    const typed = await this.#plan(lexicon, whole, keyword, false, []);
    if (typed === null) return [];
    const found = await filterHits(this.#db, matchOf(whole, typed.levels), visibility, ids);
    if (found.length > 0 || !typed.doubtful) return found;
    // a word that nobody uses was put right when the search was made, and is so again
    const corrected = await this.#plan(lexicon, whole, keyword, true, []);
    return corrected === null ? [] : filterHits(this.#db, matchOf(whole, corrected.levels), visibility, ids);
  }

  /** What a text is taken for, and an expression that finds documents with all of it; null where there is nothing to look for. */
  async understand(
    lexicon: Lexicon,
    { exhibitionId, kind, text }: Pick<SearchQuery, 'exhibitionId' | 'kind'> & { text: string },
  ): Promise<{ parts: QueryPart[]; expression: string | null }> {
    const keyword = cutText(text, KEYWORD_MAX).toWellFormed().trim();
    const plan =
      keyword === '' ? null : await this.#plan(lexicon, { ...question(exhibitionId), kind }, keyword, true, []);
    return { parts: plan?.parts ?? [], expression: plan?.levels.at(-1) ?? null };
  }

  /** What a person may be about to type; never more than the caller may see. */
  async suggest(
    lexicon: Lexicon,
    asked: { exhibitionId: string; text: string; lang: 'zh' | 'en'; limit: number },
    visibility: Visibility,
  ): Promise<Suggestion[]> {
    const text = cutText(asked.text, KEYWORD_MAX).toWellFormed().trim();
    if (text === '' || asked.limit <= 0) return [];
    const used = await this.#answers.counted(question(asked.exhibitionId), { ranges: [0], pool: [] }, []);
    const counts = await this.#numbers.named(used.facets, FACET_NAMES);
    return suggestions(this.#db, this.#vocabulary, lexicon, { ...asked, text }, counts, visibility);
  }

  #plan(
    lexicon: Lexicon,
    query: SearchQuery,
    keyword: string,
    correct: boolean,
    gone: readonly string[],
  ): Promise<QueryPlan | null> {
    const { exhibitionId, kind } = query;
    const context = {
      lexicon,
      vocabulary: this.#vocabulary,
      exhibitionId,
      kind,
      correct,
      gone: new Set(gone),
      typing: false,
    };
    return this.#plans.get(exhibitionId, JSON.stringify([kind, keyword, correct, gone]), async () => {
      const place = boothInQuery(keyword);
      if (place !== null && (await this.#stands(query, place))) return planForBooth(keyword, place);
      return planQuery(context, keyword);
    });
  }

  /** Whether anything public stands at this place. */
  async #stands(query: SearchQuery, place: string): Promise<boolean> {
    const wherever = { ...query, filter: {}, facets: [] };
    return (await this.#answers.counted(wherever, { ranges: [0], pool: [] }, [place])).total > 0;
  }

  /** Words the vocabulary vouched for although no public document has them any more. */
  #gone({ exhibitionId, kind }: SearchQuery, { trusted }: QueryPlan): Promise<string[]> {
    return this.#missing.get(exhibitionId, JSON.stringify([kind, trusted]), async () => {
      const gone: string[] = [];
      for (const word of trusted.slice(0, 10)) {
        if (!(await this.#vocabulary.stands(exhibitionId, kind, word))) gone.push(word);
      }
      return gone;
    });
  }

  async #found(
    query: SearchQuery,
    visibility: Visibility,
    plan: QueryPlan | null,
    answer: Answer,
  ): Promise<SearchResult> {
    return {
      ids: await this.#answers.ids(query, visibility, answer),
      total: answer.total,
      capped: answer.capped,
      facets: await this.#numbers.named(answer.facets, query.facets),
      corrections: plan?.corrections ?? [],
      standardNames: plan?.standardNames ?? [],
      references: plan?.references ?? [],
      parts: plan?.parts ?? [],
      setAside: plan?.setAside ?? [],
      words: answer.total === 0 ? [] : (plan?.words ?? []),
    };
  }
}

type Finds = (plan: QueryPlan) => Promise<boolean>;

/** The least telling first; the one substance that is asked for stays. */
async function withoutOne(plan: QueryPlan, finds: Finds): Promise<QueryPlan | null> {
  const substances = plan.units.filter(hasSubstance);
  const spared = substances.length === 1 ? substances[0] : undefined;
  for (const unit of plan.units
    .filter((one) => one !== spared)
    .slice(-UNITS_TRIED)
    .toReversed()) {
    const tried = plan.narrowed(plan.units.filter((one) => one !== unit));
    if (await finds(tried)) return tried;
  }
  return null;
}

/** From what tells most on: each part is kept where something is found with it. */
async function mostTelling(plan: QueryPlan, finds: Finds): Promise<QueryPlan> {
  let kept: Unit[] = [];
  let narrowed = plan;
  for (const unit of plan.units.slice(0, UNITS_TRIED)) {
    const tried = plan.narrowed([...kept, unit]);
    if (!(await finds(tried))) continue;
    kept = [...kept, unit];
    narrowed = tried;
  }
  return narrowed;
}

/** Whether a question names nothing but what the vocabularies of the fair know. */
const isOfVocabulary = ({ units, parts, corrections }: QueryPlan): boolean =>
  units.every((unit) => unit.parts.every(({ part }) => part && part.kind !== 'unknown')) &&
  parts.every(({ kind }) => kind !== 'unknown') &&
  corrections.every(({ to }) => to !== '');

function nothing(): SearchResult {
  return {
    ids: [],
    total: 0,
    capped: false,
    facets: {},
    corrections: [],
    standardNames: [],
    references: [],
    parts: [],
    setAside: [],
    words: [],
  };
}

function question(exhibitionId: string): SearchQuery {
  return {
    exhibitionId,
    kind: 'product',
    keyword: '',
    filter: {},
    sort: 'newest',
    offset: 0,
    limit: 0,
    facets: [],
    lang: 'zh',
  };
}
