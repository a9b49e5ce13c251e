import type { NamedCode } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import type { FacetValue } from '@fairbridge/contract/fields.ts';
import { mapFacets } from '@fairbridge/contract/list-definition.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { visitorList } from '@fairbridge/contract/visitor/visitor.list.ts';
import type { VisitorCard } from '@fairbridge/contract/visitor/visitor-browse.shapes.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { countryName } from '../exhibition/exhibition.countries.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { visitorCards, type Counted, type VisitorRow } from './visitor-browse.queries.ts';
import { maskedName, type Reader } from './visitor-browse.rules.ts';
import { businessNames } from './visitor.document.ts';
import type { VisitorFacet, Wanted } from './visitor-facet.queries.ts';

type Names = ReadonlyMap<string, Bilingual>;

/** What guests do not read. */
const HIDDEN = { masked: true, avatar: '', business: null, interests: [], wanted: '', inPool: false };

/** A visitor as this reader may read about him (ruling 3.4). */
export function visitorCardAnswer(
  exhibition: Exhibition,
  business: Names,
  row: VisitorRow,
  reader: Reader,
): VisitorCard {
  const open = {
    id: row.id,
    company: row.company,
    position: row.position,
    country: { code: row.country, name: countryName(row.country) } satisfies NamedCode,
  };
  if (!reader.names) return { ...open, ...HIDDEN, name: maskedName(row.name) };
  const nature = business.get(row.business);
  return {
    ...open,
    name: row.name,
    masked: false,
    wanted: row.wanted,
    inPool: row.in_pool,
    avatar: pictureAddress(row.avatar),
    business: nature === undefined ? null : { code: row.business, name: nature },
    interests: row.interests.flatMap((code) => {
      const category = exhibition.categories.get(code);
      return category === undefined ? [] : [{ code, name: category.name }];
    }),
  };
}

/** Cards of these visitors by id, for lists of other domains; without those the reader may not read. */
export async function visitorCardsById(
  ctx: FairContext,
  ids: readonly string[],
  reader: Reader,
): Promise<Map<string, VisitorCard>> {
  const rows = await visitorCards(ctx, ids, reader);
  const business = await businessNames(ctx);
  return new Map(rows.map((row) => [row.id, visitorCardAnswer(ctx.exhibition, business, row, reader)]));
}

/** Values that a filter offers at once; a chosen one is there however rare it is. */
const VALUES_MAX = 30;

export function filterAnswers(exhibition: Exhibition, business: Names, counted: readonly Counted[], wanted: Wanted) {
  const names: Record<VisitorFacet, (code: string) => Bilingual> = {
    country: countryName,
    category: (code) => exhibition.categories.get(code)?.name ?? { zh: code, en: code },
    business: (code) => business.get(code) ?? { zh: code, en: code },
  };
  return mapFacets(visitorList.facets, (facet): FacetValue[] =>
    counted
      .filter(({ filter }) => filter === facet)
      .filter(({ code }, place) => place < VALUES_MAX || wanted[facet].includes(code))
      .map(({ code, count }) => ({ code, name: names[facet](code), count })),
  );
}
