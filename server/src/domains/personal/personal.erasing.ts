import type { Lang } from '@fairbridge/contract/text.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import { unscoped } from '../../platform/database/fair-scope.ts';
import { fail } from '../../platform/http/app-error.ts';
import { contextOf, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { changeMessage } from '../account/account.mails.ts';
import type { Account } from '../account/account.queries.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { leavePools } from '../contact/contact.joining.ts';
import { leaveCompany } from '../exhibitor/employee.leaving.ts';
import { leaveMeetings } from '../meeting/meeting-signup.actions.ts';
import { forgetAccount } from '../search/search-term.writing.ts';
import { blurVisitors } from '../tracking/tracking.queries.ts';
import {
  closeAccount,
  emptyAccount,
  employmentsOf,
  erase,
  eraseFromNotices,
  filesOf,
  holdAccount,
  ownerOf,
} from './personal.queries.ts';

/** At every fair: an account is global. */
async function leaveCompanies(services: Services, ctx: FairContext, accountId: string): Promise<void> {
  for (const { exhibitionId, ...employee } of await employmentsOf(unscoped(ctx.db), accountId)) {
    const exhibition = services.directory.all().find(({ id }) => id === exhibitionId);
    if (exhibition !== undefined) await leaveCompany(services, contextOf(exhibition, ctx.db), employee);
  }
}

/**
 * Erases what is held of an account at every fair, in the transaction of `scope`, and tells its owner: `farewell`, or that the account is
 * deleted. Answers the files that are to go.
 */
export async function eraseEverywhere(
  services: Services,
  ctx: FairContext,
  account: Account,
  lang: Lang,
  farewell: NewMessage | null = null,
) {
  if (!(await holdAccount(ctx.db, account.id))) fail('sessionExpired');
  const everywhere = unscoped(ctx.db);
  const owner = await ownerOf(everywhere, account.id);
  const theirs = await filesOf(everywhere, owner);
  await leaveCompanies(services, ctx, account.id);
  for (const exhibition of services.directory.all())
    await leaveMeetings(services.jobs, contextOf(exhibition, ctx.db), account.id);
  await closeAccount(everywhere, account.id);
  await eraseFromNotices(everywhere, owner);
  // before the events lose the visitor, by which they are found
  await blurVisitors(everywhere, owner.visitor);
  await erase(everywhere, services.declarations.personal, owner);
  for (const exhibition of services.directory.all()) {
    const there = contextOf(exhibition, ctx.db);
    await leavePools(services.jobs, there, { accountId: account.id }, 'account');
    await forgetAccount(there, services.config.SECRET, account.id);
    await invalidate(there, { kind: 'account', id: account.id });
  }
  await emptyAccount(everywhere, account.id);
  // last, or it would be erased with the other messages to this address
  const told = account.email ?? account.mobile ?? '';
  const message = farewell ?? changeMessage(ctx.exhibition, lang, told, { kind: 'deleted', account: told });
  await services.jobs.sendMessage(ctx.db, message);
  return theirs;
}
