import { sql } from 'kysely';
import type { Domain } from '../../core/domain.ts';
import { liveHandlers } from './live.handlers.ts';
import { followLives, onCompanyChanged } from './live.jobs.ts';
import { removeRecordings } from './live.recordings.ts';
import { remindOfLives } from './live.reminders.ts';
import { mountBroadcasts } from './live.routes.ts';
import { liveDeskHandlers } from './live-desk.handlers.ts';
import { liveRoomHandlers } from './live-room.handlers.ts';
import { liveRoomSockets } from './live-room.sockets.ts';
import { ownLiveHandlers, programmeLiveHandlers } from './own-live.handlers.ts';

export const live = {
  handlers: (services) => ({
    live: liveHandlers(services),
    ownLive: ownLiveHandlers(services),
    liveRoom: liveRoomHandlers(services),
    liveDesk: liveDeskHandlers(services),
    programmeLive: programmeLiveHandlers(services),
  }),
  sockets: (services) => ({ liveRoom: liveRoomSockets(services) }),
  plugins: [mountBroadcasts],
  clearCache: onCompanyChanged,
  schedules: [followLives, remindOfLives, removeRecordings],
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
    live_minute: { notPersonal: 'how many watched at each minute', retention: { with: 'live' } },
    live_pin: { notPersonal: 'which exhibit was pinned when', retention: { with: 'live' } },
    live_like: {
      personal: [{ column: 'visitor_id', of: 'visitor', erase: 'delete' }],
      retention: { one: 'live and visitor' },
    },
    live_want: {
      personal: [{ column: 'visitor_id', of: 'visitor', erase: 'delete' }],
      retention: { one: 'live and visitor' },
    },
    live_message: {
      // others still need it: it loses its author (ruling 2.11)
      personal: [
        {
          column: 'author_id',
          of: 'subject',
          hidden: ['removed_by'],
          erase: { blank: { author_id: null, client_id: null } },
        },
      ],
      exempt: { removed_by: 'of the hosts' },
      retention: { limit: 'liveMessagesPerMinute' },
    },
    live_mute: {
      personal: [{ column: 'author_id', of: 'subject', hidden: ['muted_by'], erase: 'delete' }],
      exempt: { muted_by: 'of the hosts' },
      retention: { one: 'live and person' },
    },
    live_viewer: {
      personal: [{ column: 'visitor_id', of: 'visitor', erase: 'delete' }],
      // statistics of a host are those of the fair and the weeks after
      expires: sql`seen_at < now() - interval '180 days'`,
    },
  },
} as const satisfies Domain;
