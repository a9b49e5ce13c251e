import type { Domain } from '../../core/domain.ts';
import { reviewHandlers } from './visitor-review.handlers.ts';

export const visitorReview = {
  handlers: (services) => ({ review: reviewHandlers(services) }),
} as const satisfies Domain;
