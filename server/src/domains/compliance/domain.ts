import type { Domain } from '../../core/domain.ts';
import { complianceHandlers } from './compliance.handlers.ts';

export const compliance = {
  handlers: () => ({ compliance: complianceHandlers }),
  tables: { compliance_rule: { notPersonal: 'what the law of a country says', retention: 'organizer' } },
} as const satisfies Domain;
