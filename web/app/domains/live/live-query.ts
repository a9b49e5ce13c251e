import type { InputOf } from '@fairbridge/contract/call.ts';
import type { list } from '@fairbridge/contract/live/live.calls.ts';
import type { ProgrammeKind } from '@fairbridge/contract/programme/programme.shapes.ts';
import { keywordIn, pageNumOf } from '../../i18n/query-values.ts';

export const LIVE_LIST_PATH = '/live/list';
export const PARTIES = ['programme', 'exhibitor'] as const;
export const STATES = ['upcoming', 'onLive', 'replay'] as const;
/** The first one is the usual one, which no address names. */
export const SORTS = ['default', 'latest', 'popularity', 'time'] as const;

export type LiveQuery = {
  party: (typeof PARTIES)[number] | '';
  state: (typeof STATES)[number] | '';
  types: readonly ProgrammeKind[];
  sort: (typeof SORTS)[number];
  keyword: string;
};

/** The list that an address means; what it cannot mean narrows nothing. `kinds`: the types that there are. */
export function liveQuery(query: URLSearchParams, kinds: readonly ProgrammeKind[]): LiveQuery {
  const named = query.getAll('type');
  return {
    party: PARTIES.find((one) => one === query.get('party')) ?? '',
    state: STATES.find((one) => one === query.get('state')) ?? '',
    types: kinds.filter((kind) => named.includes(kind)),
    sort: SORTS.find((one) => one === query.get('sort')) ?? 'default',
    keyword: keywordIn(query).trim(),
  };
}

export const isFiltered = ({ state, types, keyword }: LiveQuery): boolean =>
  state !== '' || types.length > 0 || keyword !== '';

export const liveInput = (asked: LiveQuery, query: URLSearchParams): InputOf<typeof list> => ({
  pageNum: pageNumOf(query),
  types: [...asked.types],
  sort: asked.sort,
  keyword: asked.keyword,
  ...(asked.party !== '' && { party: asked.party }),
  ...(asked.state !== '' && { state: asked.state }),
});

/** The address of the first page of such a list. */
export function liveListAddress({
  party = '',
  state = '',
  types = [],
  sort = 'default',
  keyword = '',
}: Partial<LiveQuery>): string {
  const query = new URLSearchParams({
    ...(party !== '' && { party }),
    ...(state !== '' && { state }),
    ...(sort !== 'default' && { sort }),
    ...(keyword !== '' && { keyword }),
  });
  for (const type of types) query.append('type', type);
  return query.size === 0 ? LIVE_LIST_PATH : `${LIVE_LIST_PATH}?${query}`;
}
