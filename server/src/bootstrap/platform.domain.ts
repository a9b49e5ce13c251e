import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Domain } from '../core/domain.ts';
import { numberOf } from '../domains/exhibition/settings.queries.ts';
import { BROADCAST_CHANNEL } from '../platform/realtime/broadcaster.ts';
import { deleteAllExpired } from '../platform/database/expired-rows.ts';

/** A message may hold a code or a link that still works: whoever took a session over must not find them in the export (G22). */
const WAYS_IN = ['code', 'link', 'body', 'html', 'unsubscribe_link', 'subject', 'failure'] as const;
const INSTALLATION = 'the installation itself';

/** What belongs to no noun of the fair: messages, counters, the search's own tables, the installation. */
export const platform = {
  schedules: [
    {
      queue: 'ended-rows',
      // off the hour, when other work begins
      cron: '37 * * * *',
      work: ({ db, declarations }) => deleteAllExpired(db, declarations.expiring),
    },
  ],
  channels: [
    {
      name: BROADCAST_CHANNEL,
      onMessage: ({ realtime }, payload) => realtime.receive(payload),
      onConnectionLost: ({ realtime }) => realtime.onConnectionLost(),
    },
  ],
  tables: {
    message: {
      personal: [{ column: 'recipient', of: 'address', hidden: WAYS_IN, erase: 'delete' }],
      // one that still waits has a job, which settles it
      expires: sql`state <> 'waiting' and created_at < now() - make_interval(days => case when kind = 'email' then
        coalesce((select ${numberOf('e', 'mailLogDays')} from exhibition e where e.id = exhibition_id), ${LIMITS.messageKeptDays})
        else ${LIMITS.messageKeptDays} end)`,
    },
    limit_counter: {
      notPersonal:
        'counts tries for a day at most; who could clear it by deleting an account would have no limits (G19)',
      retention: { swept: 'by the counters themselves' },
    },
    realtime_process: { notPersonal: INSTALLATION, retention: { swept: 'by the processes that live' } },
    realtime_presence: {
      notPersonal: 'who is connected now; goes with the connection',
      retention: { with: 'realtime_process' },
    },
    search_document: {
      notPersonal: 'companies and exhibits as the search knows them',
      exempt: { owner_id: 'a company' },
      retention: { with: 'product' },
    },
    search_facet: { notPersonal: 'names of filters', retention: { with: 'product' } },
    search_tally: { notPersonal: 'numbers of exhibits', retention: { swept: 'merged as they are counted' } },
    search_word: { notPersonal: 'words of companies and exhibits', retention: { with: 'product' } },
    secret_fingerprint: { notPersonal: INSTALLATION, retention: 'organizer' },
    set_up_link: { notPersonal: INSTALLATION, expires: sql`expires_at < now()` },
    store_mark: { notPersonal: INSTALLATION, retention: 'organizer' },
  },
} as const satisfies Domain;
