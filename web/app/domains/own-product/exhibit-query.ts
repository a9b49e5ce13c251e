import { OWN_SORTS } from '@fairbridge/contract/own-product/own-sorts.ts';
import type { VisibleRange } from '@fairbridge/contract/product/product.shapes.ts';
import { rangeName } from '../../components/own-product/visible-ranges.ts';
import { defineListQuery, tabOf, words, type QueryParam } from '../../ui/list/list-query.ts';
import type { Sorting } from '../../ui/list/sorting.ts';

/** Where an own exhibit stands: shown, to be completed, or away and to be brought back. */
export const EXHIBIT_STATES = ['live', 'drafts', 'removed'] as const;
export type ExhibitState = (typeof EXHIBIT_STATES)[number];

const scope: QueryParam<VisibleRange | undefined> = {
  read: (query, key) => rangeName(query.get(key)) ?? undefined,
  write: String,
};
const query = defineListQuery('/my-exhibit-list', { state: tabOf(EXHIBIT_STATES), keyword: words, scope }, OWN_SORTS);
type ExhibitQuery = ReturnType<typeof query.read>;

/** The range and the order are those of what is shown. */
const ofState = <A extends Partial<ExhibitQuery>>(asked: A): A =>
  (asked.state ?? 'live') === 'live' ? asked : { ...asked, scope: undefined, sort: 'default', descending: true };

/** The address of the own list. Its usual order goes one way only, upwards. */
export const exhibitQuery = {
  ...query,
  read: (address: URLSearchParams): ExhibitQuery => ofState(query.read(address)),
  address: (asked: Partial<ExhibitQuery>): string => query.address(ofState(asked)),
  sorting: (asked: ExhibitQuery): Sorting | undefined => {
    const sorting = asked.state === 'live' ? query.sorting(asked) : undefined;
    return (
      sorting && {
        ...sorting,
        descending: asked.sort !== 'default' && asked.descending,
        to: (by, descending) => sorting.to(by, by === 'default' || descending),
      }
    );
  },
};
