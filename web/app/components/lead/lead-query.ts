import { keywordIn, pageNumOf } from '../../i18n/query-values.ts';
import {
  LEAD_KINDS,
  LEAD_SORTS,
  LEAD_TABS,
  type Lead,
  type LeadKind,
  type LeadSort,
  type LeadTab,
} from '@fairbridge/contract/lead/lead.shapes.ts';
import { parseSort, sortQuery } from '../../ui/list/sorting.ts';

export const INBOX_PATH = '/potential-order';

const LEAD_VIEWS = ['list', 'board'] as const;
export type LeadView = (typeof LEAD_VIEWS)[number];

/** What the address of the inbox asks for. */
export type LeadQuery = {
  /** The columns of the board, or the list. */
  view: LeadView;
  state: LeadTab | null;
  kind: LeadKind | null;
  /** 'me', 'nobody', a colleague's id; '' for whoever's. */
  employee: string;
  due: boolean;
  keyword: string;
  sort: LeadSort;
  descending: boolean;
  pageNum: number;
  /** The one lead that a mail or a search leads to; '' for the list. */
  lead: string;
  /** A mail leads to mark this one as contacted; asked once more before it is done. */
  mark: boolean;
};

const isId = (text: string): boolean => /^[A-Za-z0-9]{10,40}$/.test(text);

/** Old links ask for orders that are 'notContacted'. */
const stateOf = (asked: string | null): LeadTab | null =>
  asked === 'notContacted' ? 'new' : (LEAD_TABS.find((one) => one === asked) ?? null);

function employeeOf(asked: string): string {
  return asked === 'me' || asked === 'nobody' || isId(asked) ? asked : '';
}

export const leadQuery = (query: URLSearchParams): LeadQuery => ({
  view: LEAD_VIEWS.find((one) => one === query.get('view')) ?? 'list',
  state: stateOf(query.get('state')),
  kind: LEAD_KINDS.find((one) => one === query.get('kind')) ?? null,
  employee: employeeOf(query.get('employee') ?? ''),
  due: query.get('due') === 'true',
  keyword: keywordIn(query),
  ...parseSort(query, LEAD_SORTS),
  pageNum: pageNumOf(query),
  lead: isId(query.get('lead') ?? '') ? (query.get('lead') ?? '') : '',
  mark: query.get('mark') === 'contacted',
});

/** Where it stands in the inbox: what its buyer has closed stands apart. */
export const tabOf = ({ state, closing }: Pick<Lead, 'state' | 'closing'>): LeadTab =>
  closing === null ? state : 'closed';

/** What a call about the list is narrowed by. */
export const filterOf = ({ keyword, kind, state, employee, due }: LeadQuery) => ({
  keyword,
  due,
  ...(kind !== null && { kind }),
  ...(state !== null && { state }),
  ...(employee !== '' && { employee }),
});

/** Does it ask for less than everything, whatever the state? */
export const isFiltered = ({ keyword, kind, employee, due, lead }: LeadQuery): boolean =>
  keyword !== '' || kind !== null || employee !== '' || due || lead !== '';

/** One lead, open in the inbox. */
export const leadAddress = (id: string): string => `${INBOX_PATH}?${new URLSearchParams({ lead: id })}`;

/** The first page of such a list. */
export function inboxAddress({ view, state, kind, employee, due, keyword, sort, descending }: LeadQuery): string {
  const query = new URLSearchParams({
    ...(view !== 'list' && { view }),
    ...(state !== null && { state }),
    ...(kind !== null && { kind }),
    ...(employee !== '' && { employee }),
    ...(due && { due: 'true' }),
    ...(keyword !== '' && { keyword }),
    ...sortQuery(sort, descending, 'createdAt'),
  });
  return query.size === 0 ? INBOX_PATH : `${INBOX_PATH}?${query}`;
}

/** The same list in another order. */
export const sortedBy = (asked: LeadQuery, by: string, descending: boolean): string =>
  inboxAddress({ ...asked, sort: LEAD_SORTS.find((one) => one === by) ?? 'createdAt', descending });
