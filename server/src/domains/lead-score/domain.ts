import type { Domain } from '../../core/domain.ts';
import { leadScoreHandlers } from './lead-score.handlers.ts';

export const leadScore = {
  handlers: () => ({ leadScore: leadScoreHandlers }),
  tables: {
    lead_score_weight: {
      notPersonal: 'what a company gives for an act of whichever buyer',
      retention: { one: 'company and kind of act' },
    },
  },
} as const satisfies Domain;
