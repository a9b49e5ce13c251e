import type { Domain } from '../../ground/domain.ts';
import { inquiryHandlers } from './inquiry.handlers.ts';

export const inquiry = {
  handlers: (services) => ({ inquiry: inquiryHandlers(services) }),
  tables: {
    inquiry: {
      personal: [{ column: 'visitor_id', of: 'visitor', hidden: ['request_digest'], erase: 'keep' }],
      grows: { limit: 'inquiriesPerBuyerDay' },
    },
    inquiry_question: {
      impersonal: 'what a company asks whoever sends it an inquiry',
      grows: { limit: 'inquiryQuestionsMax' },
    },
    inquiry_product: { impersonal: 'exhibits that an inquiry is about', grows: { with: 'inquiry' } },
  },
} as const satisfies Domain;
