import { sql } from 'kysely';
import type { Db } from './document.ts';

export const FACET_NAMES = [
  'category',
  'class',
  'formulation',
  'ingredient',
  'crop',
  'hall',
  'country',
  'modeOfAction',
] as const;
export type FacetName = (typeof FACET_NAMES)[number];
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

  /** The numbers of these values of a facet; a value nothing has is left out. */
  async numbers(facet: FacetName, codes: readonly string[]): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select id from search_facet where facet = ${facet} and code = any(${codes}::text[])`.execute(this.#db);
    return rows.map(({ id }) => id);
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

/**
 * A facet number in four bytes: FF and three digits to the base 255. No digit is FF, so a number is found in a packed row by
 * a plain search for its bytes, never across two others.
 */
export function packFacets(numbers: readonly number[]): Buffer {
  return Buffer.from(
    numbers.flatMap((number) => [0xff, Math.floor(number / (255 * 255)), Math.floor(number / 255) % 255, number % 255]),
  );
}

/** Adds up packed facets. */
export function countFacets(packed: Buffer | null, counts = new Map<number, number>()): Map<number, number> {
  if (packed === null) return counts;
  for (let at = 0; at + 4 <= packed.length; at += 4) {
    const number = ((packed[at + 1] ?? 0) * 255 + (packed[at + 2] ?? 0)) * 255 + (packed[at + 3] ?? 0);
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return counts;
}

export function sumFacets(a: FacetCounts, b: FacetCounts): FacetCounts {
  if (b.size === 0) return a;
  const sum = new Map(a);
  for (const [number, count] of b) sum.set(number, (sum.get(number) ?? 0) + count);
  return sum;
}
