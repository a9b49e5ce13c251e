import { filteredFacets, matchOf, type SearchQuery } from './query.ts';
import type { Db } from './document.ts';
import { sumFacets, type FacetCounts, type FacetName, type FacetNumbers } from './facets.ts';
import {
  best,
  compareHits,
  COUNT_MAX,
  count,
  deep,
  LIST_COUNT_MAX,
  more,
  type HitCount,
  type Hit,
  type Match,
} from './hits.ts';
import type { CachePart, LruCache } from './lru-cache.ts';
import { tally } from './tallies.ts';
import { rangesKey, seesMore, type Visibility } from './visibility.ts';

/** Hits kept in order: of the first page, of the first few, of the first twenty; later pages are looked up each time. */
const KEPT = [24, 96, 480] as const;
/** A capped count that took no more shards has so many hits that the best of them are quicker found in the order of the list. */
const SHARDS_OF_MANY = 2;

export type Answer = HitCount & { match: Match; more: readonly Hit[] };

/** What is counted and put in order for questions that are understood, kept in the engine's cache. */
export class Answers {
  readonly #db: Db;
  readonly #numbers: FacetNumbers;
  readonly #counts: CachePart<HitCount>;
  readonly #tops: CachePart<Hit[]>;

  constructor(db: Db, numbers: FacetNumbers, cache: LruCache) {
    this.#db = db;
    this.#numbers = numbers;
    this.#counts = cache.part('counts');
    this.#tops = cache.part('tops');
  }

  /** Total and facets of what everybody of these scopes sees. `without`: as if this facet were not filtered. */
  counted(
    query: SearchQuery,
    visibility: Visibility,
    levels: readonly string[],
    without?: FacetName,
  ): Promise<HitCount> {
    const match = matchOf(query, levels, without);
    const key = JSON.stringify([match.kind, match.owner, match.levels.at(-1) ?? '', rangesKey(visibility)]);
    return this.#counts.get(query.exhibitionId, key, () => {
      if (levels.length === 0) return this.#countList(query, match, visibility);
      return count(this.#db, match, visibility.ranges, COUNT_MAX);
    });
  }

  /** Lists without words: of one owner counted in full, of all from the tallies, filtered ones up to a cap. */
  async #countList(query: SearchQuery, match: Match, { ranges }: Visibility): Promise<HitCount> {
    if (match.owner !== '') return count(this.#db, match, ranges, null);
    if (match.levels.length > 0) return count(this.#db, match, ranges, LIST_COUNT_MAX);
    return { ...(await tally(this.#db, query.exhibitionId, query.kind, ranges)), capped: false, shards: 0 };
  }

  /** Total and facets for one viewer, and what that viewer sees beyond the public. */
  async of(query: SearchQuery, visibility: Visibility, levels: readonly string[]): Promise<Answer> {
    const match = matchOf(query, levels);
    const counted = await this.counted(query, visibility, levels);
    const facets = await this.#facets(query, visibility, levels, counted);
    if (!seesMore(visibility)) return { match, ...counted, facets, more: [] };
    const extra = await more(this.#db, match, visibility);
    const filtered = filteredFacets(query);
    let sum = sumFacets(facets, extra.facets);
    if (filtered.length > 0) sum = await this.#withMore(query, visibility, levels, facets, extra.facets);
    return { ...counted, match, total: counted.total + extra.hits.length, facets: sum, more: extra.hits };
  }

  /** Counts of each filtered facet come from the same question without that filter. */
  async #facets(
    query: SearchQuery,
    visibility: Visibility,
    levels: readonly string[],
    counted: HitCount,
  ): Promise<FacetCounts> {
    let facets = counted.facets;
    const filtered = filteredFacets(query);
    const others = await Promise.all(filtered.map((facet) => this.counted(query, visibility, levels, facet)));
    for (const [index, facet] of filtered.entries()) {
      facets = await this.#numbers.replaced(facets, others[index]?.facets ?? new Map(), facet);
    }
    return facets;
  }

  async #withMore(
    query: SearchQuery,
    visibility: Visibility,
    levels: readonly string[],
    facets: FacetCounts,
    extra: FacetCounts,
  ): Promise<FacetCounts> {
    let sum = extra;
    for (const facet of filteredFacets(query)) {
      const without = await more(this.#db, matchOf(query, levels, facet), visibility);
      sum = await this.#numbers.replaced(sum, without.facets, facet);
    }
    return sumFacets(facets, sum);
  }

  /** The asked page of an answer, in order. */
  async ids(
    query: SearchQuery,
    visibility: Visibility,
    { match, total, capped, shards, more: extra }: Answer,
  ): Promise<string[]> {
    const { offset, limit } = query;
    // A page past the end is empty; past a capped total nobody may page.
    if (limit <= 0 || offset >= total) return [];
    const kept = KEPT.find((size) => offset + limit <= size);
    if (kept === undefined && match.levels.length === 0) return deep(this.#db, match, visibility, offset, limit);
    const end = capped ? Math.min(offset + limit, total) : offset + limit;
    const counted = kept === undefined || (!capped && total <= COUNT_MAX);
    const many = counted ? 'few' : shards <= SHARDS_OF_MANY ? 'many' : 'some';
    const make = (): Promise<Hit[]> => best(this.#db, match, visibility.ranges, many, kept ?? end);
    const key = JSON.stringify([match.kind, match.owner, match.levels, match.newest, rangesKey(visibility), kept]);
    const top = await (kept === undefined ? make() : this.#tops.get(query.exhibitionId, key, make));
    const merged = extra.length === 0 ? top : [...top, ...extra].toSorted(compareHits(match.newest));
    return merged.slice(offset, end).map(({ id }) => id);
  }
}
