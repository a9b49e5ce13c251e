import type { Domain } from '../../core/domain.ts';

export const question = {
  tables: {
    question: { notPersonal: 'what everybody is asked', retention: 'organizer' },
    questionnaire: { notPersonal: 'versions of the questions', retention: 'organizer' },
  },
} as const satisfies Domain;
