import type { Domain } from '../../ground/domain.ts';

export const question = {
  tables: {
    question: { impersonal: 'what everybody is asked', grows: 'organizer' },
    question_site: { impersonal: 'versions of the questions', grows: 'organizer' },
  },
} as const satisfies Domain;
