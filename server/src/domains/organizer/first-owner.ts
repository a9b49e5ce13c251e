import { LIMITS } from '@fairbridge/contract/limits.ts';
import { pageAddress } from '../exhibition/exhibition.address.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { canSend } from '../../platform/delivery/providers.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { accountByIdentifier } from '../account/account.queries.ts';
import { makeRecoveryCodes } from '../account/account.recovery.ts';
import { makeToken } from '../account/account.tokens.queries.ts';
import { writeAudit } from '../audit/audit.actions.ts';
import { accountFor, insertStaff, ownersWithPassword, staffByAccount, staffRows } from './staff.queries.ts';
import { staffRolesOf } from '../account/account.second-factor.queries.ts';

/**
 * `link` sets the first password and is shown once: the database has only a hash of what it holds. Null where the account has a
 * password. `codes` are its recovery codes, where no code could be sent for the second step.
 */
export type FirstOwner = { state: 'made'; link: string | null; codes: string[] } | { state: 'hasOwner' };

/**
 * Makes the first owner of an exhibition's console (G25): no account comes with the program, and once an owner can log in
 * everybody else is added in the console. Run again before that, it makes a new link and ends the older one.
 */
export async function makeFirstOwner(config: Config, ctx: FairContext, email: string): Promise<FirstOwner> {
  return inTransaction(ctx, async (inner) => {
    if (await ownersWithPassword(inner, { demo: config.DEMO })) return { state: 'hasOwner' };
    const account = await accountFor(inner, email, 'zh');
    await makeOwner(inner, account.id, email);
    const codes = canSend(config, 'email') ? [] : await makeRecoveryCodes(inner.db, account.id);
    if (account.hasPassword) return { state: 'made', link: null, codes };
    const minutes = LIMITS.limitedTokenMinutes;
    const token = await makeToken(inner, { purpose: 'reset', accountId: account.id, address: email, minutes });
    return {
      state: 'made',
      codes,
      link: pageAddress(config, inner.exhibition, 'zh', `/register/password/vis?token=${token}`),
    };
  });
}

/** Whoever runs the command is at the machine itself. */
export const COMMAND = { caller: null, address: '' };

/** Adds the account to the staff as owner, or gives this role to whoever is staff already. */
export async function makeOwner(ctx: FairContext, accountId: string, email: string): Promise<void> {
  const before = await staffByAccount(ctx, accountId);
  if (before === null) {
    const id = await insertStaff(ctx, { accountId, name: '', role: 'owner' });
    if (id === null) throw new Error('somebody else added this account');
    const details = { email, role: 'owner', by: 'command' };
    await writeAudit(ctx, COMMAND, { act: 'staff.add', object: { kind: 'staff', id }, details });
    return;
  }
  if (before.role === 'owner') return;
  const { id, name, role } = before;
  await staffRows.write(ctx, { id }, { role: 'owner' });
  const details = { name, role: 'owner', by: 'command', before: { name, role } };
  await writeAudit(ctx, COMMAND, { act: 'staff.change', object: { kind: 'staff', id }, details });
}

/** Recovery codes as the terminal shows them. */
export const codeLines = (codes: readonly string[]): string[] =>
  codes.length === 0
    ? []
    : [
        'After the password the console asks for one of these recovery codes; each works once, and they are shown once:',
        `  ${codes.join('  ')}`,
        'In the console, set an authenticator app up under Log-in security.',
      ];

/**
 * New recovery codes for a member of staff who has lost app and codes: whoever runs commands on the machine is the operator. The app,
 * if there is one, stays. Null where no staff has this e-mail.
 */
export async function newRecoveryCodes(db: Db, email: string): Promise<string[] | null> {
  return db.transaction().execute(async (inner) => {
    const account = await accountByIdentifier(inner, email);
    if (account === null) return null;
    const roles = await staffRolesOf(inner, account.id);
    return roles.length === 0 ? null : makeRecoveryCodes(inner, account.id);
  });
}
