import { SEARCH_FACETS } from '@fairbridge/contract/search/search.list.ts';
import { sql } from 'kysely';
import type { Db } from './document.ts';

/** The facets of the lists, and of companies the ingredients of what approved visitors see as well. */
export const FACET_NAMES = [...SEARCH_FACETS, 'memberIngredient'] as const;
export type FacetName = (typeof FACET_NAMES)[number];
/** What a document says of each facet of its list; others may find it too. */
export type FacetsOf<F extends FacetName> = Record<F, string[]> & Partial<Record<FacetName, string[]>>;
export type FacetCounts = ReadonlyMap<number, number>;
export type FacetValueCount = { code: string; count: number };

const isFacet = (name: string): name is FacetName => FACET_NAMES.some((facet) => facet === name);

/** The names of packed facet numbers, read once and again whenever an unknown number turns up. */
export class FacetNumbers {
  readonly #db: Db;
  readonly #values = new Map<number, { facet: FacetName; code: string }>();

  constructor(db: Db) {
    this.#db = db;
  }

  async #read(numbers: readonly number[]): Promise<void> {
    const { rows } = await sql<{ id: number; facet: string; code: string }>`
      select id, facet, code from search_facet where id = any(${numbers}::int[])`.execute(this.#db);
    for (const { id, facet, code } of rows) if (isFacet(facet)) this.#values.set(id, { facet, code });
  }

  async #know(counts: FacetCounts): Promise<void> {
    const unknown = [...counts.keys()].filter((number) => !this.#values.has(number));
    if (unknown.length > 0) await this.#read(unknown);
  }

  /** `counts` with the values of one facet taken from `others`. */
  async replaced(counts: FacetCounts, others: FacetCounts, facet: FacetName): Promise<FacetCounts> {
    await this.#know(counts);
    await this.#know(others);
    const of = (number: number): boolean => this.#values.get(number)?.facet === facet;
    return new Map([...[...counts].filter(([number]) => !of(number)), ...[...others].filter(([number]) => of(number))]);
  }

  /** The wanted facets of these counts, commonest first. */
  async named(
    counts: FacetCounts,
    wanted: readonly FacetName[],
  ): Promise<Partial<Record<FacetName, FacetValueCount[]>>> {
    if (wanted.length === 0) return {};
    await this.#know(counts);
    const named: Partial<Record<FacetName, FacetValueCount[]>> = {};
    for (const facet of wanted) named[facet] = [];
    for (const [number, count] of counts) {
      const value = this.#values.get(number);
      if (value !== undefined) named[value.facet]?.push({ code: value.code, count });
    }
    for (const list of Object.values(named)) list.sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1));
    return named;
  }
}

/** Facet numbers, four bytes each, the highest first: as the triggers of `search_document` read them. */
export function packFacets(numbers: readonly number[]): Buffer {
  const packed = Buffer.alloc(numbers.length * 4);
  numbers.forEach((number, index) => packed.writeInt32BE(number, index * 4));
  return packed;
}

/** How often each number stands in packed facets, one document's after another's. */
export function countFacets(packed: Buffer | null): Map<number, number> {
  // Numbers are small and thousands of documents share them: a plain row of counters is ten times as quick as a map.
  const counters: number[] = [];
  for (let at = 0; packed !== null && at + 4 <= packed.length; at += 4) {
    const number = packed.readInt32BE(at);
    while (counters.length <= number) counters.push(0);
    counters[number] = (counters[number] ?? 0) + 1;
  }
  return new Map([...counters.entries()].filter(([, count]) => count > 0));
}

export function sumFacets(a: FacetCounts, b: FacetCounts): FacetCounts {
  if (b.size === 0) return a;
  const sum = new Map(a);
  for (const [number, count] of b) sum.set(number, (sum.get(number) ?? 0) + count);
  return sum;
}
