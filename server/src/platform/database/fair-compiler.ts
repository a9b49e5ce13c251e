import {
  PostgresQueryCompiler,
  type CompiledQuery,
  type KyselyPlugin,
  type QueryId,
  type RootOperationNode,
} from 'kysely';
import { refuseWhenOver } from './call-time.ts';
import { FAIR_TABLES } from './fair-tables.ts';

const WRITES = /^\s*(?:insert|update|delete|merge|with)\b/i;
const READ = /\b(?:from|join|using)\s+"?(\w+)"?/gi;
const MENTIONED = /\b(?:from|join|update|into|using|only)\s+"?(\w+)"?/gi;
const COMPARED = /exhibition_id"?\s*(?:=|is not distinct from)\s*(?:any\s*\(\s*)?\$(\d+)/gi;
/** So many texts are remembered with what they need before the memory is emptied. */
const MAX_NEEDS = 2000;

/** What a statement needs: the tables of a fair that it names, and the places of the values that it compares with `exhibition_id`; `keywordPattern` for what is inserted and read from no fair. */
type Need = { tables: readonly string[]; places: readonly number[]; anywhere: boolean };

/** A statement about what belongs to fairs that was sent through the handle of one and does not name that one. */
export class UnscopedQueryError extends Error {
  constructor(tables: readonly string[], text: string) {
    super(`A statement on ${tables.join(', ')} without its exhibition: ${text.replaceAll(/\s+/g, ' ').slice(0, 300)}`);
    this.name = 'UnscopedQueryError';
  }
}

function needOf(text: string): Need | null {
  const named = [...text.matchAll(MENTIONED)].map(([, table]) => table ?? '');
  const tables = [...new Set(named.filter((table) => FAIR_TABLES.has(table)))];
  if (tables.length === 0) return null;
  const places = [...text.matchAll(COMPARED)].map(([, place]) => Number(place) - 1);
  const reads = [...text.matchAll(READ)].some(([, table = '']) => FAIR_TABLES.has(table));
  return { tables, places, anywhere: /\binsert\s+into\b/i.test(text) && !reads };
}

const isOf = (value: unknown, fair: string): boolean =>
  value === fair || (Array.isArray(value) && value.length > 0 && value.every((one) => one === fair));

const fairs = new WeakMap<QueryId, string>();

/**
 * Compiles statements, and refuses those that came through a fair's handle (`fairPlugin`) and read or write what belongs to
 * fairs without comparing `exhibition_id` with the id of this one: a forgotten scope fails at its first use.
 */
export class FairCompiler extends PostgresQueryCompiler {
  readonly #needs = new Map<string, Need | null>();

  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    const compiled = super.compileQuery(node, queryId);
    if (WRITES.test(compiled.sql)) refuseWhenOver();
    const fair = fairs.get(queryId);
    if (fair !== undefined) this.#check(compiled, fair);
    return compiled;
  }

  #check({ sql, parameters }: CompiledQuery, fair: string): void {
    const need = this.#needFor(sql);
    if (need === null) return;
    const compared = need.places.map((place) => parameters[place]);
    const named = need.anywhere ? parameters : compared;
    const isForeign = compared.some((value) => value !== null && !isOf(value, fair));
    if (isForeign || !named.some((value) => isOf(value, fair))) throw new UnscopedQueryError(need.tables, sql);
  }

  #needFor(text: string): Need | null {
    const known = this.#needs.get(text);
    if (known !== undefined) return known;
    if (this.#needs.size >= MAX_NEEDS) this.#needs.clear();
    const need = needOf(text);
    this.#needs.set(text, need);
    return need;
  }
}

/** Marks the statements that go through a handle as those of this fair. */
export function fairPlugin(exhibitionId: string): KyselyPlugin {
  return {
    transformQuery: ({ node, queryId }) => {
      fairs.set(queryId, exhibitionId);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}
