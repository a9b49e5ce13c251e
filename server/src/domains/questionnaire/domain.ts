import type { Domain } from '../../core/domain.ts';
import { questionnaireHandlers } from './questionnaire.handlers.ts';

export const questionnaire = {
  handlers: (services) => ({ questionnaire: questionnaireHandlers(services) }),
  tables: {
    answer: {
      personal: [
        { column: 'visitor_id', of: 'visitor', erase: 'delete' },
        { column: 'employee_id', of: 'subject', erase: 'delete' },
      ],
      exempt: { subject_id: 'the visitor or the employee again' },
      retention: { one: 'person and question' },
    },
  },
} as const satisfies Domain;
