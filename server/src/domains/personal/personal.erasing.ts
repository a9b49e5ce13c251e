import type { Lang } from '@fairbridge/contract/text.ts';
import { acrossFairs } from '../../platform/database/in-fair.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { scopeOf, type Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { changeMessage } from '../account/account.mails.ts';
import type { Account } from '../account/account.queries.ts';
import { tellChange } from '../exhibition/exhibition.changes.ts';
import { leavePools } from '../contact/contact.joining.ts';
import { leaveCompany } from '../exhibitor/employee.leaving.ts';
import { forgetAccount } from '../search/search-term.writing.ts';
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
async function leaveCompanies(services: Services, scope: Scope, accountId: string): Promise<void> {
  for (const { exhibitionId, ...employee } of await employmentsOf(acrossFairs(scope.db), accountId)) {
    const exhibition = services.directory.all().find(({ id }) => id === exhibitionId);
    if (exhibition !== undefined) await leaveCompany(services, scopeOf(exhibition, scope.db), employee);
  }
}

/** Erases what is held of an account at every fair, in the transaction of `scope`, and tells its owner. Answers the files that are to go. */
export async function eraseEverywhere(services: Services, scope: Scope, account: Account, lang: Lang) {
  if (!(await holdAccount(scope.db, account.id))) refuse('sessionExpired');
  const everywhere = acrossFairs(scope.db);
  const owner = await ownerOf(everywhere, account.id);
  const theirs = await filesOf(everywhere, owner);
  await leaveCompanies(services, scope, account.id);
  await closeAccount(everywhere, account.id);
  await eraseFromNotices(everywhere, owner);
  await erase(everywhere, services.declared.personal, owner);
  for (const exhibition of services.directory.all()) {
    const there = scopeOf(exhibition, scope.db);
    await leavePools(services.jobs, there, { accountId: account.id }, 'account');
    await forgetAccount(there, services.config.SECRET, account.id);
    await tellChange(there, { kind: 'account', id: account.id });
  }
  await emptyAccount(everywhere, account.id);
  // last, or it would be erased with the other messages to this address
  const told = account.email ?? account.mobile ?? '';
  const message = changeMessage(scope.exhibition, lang, told, { kind: 'deleted', account: told });
  await services.jobs.sendMessage(scope.db, message);
  return theirs;
}
