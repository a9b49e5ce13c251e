import type { Lang } from '@fairbridge/contract/text.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { changeMessage, type AccountChange } from './account.mails.ts';
import { accountById, type Account, type SignedInCaller } from './account.queries.ts';

export async function ownAccount(scope: Scope, caller: SignedInCaller): Promise<Account> {
  return (await accountById(scope.db, caller.accountId)) ?? refuse('sessionExpired');
}

/** Tells an address of the account what was changed. */
export const tellOwner = (
  { jobs }: Pick<Services, 'jobs'>,
  scope: Scope,
  lang: Lang,
  address: string,
  change: AccountChange,
): Promise<void> => jobs.sendMessage(scope.db, changeMessage(scope.exhibition, lang, address, change));
