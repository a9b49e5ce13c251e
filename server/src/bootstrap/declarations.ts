import { sql } from 'kysely';
import type { Declarations, Domain, DomainHandlers, TableDeclaration } from '../core/domain.ts';

type NamedTable = readonly [table: string, declaration: TableDeclaration];

const tablesOf = (domains: readonly Domain[]): NamedTable[] =>
  domains.flatMap(({ tables = {} }): NamedTable[] => Object.entries(tables));

function filesOf([table, { files = {} }]: NamedTable) {
  return Object.entries(files).flatMap(([column, named]) => {
    if (named === undefined) return [];
    const { uses, list, where = sql`true`, needed } = named;
    const id = list === true ? sql`unnest(${sql.ref(column)})` : sql.ref(column);
    const all = sql`select ${id} from ${sql.table(table)} where ${where}`;
    return [{ column: `${table}.${column}`, uses, needed: needed ?? all }];
  });
}

/** What the domains have declared for one another, brought together. */
export function collectDeclarations(domains: readonly Domain[]): Declarations {
  const tables = tablesOf(domains);
  const files = tables.flatMap(filesOf);
  const visibilityOf = domains.find((domain) => domain.visibilityOf !== undefined)?.visibilityOf;
  if (visibilityOf === undefined) throw new Error('no domain says which exhibits a caller sees');
  return {
    personal: tables.flatMap(([table, one]) =>
      'personal' in one ? one.personal.map((column) => ({ table, ...column })) : [],
    ),
    expiring: tables.flatMap(([table, one]) => ('expires' in one ? [{ table, ended: one.expires }] : [])),
    files: files.map(({ column, needed }) => ({ column, needed })),
    uses: [...new Set(files.flatMap(({ uses }) => uses))],
    handovers: domains.flatMap(({ handovers = [] }) => handovers),
    releases: domains.flatMap(({ releases = [] }) => releases),
    visibilityOf,
  };
}

/** The handlers of several domains by noun and verb; two may share a noun, but not a call. */
export function joinHandlers(several: readonly DomainHandlers[]): Record<string, Record<string, unknown>> {
  const all: Record<string, Record<string, unknown>> = {};
  for (const [noun, calls] of several.flatMap((handlers) => Object.entries(handlers))) {
    const there = (all[noun] ??= {});
    const twice = Object.keys(calls).find((verb) => verb in there);
    if (twice !== undefined) throw new Error(`call ${noun}.${twice} has two handlers`);
    Object.assign(there, calls);
  }
  return all;
}
