import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Domain } from '../ground/domain.ts';
import { REALTIME } from '../platform/realtime/spreading.ts';
import { removeAllEnded } from '../platform/database/ended-rows.ts';

/** A message may hold a code or a link that still works: whoever took a session over must not find them in the export (G22). */
const WAYS_IN = ['code', 'link', 'body', 'html', 'unsubscribe_link', 'subject'] as const;
const INSTALLATION = 'the installation itself';

/** What belongs to no noun of the fair: messages, counters, the search's own tables, the installation. */
export const platform = {
  schedules: [
    {
      queue: 'ended-rows',
      // off the hour, when other work begins
      cron: '37 * * * *',
      work: ({ db, declared }) => removeAllEnded(db, declared.ending),
    },
  ],
  channels: [
    {
      name: REALTIME,
      hear: ({ realtime }, payload) => realtime.hear(payload),
      lost: ({ realtime }) => realtime.lost(),
    },
  ],
  tables: {
    message: {
      personal: [{ column: 'recipient', of: 'address', hidden: WAYS_IN, erase: 'delete' }],
      // one that still waits has a job, which settles it
      ends: sql`created_at < now() - make_interval(days => ${LIMITS.messageKeptDays}) and state <> 'waiting'`,
    },
    limit_counter: {
      impersonal:
        'counts tries for a day at most; who could clear it by deleting an account would have no limits (G19)',
      grows: { swept: 'by the counters themselves' },
    },
    realtime_process: { impersonal: INSTALLATION, grows: { swept: 'by the processes that live' } },
    realtime_presence: {
      impersonal: 'who is connected now; goes with the connection',
      grows: { with: 'realtime_process' },
    },
    search_document: {
      impersonal: 'companies and exhibits as the search knows them',
      aside: { owner_id: 'a company' },
      grows: { with: 'product' },
    },
    search_facet: { impersonal: 'names of filters', grows: { with: 'product' } },
    search_tally: { impersonal: 'numbers of exhibits', grows: { swept: 'merged as they are counted' } },
    search_word: { impersonal: 'words of companies and exhibits', grows: { with: 'product' } },
    secret_fingerprint: { impersonal: INSTALLATION, grows: 'organizer' },
    set_up_link: { impersonal: INSTALLATION, ends: sql`expires_at < now()` },
    store_mark: { impersonal: INSTALLATION, grows: 'organizer' },
  },
} as const satisfies Domain;
