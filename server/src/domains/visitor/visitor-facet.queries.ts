import { sql, type RawBuilder } from 'kysely';
import { mapFacets, type FacetOf } from '@fairbridge/contract/list-definition.ts';
import { visitorList } from '@fairbridge/contract/visitor/visitor.list.ts';
import type { Reader } from './visitor-browse.rules.ts';

export type VisitorFacet = FacetOf<typeof visitorList>;
export type Wanted = { keyword: string } & Readonly<Record<VisitorFacet, readonly string[]>>;

/** A facet by the column of `visitor v` it stands in. */
type FacetSql = {
  column: RawBuilder<unknown>;
  /** Whether `v` has one of the chosen values, at least one. */
  chosen: (values: string[]) => RawBuilder<boolean>;
  /** The values of the rows of `v`, each as `code`; a condition follows. */
  values: RawBuilder<unknown>;
  /** Guests see it on the cards. */
  toGuests: boolean;
};

const single = (name: 'country' | 'business', toGuests: boolean): FacetSql => {
  const column = sql.ref(`v.${name}`);
  return {
    column,
    chosen: (values) => sql`${column} = any(${values}::text[])`,
    values: sql`${column} as code from v where ${column} <> ''`,
    toGuests,
  };
};

const FACETS: Record<VisitorFacet, FacetSql> = {
  country: single('country', true),
  category: {
    column: sql`v.interests`,
    chosen: (values) => sql`v.interests && ${values}::text[]`,
    values: sql`code from v cross join unnest(v.interests) code where true`,
    toGuests: false,
  },
  business: single('business', false),
};

/** The columns of `visitor v` that are counted. */
export const FACET_COLUMNS = sql.join(visitorList.facets.map((facet) => FACETS[facet].column));

/** Of which this reader is told how many there are. */
export const facetsTold = ({ names }: Reader): VisitorFacet[] =>
  visitorList.facets.filter((facet) => names || FACETS[facet].toGuests);

/** What a guest asks for beyond what guests see has no effect: an answer to it would tell what they do not see (G6). */
export function askable(reader: Reader, asked: Wanted): Wanted {
  const told = facetsTold(reader);
  return {
    keyword: asked.keyword.trim(),
    ...mapFacets(visitorList.facets, (facet) => (told.includes(facet) ? asked[facet] : [])),
  };
}

/** Whether `v` is chosen by every facet but this one. */
export function chosen(wanted: Wanted, except?: VisitorFacet): RawBuilder<boolean> {
  const conditions = visitorList.facets
    .filter((facet) => facet !== except && wanted[facet].length > 0)
    .map((facet) => FACETS[facet].chosen([...wanted[facet]]));
  return sql<boolean>`(${sql.join([sql`true`, ...conditions], sql` and `)})`;
}

/** How many of the rows of `v` have each value of a facet. */
export const countOf = (facet: VisitorFacet, wanted: Wanted) => sql`
  select ${sql.lit(facet)}, code, count(*) from (select ${FACETS[facet].values} and ${chosen(wanted, facet)}) as one group by code`;
