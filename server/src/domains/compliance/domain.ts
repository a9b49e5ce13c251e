import type { Domain } from '../../ground/domain.ts';
import { complianceHandlers } from './compliance.handlers.ts';

export const compliance = {
  handlers: () => ({ compliance: complianceHandlers }),
  tables: { compliance_rule: { impersonal: 'what the law of a country says', grows: 'organizer' } },
} as const satisfies Domain;
