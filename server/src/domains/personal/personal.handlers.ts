import { contract } from '@fairbridge/contract/index.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { acrossFairs } from '../../platform/database/in-fair.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { scopeOf, transact, type Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { videoKey } from '../upload/video.actions.ts';
import { changeMessage } from '../account/account.mails.ts';
import { checkProof } from '../account/account.proof.ts';
import { mayBeTakenBack } from '../account/account.take-back.ts';
import { ownAccount } from '../account/account.own.ts';
import { tellChange } from '../exhibition/exhibition.changes.ts';
import { leaveCompany } from '../exhibitor/employee.leaving.ts';
import { forgetAccount } from '../search/search-term.writing.ts';
import {
  closeAccount,
  collect,
  emptyAccount,
  employmentsOf,
  erase,
  eraseFromNotices,
  holdAccount,
  ownerOf,
  filesOf,
} from './personal.queries.ts';

type PersonalCalls = Pick<typeof contract.account, 'exportData' | 'deleteAccount'>;

/** At every fair: an account is global. */
async function leaveCompanies({ directory, declared }: Services, scope: Scope, accountId: string): Promise<void> {
  for (const { exhibitionId, ...employee } of await employmentsOf(acrossFairs(scope.db), accountId)) {
    const exhibition = directory.all().find(({ id }) => id === exhibitionId);
    if (exhibition !== undefined) await leaveCompany(scopeOf(exhibition, scope.db), declared.holdings, employee);
  }
}

/** What a person may ask for by law: all that is held, and that it be deleted (ruling 2.11: PIPL, GDPR). */
export const personalHandlers = (services: Services): Implementation<Scope, PersonalCalls> => ({
  exportData: async ({ scope, caller }) => {
    const everywhere = acrossFairs(scope.db);
    const data = await collect(everywhere, services.declared.personal, await ownerOf(everywhere, caller.accountId));
    const whole = { madeAt: new Date().toISOString(), ...data };
    return {
      name: `${scope.exhibition.code}-my-data.json`,
      type: 'application/json; charset=utf-8',
      bytes: Buffer.from(JSON.stringify(whole, null, 2)),
    };
  },

  deleteAccount: async ({ scope, caller, input, lang, request }) => {
    const account = await ownAccount(scope, caller);
    // the fair must not lose its staff by a press in the personal centre: an owner takes them off first
    const staff = await acrossFairs(scope.db)
      .selectFrom('organizer_staff')
      .where('account_id', '=', account.id)
      .select('id')
      .executeTakeFirst();
    if (staff !== undefined) refuse('conflict');
    await checkProof({ services, scope, account, request, humanCheck: input.humanCheck }, input.proof, caller);
    if (await mayBeTakenBack(scope.db, account.id)) refuse('addressJustChanged');
    // what was searched a moment ago must not be written after everything is gone
    await services.searchLog.flush();
    const { pictures, videos } = await transact(scope, async (inner) => {
      if (!(await holdAccount(inner.db, account.id))) refuse('sessionExpired');
      const everywhere = acrossFairs(inner.db);
      const owner = await ownerOf(everywhere, account.id);
      const theirs = await filesOf(everywhere, owner);
      await leaveCompanies(services, inner, account.id);
      await closeAccount(everywhere, account.id);
      await eraseFromNotices(everywhere, owner);
      await erase(everywhere, services.declared.personal, owner);
      for (const exhibition of services.directory.all()) {
        const there = scopeOf(exhibition, inner.db);
        await forgetAccount(there, services.config.SECRET, account.id);
        await tellChange(there, { kind: 'account', id: account.id });
      }
      await emptyAccount(everywhere, account.id);
      // last, or it would be erased with the other messages to this address
      const told = account.email ?? account.mobile ?? '';
      const message = changeMessage(inner.exhibition, lang, told, { kind: 'deleted', account: told });
      await services.jobs.sendMessage(inner.db, message);
      return theirs;
    });
    services.sessions.forget();
    await Promise.all(pictures.map((id) => services.pictures.remove(id)));
    await services.files.remove(videos.map(videoKey));
    return { done: true };
  },
});
