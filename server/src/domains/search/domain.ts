import type { Domain } from '../../core/domain.ts';
import { contextsOf } from '../../core/fair-context.ts';
import type { Change } from '../exhibition/exhibition.invalidation.ts';
import { referenceBrandHandlers } from './reference-brand.handlers.ts';
import { savedSearchHandlers } from './saved-search.handlers.ts';
import { searchTermHandlers } from './search-term.handlers.ts';
import { forgetMisses } from './search-miss.queries.ts';
import { forgetUses } from './search-term.queries.ts';
import { keepSearches } from './search-term.writing.ts';
import { searchHandlers } from './search.handlers.ts';
import { reindexEventHandlers, scheduleReindex } from './search.reindex.ts';
import { catchUpOnExpiry, expireEveryNight, expiryEventHandlers } from './search.validity.ts';

/** Does the search engine know things of this kind? */
const isSearched = ({ kind }: Change): boolean => kind !== 'visitor' && kind !== 'post';

export const search = {
  handlers: (services) => ({
    search: searchHandlers(services),
    savedSearch: savedSearchHandlers(services),
    searchTerm: searchTermHandlers(services),
    referenceBrand: referenceBrandHandlers(services),
  }),
  onServicesReady: keepSearches,
  eventHandlers: [...reindexEventHandlers, ...expiryEventHandlers],
  schedules: [
    // ten past midnight in Beijing, when a day has stopped counting
    { queue: 'search.forgetUses', cron: '10 16 * * *', work: ({ db }) => forgetUses(db, new Date()) },
    { queue: 'search.forgetMisses', cron: '15 16 * * *', work: ({ db }) => forgetMisses(db, new Date()) },
    expireEveryNight,
  ],
  clearCache: (services, exhibitionId, change) => {
    if (change === null || isSearched(change)) services.search.invalidate(exhibitionId);
  },
  onStart: async (services) => {
    services.search.preload();
    await scheduleReindex(services.jobs, contextsOf(services));
    await catchUpOnExpiry(services.jobs, contextsOf(services));
  },
  tables: {
    // what brings a buyer back: searches, what was searched lately
    saved_search: {
      personal: [{ column: 'visitor_id', of: 'visitor', erase: 'delete' }],
      retention: { limit: 'savedSearchesMax' },
    },
    recent_search: {
      personal: [{ column: 'visitor_id', of: 'visitor', erase: 'delete' }],
      retention: { limit: 'recentSearchesMax' },
    },
    search_setting: {
      personal: [{ column: 'visitor_id', of: 'visitor', erase: 'delete' }],
      retention: { one: 'visitor' },
    },
    search_term_block: { notPersonal: 'words that the organizer keeps out of the trends', retention: 'organizer' },
    search_term_use: {
      notPersonal:
        'words with a keyed hash for each, for seven days; rows of one person cannot be told to be one person’s',
      retention: { swept: 'after seven days, by search.forgetUses' },
    },
    search_miss: {
      notPersonal:
        'words with a keyed hash for each, for thirty days; rows of one person cannot be told to be one person’s',
      retention: { swept: 'after thirty days, by search.forgetMisses' },
    },
  },
} as const satisfies Domain;
