import type { Domain } from '../../core/domain.ts';
import { recommendationHandlers } from './recommendation.handlers.ts';

export const recommendation = {
  handlers: (services) => ({ recommendation: recommendationHandlers(services) }),
  tables: {
    recommendation_mute: {
      personal: [{ column: 'visitor_id', of: 'visitor', erase: 'delete' }],
      retention: { limit: 'recommendationMutesMax' },
    },
  },
} as const satisfies Domain;
