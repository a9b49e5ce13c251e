import { sql } from 'kysely';
import type { Domain } from '../../core/domain.ts';
import { liveHandlers } from './live.handlers.ts';
import { endForgottenLives } from './live.jobs.ts';
import { mountBroadcasts } from './live.routes.ts';
import { ownLiveHandlers } from './own-live.handlers.ts';

export const live = {
  handlers: (services) => ({ live: liveHandlers(services), ownLive: ownLiveHandlers(services) }),
  plugins: [mountBroadcasts],
  schedules: [endForgottenLives],
  tables: {
    live: {
      notPersonal: 'what a company broadcasts',
      files: { cover: { uses: ['live'] } },
      retention: { limit: 'livesMax' },
    },
    live_host: {
      personal: [{ column: 'employee_id', of: 'subject', organizerOwned: true, erase: 'keep' }],
      retention: { limit: 'liveHostsMax' },
    },
    live_product: { notPersonal: 'exhibits that are shown in a live', retention: { limit: 'liveProductsMax' } },
    live_pin: { notPersonal: 'which exhibit was pinned when', retention: { with: 'live' } },
    live_like: {
      personal: [{ column: 'visitor_id', of: 'visitor', erase: 'delete' }],
      retention: { one: 'live and visitor' },
    },
    live_want: {
      personal: [{ column: 'visitor_id', of: 'visitor', erase: 'delete' }],
      retention: { one: 'live and visitor' },
    },
    live_viewer: {
      personal: [{ column: 'visitor_id', of: 'visitor', erase: 'delete' }],
      exempt: { viewer: 'the same person once more, or what a guest’s browser made up' },
      // statistics of a host are those of the fair and the weeks after
      expires: sql`seen_at < now() - interval '180 days'`,
    },
  },
} as const satisfies Domain;
