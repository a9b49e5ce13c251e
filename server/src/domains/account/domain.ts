import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Domain } from '../../core/domain.ts';
import { ownAddressHandlers } from './own-address.handlers.ts';
import { ownPasswordHandlers } from './own-password.handlers.ts';

const EMPTIED = 'emptied with the account';
const GOES = 'goes with the change';

export const account = {
  handlers: (services) => ({ account: { ...ownPasswordHandlers(services), ...ownAddressHandlers(services) } }),
  tables: {
    account: {
      personal: [{ column: 'id', of: 'account', hidden: ['password_hash'], erase: 'keep' }],
      exempt: { email: EMPTIED, mobile: EMPTIED },
      retention: { limit: 'registrationsPerClient' },
    },
    consent: {
      personal: [
        { column: 'account_id', of: 'account', erase: { blank: { guardian_name: '', guardian_contact: '' } } },
      ],
      retention: { one: 'account and version of the agreement' },
    },
    address_change: {
      personal: [{ column: 'account_id', of: 'account', hidden: ['token_hash', 'secret_sealed'], erase: 'delete' }],
      exempt: { email: GOES, mobile: GOES },
      expires: sql`expires_at < now() - interval '1 day'`,
    },
    authenticator: {
      personal: [{ column: 'account_id', of: 'account', hidden: ['secret_sealed'], erase: 'delete' }],
      retention: { one: 'account' },
    },
    recovery_code: {
      personal: [{ column: 'account_id', of: 'account', hidden: ['code_hash'], erase: 'delete' }],
      retention: { limit: 'recoveryCodes' },
    },
    // codes and tokens stay for as long as another one for the same address can still live: of several the newest alone counts, and one
    // that is gone would let an older one count again
    limited_token: {
      personal: [
        { column: 'account_id', of: 'account', hidden: ['token_hash'], organizerOwned: true, erase: 'delete' },
        // a registration begun for the address and not finished belongs to no account yet
        { column: 'address', of: 'address', hidden: ['token_hash'], organizerOwned: true, erase: 'delete' },
      ],
      expires: sql`expires_at < now() - make_interval(days => ${LIMITS.endedTokenDays})`,
    },
    verification_code: {
      personal: [{ column: 'address', of: 'address', hidden: ['code_hash'], organizerOwned: true, erase: 'delete' }],
      expires: sql`expires_at < now() - interval '1 day'`,
    },
  },
} as const satisfies Domain;
