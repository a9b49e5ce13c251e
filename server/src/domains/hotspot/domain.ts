import { sql } from 'kysely';
import type { Domain } from '../../core/domain.ts';
import { hotspotHandlers } from './hotspot.handlers.ts';

export const hotspot = {
  handlers: () => ({ hotspot: hotspotHandlers }),
  tables: {
    hotspot_scene: {
      notPersonal: 'a picture that a company shows',
      files: { picture: { uses: ['scene'] } },
      // long after whoever removed it could press 'undo'
      expires: sql`deleted_at < now() - interval '7 days'`,
    },
    hotspot_point: { notPersonal: 'where an exhibit stands in a scene', retention: { limit: 'hotspotPointsMax' } },
  },
} as const satisfies Domain;
