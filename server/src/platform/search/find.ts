import { among } from './among.ts';
import type { Db, DocumentKind } from './document.ts';
import { all, any, lexeme } from './expression.ts';
import {
  FACET_NAMES,
  FacetNumbers,
  sumFacets,
  type FacetCounts,
  type FacetName,
  type FacetValueCount,
} from './facets.ts';
import { best, better, CAP, count, deep, LISTED_CAP, more, type Counted, type Hit, type Wanted } from './hits.ts';
import type { Lexicon } from './lexicon.ts';
import type { Part } from './parts.ts';
import { placeAsked, planOfPlace, understand, type Plan, type StandardName } from './question.ts';
import { Recent } from './recent.ts';
import { suggestions, type Suggestion } from './suggest.ts';
import { tally } from './tallies.ts';
import { scopesKey, seesMore, type Visibility } from './visibility.ts';
import { Vocabulary } from './vocabulary.ts';
import { cut } from './words.ts';

export type { Suggestion } from './suggest.ts';
export type { Visibility } from './visibility.ts';

export type Filter = Partial<Record<FacetName, readonly string[]>> & { owner?: string };

export type Question = {
  exhibitionId: string;
  kind: DocumentKind;
  /** Empty: the list in order, filtered. At most 200 characters matter. */
  keyword: string;
  /** Values of one facet are alternatives, facets add up. */
  filter: Filter;
  sort: 'relevance' | 'newest';
  offset: number;
  limit: number;
  /** Facets to count. A facet that is filtered is counted as if it were not, so that its other values stay choosable. */
  facets: readonly FacetName[];
  lang: 'zh' | 'en';
};

export type Found = {
  ids: string[];
  total: number;
  /** The total means 'at least so many', and facets count no more than so many hits. */
  capped: boolean;
  facets: Partial<Record<FacetName, FacetValueCount[]>>;
  /** What was typed and what was taken instead; `to` is empty where nobody uses the word and the rest was searched without it. */
  corrections: { from: string; to: string }[];
  /** Asked by another name: the standard one (GB 4839). */
  standardNames: StandardName[];
  /** The question part by part: what each was taken for. */
  parts: Part[];
  /** For highlighting. */
  words: string[];
};

const KEYWORD_MAX = 200;
/** Hits kept in order: of the first page, of the first few, of the first twenty; later pages are looked up each time. */
const KEPT = [24, 96, 480] as const;
/** Answers and understood questions kept in this process, all exhibitions together. */
const ANSWERS = 2000;
/** Whole answers, each for all who see the same; some hundred facet values apiece, hence fewer. */
const WHOLE = 400;

/** A capped count that took no more shards has so many hits that the best of them are quicker found in the order of the list. */
const SHARDS_OF_MANY = 2;

type Answer = Counted & { wanted: Wanted; more: readonly Hit[] };

/** Search over the documents of `putDocuments`. One for a process; `changed` keeps it true to the database. */
export class SearchEngine {
  readonly #db: Db;
  readonly #vocabulary: Vocabulary;
  readonly #numbers: FacetNumbers;
  readonly #whole = new Recent<Found>(WHOLE);
  readonly #counts = new Recent<Counted>(ANSWERS);
  readonly #tops = new Recent<Hit[]>(ANSWERS);
  readonly #plans = new Recent<Plan | null>(ANSWERS);
  readonly #missing = new Recent<string[]>(ANSWERS);

  constructor(db: Db) {
    this.#db = db;
    this.#vocabulary = new Vocabulary(db);
    this.#numbers = new FacetNumbers(db);
  }

  /** Loads the Chinese dictionary (about 0.1 s, 60 MB), so that the first question need not wait for it. */
  warm(): void {
    cut('展');
  }

  /** Forgets what was kept of an exhibition. Call it after each commit that changed its documents, in every process. */
  changed(exhibitionId: string): void {
    this.#whole.drop(exhibitionId);
    this.#counts.drop(exhibitionId);
    this.#tops.drop(exhibitionId);
    this.#plans.drop(exhibitionId);
    this.#missing.drop(exhibitionId);
  }

  /** Hits, total, facets and corrections, as if nothing existed that the caller may not see (G6). Never fails on what was typed. */
  find(lexicon: Lexicon, question: Question, visibility: Visibility): Promise<Found> {
    const { scopes, pool, owner = '' } = visibility;
    const key = JSON.stringify([question, [...scopes].toSorted((a, b) => a - b), [...pool].toSorted(), owner]);
    return this.#whole.get(question.exhibitionId, key, () => this.#find(lexicon, question, visibility));
  }

  async #find(lexicon: Lexicon, question: Question, visibility: Visibility): Promise<Found> {
    const keyword = question.keyword.slice(0, KEYWORD_MAX).toWellFormed().trim();
    if (keyword === '') return this.#found(question, visibility, null, await this.#answer(question, visibility, []));
    const typed = await this.#plan(lexicon, question, keyword, false, []);
    if (typed === null) return nothing();
    // Whoever sees more than the public is shown what was typed if it is there; everybody else's corrections rest on public words alone.
    if (!typed.doubtful || seesMore(visibility) || scopesKey(visibility) !== '0') {
      const answer = await this.#answer(question, visibility, typed.levels);
      if (answer.total > 0 || (!typed.doubtful && typed.trusted.length === 0))
        return this.#found(question, visibility, typed, answer);
    }
    const gone = await this.#gone(question, typed);
    if (!typed.doubtful && gone.length === 0)
      return this.#found(question, visibility, typed, await this.#answer(question, visibility, typed.levels));
    const corrected = (await this.#plan(lexicon, question, keyword, true, gone)) ?? typed;
    return this.#found(question, visibility, corrected, await this.#answer(question, visibility, corrected.levels));
  }

  /** Which of these documents a question finds: what is new among its hits. In their order. */
  async among(
    lexicon: Lexicon,
    asked: Pick<Question, 'exhibitionId' | 'kind' | 'keyword' | 'filter'>,
    visibility: Visibility,
    ids: readonly string[],
  ): Promise<string[]> {
    if (ids.length === 0) return [];
    const whole = { ...question(asked.exhibitionId), ...asked };
    const keyword = asked.keyword.slice(0, KEYWORD_MAX).toWellFormed().trim();
    if (keyword === '') return among(this.#db, wantedOf(whole, []), visibility, ids);
    const typed = await this.#plan(lexicon, whole, keyword, false, []);
    if (typed === null) return [];
    const found = await among(this.#db, wantedOf(whole, typed.levels), visibility, ids);
    if (found.length > 0 || !typed.doubtful) return found;
    // a word that nobody uses was put right when the search was made, and is so again
    const corrected = await this.#plan(lexicon, whole, keyword, true, []);
    return corrected === null ? [] : among(this.#db, wantedOf(whole, corrected.levels), visibility, ids);
  }

  /** What a person may be about to type; never more than the caller may see. */
  async suggest(
    lexicon: Lexicon,
    asked: { exhibitionId: string; text: string; lang: 'zh' | 'en'; limit: number },
    visibility: Visibility,
  ): Promise<Suggestion[]> {
    const text = asked.text.slice(0, KEYWORD_MAX).toWellFormed().trim();
    if (text === '' || asked.limit <= 0) return [];
    const used = await this.#counted(question(asked.exhibitionId), { scopes: [0], pool: [] }, []);
    const counts = await this.#numbers.named(used.facets, FACET_NAMES);
    return suggestions(this.#db, this.#vocabulary, lexicon, { ...asked, text }, counts, visibility);
  }

  #plan(
    lexicon: Lexicon,
    asked: Question,
    keyword: string,
    correct: boolean,
    gone: readonly string[],
  ): Promise<Plan | null> {
    const { exhibitionId, kind } = asked;
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
      const place = placeAsked(keyword);
      if (place !== null && (await this.#stands(asked, place))) return planOfPlace(keyword, place);
      return understand(context, keyword);
    });
  }

  /** Whether anything public stands at this place. */
  async #stands(asked: Question, place: string): Promise<boolean> {
    const wherever = { ...asked, filter: {}, facets: [] };
    return (await this.#counted(wherever, { scopes: [0], pool: [] }, [place])).total > 0;
  }

  /** Words the vocabulary vouched for although no public document has them any more. */
  #gone({ exhibitionId, kind }: Question, { trusted }: Plan): Promise<string[]> {
    return this.#missing.get(exhibitionId, JSON.stringify([kind, trusted]), async () => {
      const gone: string[] = [];
      for (const word of trusted.slice(0, 10)) {
        if (!(await this.#vocabulary.stands(exhibitionId, kind, word))) gone.push(word);
      }
      return gone;
    });
  }

  #counted(asked: Question, visibility: Visibility, levels: readonly string[], without?: FacetName): Promise<Counted> {
    const wanted = wantedOf(asked, levels, without);
    const key = JSON.stringify([wanted.kind, wanted.owner, wanted.levels.at(-1) ?? '', scopesKey(visibility)]);
    return this.#counts.get(asked.exhibitionId, key, () => {
      if (levels.length === 0) return this.#countList(asked, wanted, visibility);
      return count(this.#db, wanted, visibility.scopes, CAP);
    });
  }

  /** Lists without words: of one owner counted in full, of all from the tallies, filtered ones up to a cap. */
  async #countList(asked: Question, wanted: Wanted, { scopes }: Visibility): Promise<Counted> {
    if (wanted.owner !== '') return count(this.#db, wanted, scopes, null);
    if (wanted.levels.length > 0) return count(this.#db, wanted, scopes, LISTED_CAP);
    return { ...(await tally(this.#db, asked.exhibitionId, asked.kind, scopes)), capped: false, shards: 0 };
  }

  async #answer(asked: Question, visibility: Visibility, levels: readonly string[]): Promise<Answer> {
    const wanted = wantedOf(asked, levels);
    const counted = await this.#counted(asked, visibility, levels);
    const facets = await this.#facets(asked, visibility, levels, counted);
    if (!seesMore(visibility)) return { wanted, ...counted, facets, more: [] };
    const extra = await more(this.#db, wanted, visibility);
    const filtered = filteredFacets(asked);
    let sum = sumFacets(facets, extra.facets);
    if (filtered.length > 0) sum = await this.#withMore(asked, visibility, levels, facets, extra.facets);
    return { ...counted, wanted, total: counted.total + extra.hits.length, facets: sum, more: extra.hits };
  }

  /** Counts of each filtered facet come from the same question without that filter. */
  async #facets(
    asked: Question,
    visibility: Visibility,
    levels: readonly string[],
    counted: Counted,
  ): Promise<FacetCounts> {
    let facets = counted.facets;
    const filtered = filteredFacets(asked);
    const others = await Promise.all(filtered.map((facet) => this.#counted(asked, visibility, levels, facet)));
    for (const [index, facet] of filtered.entries()) {
      facets = await this.#numbers.replaced(facets, others[index]?.facets ?? new Map(), facet);
    }
    return facets;
  }

  async #withMore(
    asked: Question,
    visibility: Visibility,
    levels: readonly string[],
    facets: FacetCounts,
    extra: FacetCounts,
  ): Promise<FacetCounts> {
    let sum = extra;
    for (const facet of filteredFacets(asked)) {
      const without = await more(this.#db, wantedOf(asked, levels, facet), visibility);
      sum = await this.#numbers.replaced(sum, without.facets, facet);
    }
    return sumFacets(facets, sum);
  }

  async #ids(
    asked: Question,
    visibility: Visibility,
    { wanted, total, capped, shards, more: extra }: Answer,
  ): Promise<string[]> {
    const { offset, limit } = asked;
    // A page past the end is empty; past a capped total nobody may page.
    if (limit <= 0 || offset >= total) return [];
    const kept = KEPT.find((size) => offset + limit <= size);
    if (kept === undefined && wanted.levels.length === 0) return deep(this.#db, wanted, visibility, offset, limit);
    const end = capped ? Math.min(offset + limit, total) : offset + limit;
    const counted = kept === undefined || (!capped && total <= CAP);
    const many = counted ? 'few' : shards <= SHARDS_OF_MANY ? 'many' : 'some';
    const make = (): Promise<Hit[]> => best(this.#db, wanted, visibility.scopes, many, kept ?? end);
    const key = JSON.stringify([wanted.kind, wanted.owner, wanted.levels, wanted.newest, scopesKey(visibility), kept]);
    const top = await (kept === undefined ? make() : this.#tops.get(asked.exhibitionId, key, make));
    const merged = extra.length === 0 ? top : [...top, ...extra].toSorted(better(wanted.newest));
    return merged.slice(offset, end).map(({ id }) => id);
  }

  async #found(asked: Question, visibility: Visibility, plan: Plan | null, answer: Answer): Promise<Found> {
    return {
      ids: await this.#ids(asked, visibility, answer),
      total: answer.total,
      capped: answer.capped,
      facets: await this.#numbers.named(answer.facets, asked.facets),
      corrections: plan?.corrections ?? [],
      standardNames: plan?.standardNames ?? [],
      parts: plan?.parts ?? [],
      words: answer.total === 0 ? [] : (plan?.words ?? []),
    };
  }
}

function nothing(): Found {
  return { ids: [], total: 0, capped: false, facets: {}, corrections: [], standardNames: [], parts: [], words: [] };
}

function question(exhibitionId: string): Question {
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

/** Facets that are filtered and whose counts are wanted. */
function filteredFacets({ filter, facets }: Question): FacetName[] {
  return facets.filter((facet) => (filter[facet]?.length ?? 0) > 0);
}

function filterNames({ filter }: Question, without?: FacetName): FacetName[] {
  return FACET_NAMES.filter((facet) => facet !== without && (filter[facet]?.length ?? 0) > 0);
}

/** The question as expressions: each level and all filters. */
function wantedOf(asked: Question, levels: readonly string[], without?: FacetName): Wanted {
  const { exhibitionId, kind, filter, sort } = asked;
  const filters = filterNames(asked, without).map((facet) =>
    any((filter[facet] ?? []).map((code) => lexeme(`/${facet}:${code}`))),
  );
  const filtered =
    levels.length === 0 && filters.length > 0 ? [all(filters)] : levels.map((level) => all([level, ...filters]));
  return { exhibitionId, kind, levels: filtered, owner: filter.owner ?? '', newest: sort === 'newest' };
}
