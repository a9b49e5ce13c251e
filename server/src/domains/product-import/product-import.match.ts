import { sameArticle } from '../own-product/own-product.rules.ts';
import type { Cells } from './product-import.shapes.ts';
import type { Fault } from './product-import.shapes.ts';

export type ExhibitKey = { id: string; articleNumber: string };
export type Match = { kind: 'new' } | { kind: 'exhibit' | 'draft'; id: string } | { kind: 'fault'; fault: Fault };

function byArticle(keys: readonly ExhibitKey[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { id, articleNumber } of keys) {
    const key = sameArticle(articleNumber);
    if (key !== '') found.set(key, [...(found.get(key) ?? []), id]);
  }
  return found;
}

/**
 * Which exhibit a row is about: the one whose id it names, else the own exhibit of its article number, else the draft of it, else a new one.
 * Each may stand in a file once. Others' exhibits are not known here, so their ids and numbers are as those of nobody.
 */
export class Matcher {
  /** Of each exhibit. */
  #articles: ReadonlyMap<string, string>;
  #exhibits: Map<string, string[]>;
  #drafts: Map<string, string[]>;
  #seen = new Map<string, number>();

  constructor(exhibits: readonly ExhibitKey[], drafts: readonly ExhibitKey[]) {
    this.#articles = new Map(exhibits.map(({ id, articleNumber }) => [id, sameArticle(articleNumber)]));
    this.#exhibits = byArticle(exhibits);
    this.#drafts = byArticle(drafts);
  }

  match(number: number, cells: Cells): Match {
    const articleNumber = sameArticle(cells['articleNumber'] ?? '');
    const found = this.#find((cells['id'] ?? '').trim(), articleNumber);
    if (found.kind === 'fault') return found;
    const key = found.kind === 'new' ? (articleNumber === '' ? null : `new ${articleNumber}`) : found.id;
    if (key === null) return found;
    const before = this.#seen.get(key);
    if (before !== undefined)
      return { kind: 'fault', fault: { column: 'articleNumber', rule: 'sheetTwice', values: { row: before } } };
    this.#seen.set(key, number);
    return found;
  }

  /** By its id, which may give it another article number, but none that another exhibit has. */
  #named(id: string, articleNumber: string): Match {
    const before = this.#articles.get(id);
    if (before === undefined) return { kind: 'fault', fault: { column: 'id', rule: 'sheetNoExhibit', values: {} } };
    if (articleNumber !== before && this.#exhibits.has(articleNumber))
      return { kind: 'fault', fault: { column: 'articleNumber', rule: 'articleNumberTaken', values: {} } };
    return { kind: 'exhibit', id };
  }

  #find(id: string, articleNumber: string): Match {
    if (id !== '') return this.#named(id, articleNumber);
    const [exhibit, ...others] = this.#exhibits.get(articleNumber) ?? [];
    if (others.length > 0)
      return {
        kind: 'fault',
        fault: { column: 'articleNumber', rule: 'sheetAmbiguous', values: { count: others.length + 1 } },
      };
    if (exhibit !== undefined) return { kind: 'exhibit', id: exhibit };
    const [draft] = this.#drafts.get(articleNumber) ?? [];
    return draft === undefined ? { kind: 'new' } : { kind: 'draft', id: draft };
  }
}
