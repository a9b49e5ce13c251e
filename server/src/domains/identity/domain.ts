import { sql } from 'kysely';
import type { Domain } from '../../core/domain.ts';
import { identityHandlers } from './identity.handlers.ts';

const SHORT = {
  notPersonal: 'holds what was typed as a hash, for two minutes',
  exempt: { address: 'of a client, for two minutes' },
  expires: sql<boolean>`expires_at < now()`,
};

export const identity = {
  handlers: (services) => ({ identity: identityHandlers(services) }),
  tables: { captcha_challenge: SHORT, captcha_pass: SHORT },
} as const satisfies Domain;
