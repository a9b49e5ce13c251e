import type { Lang } from '@fairbridge/contract/text.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { changeMessage, type AccountChange } from './account.mails.ts';
import { accountById, type Account, type SignedInCaller } from './account.queries.ts';

export async function ownAccount(ctx: FairContext, caller: SignedInCaller): Promise<Account> {
  return (await accountById(ctx.db, caller.accountId)) ?? fail('sessionExpired');
}

/** Tells an address of the account what was changed. */
export const notifyOwner = (
  { jobs }: Pick<Services, 'jobs'>,
  ctx: FairContext,
  lang: Lang,
  address: string,
  change: AccountChange,
): Promise<void> => jobs.sendMessage(ctx.db, changeMessage(ctx.exhibition, lang, address, change));
