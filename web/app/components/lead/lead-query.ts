import { isRecordId } from '@fairbridge/contract/record-id.ts';
import { LEAD_KINDS, LEAD_SORTS, LEAD_TABS, type Lead, type LeadTab } from '@fairbridge/contract/lead/lead.shapes.ts';
import { anyOf, anyTabOf, defineListQuery, tabOf, words, type QueryParam } from '../../ui/list/list-query.ts';

export const INBOX_PATH = '/potential-order';

const anyState = anyTabOf(LEAD_TABS);
/** Old links ask for orders that are 'notContacted'. */
const state: QueryParam<LeadTab | undefined> = {
  ...anyState,
  read: (query, key) => (query.get(key) === 'notContacted' ? 'new' : anyState.read(query, key)),
};

/** 'me', 'nobody', or a colleague's id; undefined for whoever's. */
const employee: QueryParam<string | undefined> = {
  read: (query, key) => query.getAll(key).find((one) => one === 'me' || one === 'nobody' || isRecordId(one)),
  write: (value) => value ?? '',
};

const due: QueryParam<boolean> = {
  read: (query, key) => query.get(key) === 'true',
  write: (value) => (value ? 'true' : ''),
};

const query = defineListQuery(
  INBOX_PATH,
  { view: tabOf(['list', 'board']), state, kind: anyOf(LEAD_KINDS), employee, due, keyword: words },
  LEAD_SORTS,
);

/** What the address of the inbox asks for. */
export type LeadQuery = ReturnType<typeof query.read> & {
  /** The one lead that a mail or a search leads to; '' for the list. */
  lead: string;
  /** A mail leads to mark this one as contacted; asked once more before it is done. */
  mark: boolean;
};

/** The one lead narrows the list, but no further link carries it along. */
export const inboxQuery = {
  ...query,
  read: (address: URLSearchParams): LeadQuery => ({
    ...query.read(address),
    lead: address.getAll('lead').find(isRecordId) ?? '',
    mark: address.get('mark') === 'contacted',
  }),
  isFiltered: (asked: LeadQuery): boolean => asked.lead !== '' || query.isFiltered(asked),
};

/** Where it stands in the inbox: what its buyer has closed stands apart. */
export const stageOf = ({ state, closing }: Pick<Lead, 'state' | 'closing'>): LeadTab =>
  closing === null ? state : 'closed';

/** What a call about the list is narrowed by. */
export const filterOf = ({ keyword, kind, state, employee, due }: LeadQuery) => ({
  keyword,
  kind,
  state,
  employee,
  due,
});

/** One lead, open in the inbox. */
export const leadAddress = (id: string): string => `${INBOX_PATH}?${new URLSearchParams({ lead: id })}`;
