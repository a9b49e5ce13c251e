import { sql } from 'kysely';
import type { Domain } from '../../core/domain.ts';
import { codeHandlers } from './code.handlers.ts';
import { authCodeHandlers } from './auth-code.handlers.ts';
import { loginHandlers } from './login.handlers.ts';
import { setPasswordHandlers } from './set-password.handlers.ts';

export const login = {
  handlers: (services) => ({
    account: {
      ...loginHandlers(services),
      ...codeHandlers(services),
      ...setPasswordHandlers(services),
      ...authCodeHandlers(services),
    },
  }),
  tables: {
    login_qr: {
      personal: [
        { column: 'account_id', of: 'account', hidden: ['secret_hash'], organizerOwned: true, erase: 'delete' },
      ],
      expires: sql`expires_at < now() - interval '1 hour'`,
    },
  },
} as const satisfies Domain;
