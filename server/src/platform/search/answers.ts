import { filteredFacets, wantedOf, type Question } from './asked.ts';
import type { Db } from './document.ts';
import { sumFacets, type FacetCounts, type FacetName, type FacetNumbers } from './facets.ts';
import { best, better, CAP, count, deep, LISTED_CAP, more, type Counted, type Hit, type Wanted } from './hits.ts';
import { Recent } from './recent.ts';
import { tally } from './tallies.ts';
import { rangesKey, seesMore, type Visibility } from './visibility.ts';

/** Hits kept in order: of the first page, of the first few, of the first twenty; later pages are looked up each time. */
const KEPT = [24, 96, 480] as const;
/** Counts and orders kept in this process, all exhibitions together. */
const KEPT_MAX = 2000;

/** A capped count that took no more shards has so many hits that the best of them are quicker found in the order of the list. */
const SHARDS_OF_MANY = 2;

export type Answer = Counted & { wanted: Wanted; more: readonly Hit[] };

/** What is counted and put in order for questions that are understood; `drop` keeps it true to the database. */
export class Answers {
  readonly #db: Db;
  readonly #numbers: FacetNumbers;
  readonly #counts = new Recent<Counted>(KEPT_MAX);
  readonly #tops = new Recent<Hit[]>(KEPT_MAX);

  constructor(db: Db, numbers: FacetNumbers) {
    this.#db = db;
    this.#numbers = numbers;
  }

  drop(exhibitionId: string): void {
    this.#counts.drop(exhibitionId);
    this.#tops.drop(exhibitionId);
  }

  /** Total and facets of what everybody of these scopes sees. `without`: as if this facet were not filtered. */
  counted(asked: Question, visibility: Visibility, levels: readonly string[], without?: FacetName): Promise<Counted> {
    const wanted = wantedOf(asked, levels, without);
    const key = JSON.stringify([wanted.kind, wanted.owner, wanted.levels.at(-1) ?? '', rangesKey(visibility)]);
    return this.#counts.get(asked.exhibitionId, key, () => {
      if (levels.length === 0) return this.#countList(asked, wanted, visibility);
      return count(this.#db, wanted, visibility.ranges, CAP);
    });
  }

  /** Lists without words: of one owner counted in full, of all from the tallies, filtered ones up to a cap. */
  async #countList(asked: Question, wanted: Wanted, { ranges }: Visibility): Promise<Counted> {
    if (wanted.owner !== '') return count(this.#db, wanted, ranges, null);
    if (wanted.levels.length > 0) return count(this.#db, wanted, ranges, LISTED_CAP);
    return { ...(await tally(this.#db, asked.exhibitionId, asked.kind, ranges)), capped: false, shards: 0 };
  }

  /** Total and facets for one viewer, and what that viewer sees beyond the public. */
  async of(asked: Question, visibility: Visibility, levels: readonly string[]): Promise<Answer> {
    const wanted = wantedOf(asked, levels);
    const counted = await this.counted(asked, visibility, levels);
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
    const others = await Promise.all(filtered.map((facet) => this.counted(asked, visibility, levels, facet)));
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

  /** The asked page of an answer, in order. */
  async ids(
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
    const make = (): Promise<Hit[]> => best(this.#db, wanted, visibility.ranges, many, kept ?? end);
    const key = JSON.stringify([wanted.kind, wanted.owner, wanted.levels, wanted.newest, rangesKey(visibility), kept]);
    const top = await (kept === undefined ? make() : this.#tops.get(asked.exhibitionId, key, make));
    const merged = extra.length === 0 ? top : [...top, ...extra].toSorted(better(wanted.newest));
    return merged.slice(offset, end).map(({ id }) => id);
  }
}
