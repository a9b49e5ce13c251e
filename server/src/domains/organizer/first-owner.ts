import { LIMITS } from '@fairbridge/contract/limits.ts';
import { pageAddress } from '../../address.ts';
import type { Config } from '../../config.ts';
import { transact, type Scope } from '../../scope.ts';
import { makeToken } from '../account/account.tokens.ts';
import { writeAudit } from '../audit/audit.actions.ts';
import { accountFor, insertStaff, ownersWithPassword } from './staff.queries.ts';

/** `link` sets the first password and is shown once: the database has only a hash of what it holds. Null where the account has a password. */
export type FirstOwner = { state: 'made'; link: string | null } | { state: 'hasOwner' };

/**
 * Makes the first owner of an exhibition's console (G25): no account comes with the program, and once an owner can log in
 * everybody else is added in the console. Run again before that, it makes a new link and ends the older one.
 */
export async function makeFirstOwner(config: Config, scope: Scope, email: string): Promise<FirstOwner> {
  return transact(scope, async (inner) => {
    if (await ownersWithPassword(inner, { demo: config.DEMO })) return { state: 'hasOwner' };
    const account = await accountFor(inner, email, 'zh');
    const id = await insertStaff(inner, { accountId: account.id, name: '', role: 'owner' });
    if (id !== null)
      await writeAudit(inner, null, {
        act: 'staff.add',
        object: { kind: 'staff', id },
        details: { email, role: 'owner', by: 'command' },
        address: '',
      });
    if (account.hasPassword) return { state: 'made', link: null };
    const minutes = LIMITS.limitedTokenMinutes;
    const token = await makeToken(inner, { purpose: 'reset', accountId: account.id, address: email, minutes });
    return {
      state: 'made',
      link: pageAddress(config, inner.exhibition, 'zh', `/register/password/vis?token=${token}`),
    };
  });
}
