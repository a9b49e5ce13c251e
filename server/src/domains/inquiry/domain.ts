import type { Domain } from '../../core/domain.ts';
import { inquiryHandlers } from './inquiry.handlers.ts';

export const inquiry = {
  handlers: (services) => ({ inquiry: inquiryHandlers(services) }),
  tables: {
    inquiry: {
      personal: [{ column: 'visitor_id', of: 'visitor', hidden: ['request_digest'], erase: 'keep' }],
      retention: { limit: 'inquiriesPerBuyerDay' },
    },
    inquiry_question: {
      notPersonal: 'what a company asks whoever sends it an inquiry',
      retention: { limit: 'inquiryQuestionsMax' },
    },
    inquiry_product: { notPersonal: 'exhibits that an inquiry is about', retention: { with: 'inquiry' } },
  },
} as const satisfies Domain;
