import type { contract } from '@fairbridge/contract/index.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { unscoped } from '../../platform/database/fair-scope.ts';
import { removeFiles } from '../../platform/files/whole-files.ts';
import { fail } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { checkProof } from '../account/account.proof.ts';
import { ownAccount } from '../account/account.own.ts';
import { eraseEverywhere } from './personal.erasing.ts';
import { collect, ownerOf } from './personal.queries.ts';
import { mayBeTakenBack } from '../account/account.take-back.queries.ts';
import { staffRolesOf } from '../account/account.second-factor.queries.ts';

type PersonalCalls = Pick<typeof contract.account, 'exportData' | 'deleteAccount'>;

/** What a person may ask for by law: all that is held, and that it be deleted (ruling 2.11: PIPL, GDPR). */
export const personalHandlers = (services: Services): Handlers<FairContext, PersonalCalls> => ({
  exportData: async ({ ctx, caller }) => {
    const everywhere = unscoped(ctx.db);
    const data = await collect(everywhere, services.declarations.personal, await ownerOf(everywhere, caller.accountId));
    const whole = { madeAt: new Date().toISOString(), ...data };
    return {
      name: `${ctx.exhibition.code}-my-data.json`,
      type: 'application/json; charset=utf-8',
      bytes: Buffer.from(JSON.stringify(whole, null, 2)),
    };
  },

  deleteAccount: async ({ ctx, caller, input, lang, request }) => {
    const account = await ownAccount(ctx, caller);
    // the fair must not lose its staff by a press in the personal centre: an owner takes them off first
    if ((await staffRolesOf(ctx.db, account.id)).length > 0) fail('conflict');
    await checkProof({ services, ctx, account, request, humanCheck: input.humanCheck }, input.proof, caller);
    if (await mayBeTakenBack(ctx.db, account.id)) fail('addressJustChanged');
    // what was searched a moment ago must not be written after everything is gone
    await services.searchLog.flush();
    const theirs = await inTransaction(ctx, (inner) => eraseEverywhere(services, inner, account, lang));
    services.sessions.forget();
    await removeFiles(services, theirs);
  },
});
