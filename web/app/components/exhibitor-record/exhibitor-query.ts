import { keywordIn, pageNumOf } from '../../i18n/query-values.ts';
import {
  EXHIBITOR_SORTS,
  EXHIBITOR_STATES,
  type ExhibitorFilter,
  type ExhibitorSort,
  type ExhibitorState,
} from '@fairbridge/contract/exhibitor-record/exhibitor-record.shapes.ts';
import { parseSort } from '../../ui/list/sorting.ts';

export const EXHIBITORS_PATH = '/organizer/exhibitors';

/** Where the organizer's own words about an exhibitor are edited, or a new one is added: 'new', with the slot of one that was begun. */
export const exhibitorEditAddress = (id: string, draftKey = ''): string =>
  `${EXHIBITORS_PATH}/${id}/edit${draftKey === '' ? '' : `?slot=${draftKey}`}`;

export type ExhibitorQuery = {
  /** Null: whatever the state. */
  state: ExhibitorState | null;
  filter: ExhibitorFilter;
  order: ExhibitorOrder;
  pageNum: number;
};
export type ExhibitorOrder = { sort: ExhibitorSort; descending: boolean };
const BY_NAME: ExhibitorOrder = { sort: 'name', descending: false };

const codeOf = (value: string | null): string | undefined =>
  value !== null && /^[A-Za-z0-9][A-Za-z0-9_.-]{0,39}$/.test(value) ? value : undefined;

/** The list that an address means. What an address cannot mean narrows nothing. */
export function exhibitorQuery(query: URLSearchParams): ExhibitorQuery {
  const hall = codeOf(query.get('hall'));
  const category = codeOf(query.get('category'));
  return {
    state: EXHIBITOR_STATES.find((one) => one === query.get('state')) ?? null,
    filter: {
      keyword: keywordIn(query).trim(),
      ...(hall !== undefined && { hall }),
      ...(category !== undefined && { category }),
    },
    order: query.has('sort') ? parseSort(query, EXHIBITOR_SORTS) : BY_NAME,
    pageNum: pageNumOf(query),
  };
}

/** Does the filter leave anybody out? */
export const isNarrowedTo = ({ keyword, hall, category }: ExhibitorFilter): boolean =>
  keyword !== '' || hall !== undefined || category !== undefined;

/** The address of a tab with the same filter, on its first page; by name where no order is given. */
export function exhibitorsAddress(
  filter: ExhibitorFilter,
  state: ExhibitorState | null,
  { sort, descending } = BY_NAME,
): string {
  const query = new URLSearchParams();
  if (state !== null) query.set('state', state);
  for (const [key, value] of Object.entries(filter)) if (value !== undefined && value !== '') query.set(key, value);
  if (sort !== BY_NAME.sort || descending) query.set('sort', sort);
  if (sort !== BY_NAME.sort && !descending) query.set('descending', 'false');
  return query.size === 0 ? EXHIBITORS_PATH : `${EXHIBITORS_PATH}?${query}`;
}

/** The same list in another order. */
export const exhibitorsSorted = ({ filter, state }: ExhibitorQuery, by: string, descending: boolean): string =>
  exhibitorsAddress(filter, state, { sort: EXHIBITOR_SORTS.find((one) => one === by) ?? 'name', descending });
