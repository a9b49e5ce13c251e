import { sql } from 'kysely';
import type { Domain } from '../../core/domain.ts';
import { reportHandlers } from './report.handlers.ts';

export const report = {
  handlers: (services) => ({ report: reportHandlers(services) }),
  tables: {
    report_share: {
      personal: [{ column: 'owner_id', of: 'subject', hidden: ['token_hash'], erase: 'delete' }],
      expires: sql`expires_at < now()`,
    },
  },
} as const satisfies Domain;
