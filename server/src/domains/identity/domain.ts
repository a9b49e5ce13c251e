import { sql } from 'kysely';
import type { Domain } from '../../ground/domain.ts';
import { identityHandlers } from './identity.handlers.ts';

const SHORT = {
  impersonal: 'holds what was typed as a hash, for two minutes',
  aside: { address: 'of a client, for two minutes' },
  ends: sql<boolean>`expires_at < now()`,
};

export const identity = {
  handlers: (services) => ({ identity: identityHandlers(services) }),
  tables: { human_challenge: SHORT, human_pass: SHORT },
} as const satisfies Domain;
