import { LIMITS } from '@fairbridge/contract/limits.ts';
import { isLang } from '@fairbridge/contract/text.ts';
import type { Config } from '../../config.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { canSend } from '../../platform/delivery/providers.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { removeAuthenticator } from '../account/account.authenticator.queries.ts';
import { endProofs } from '../account/account.queries.ts';
import { makeRecoveryCodes } from '../account/account.recovery.ts';
import { maskedAddress } from '../account/account.rules.ts';
import { makeToken } from '../account/account.tokens.queries.ts';
import { writeAudit } from '../audit/audit.actions.ts';
import { pageAddress } from '../exhibition/exhibition.address.ts';
import { deleteAllSessions } from '../session/session.queries.ts';
import { COMMAND, makeOwner } from './first-owner.ts';
import { ownerCommandMessage } from './organizer.mails.ts';
import { accountFor, otherOwners, staffByAccount } from './staff.queries.ts';

/** `link` sets the password and is shown once; `codes` stand for the second step. */
export type OwnerByCommand = { did: 'added' | 'reset'; link: string; codes: string[] };

/**
 * Makes somebody an owner, or opens the console anew to an owner who has lost password, mailbox or second step: whoever runs commands on
 * the machine is the operator. What the account had ends, the log has it, and the other owners are told where mail can be sent.
 */
export async function ownerByCommand(
  { config, jobs }: { config: Config; jobs: Pick<Jobs, 'sendMessage'> },
  ctx: FairContext,
  email: string,
): Promise<OwnerByCommand> {
  return inTransaction(ctx, async (inner) => {
    const { exhibition, db } = inner;
    const account = await accountFor(inner, email, 'zh');
    const before = await staffByAccount(inner, account.id);
    const did = before?.role === 'owner' ? 'reset' : 'added';
    await makeOwner(inner, account.id, email);
    if (before !== null && did === 'reset')
      await writeAudit(inner, COMMAND, {
        act: 'staff.reset',
        object: { kind: 'staff', id: before.id },
        details: { by: 'command' },
      });
    await endProofs(db, account.id);
    await deleteAllSessions(db, account.id, null);
    await removeAuthenticator(db, account.id);
    const codes = await makeRecoveryCodes(db, account.id);
    const minutes = LIMITS.limitedTokenMinutes;
    const token = await makeToken(inner, { purpose: 'reset', accountId: account.id, address: email, minutes });
    if (canSend(config, 'email'))
      for (const { email: to, language } of await otherOwners(inner, account.id)) {
        const lang = isLang(language) ? language : 'zh';
        const told = ownerCommandMessage(exhibition, { lang, to: to ?? '' }, { did, account: maskedAddress(email) });
        await jobs.sendMessage(db, told);
      }
    return { did, codes, link: pageAddress(config, exhibition, 'zh', `/register/password/vis?token=${token}`) };
  });
}
