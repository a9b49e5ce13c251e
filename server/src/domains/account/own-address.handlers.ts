import type { contract } from '@fairbridge/contract/index.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { confirmMailbox } from '../../platform/delivery/suppression.queries.ts';
import { fail } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { addressOf } from './account.addresses.ts';
import { placeOf, tryCode } from './account.codes.ts';
import { ownAccount, notifyOwner } from './account.own.ts';
import { checkProof } from './account.proof.ts';
import { currentUser, setAddress } from './account.queries.ts';
import { noteAddressChange, readTakeBack, takeBack } from './account.take-back.ts';

type OwnAddressCalls = Pick<typeof contract.account, 'bindAddress' | 'unbindAddress' | 'readTakeBack' | 'takeBack'>;

export const ownAddressHandlers = (services: Services): Handlers<FairContext, OwnAddressCalls> => ({
  bindAddress: async ({ ctx, caller, input, lang, request }) => {
    const account = await ownAccount(ctx, caller);
    const { kind, value } = addressOf(input);
    const given = { services, ctx, account, request, humanCheck: input.humanCheck };
    const guard = await checkProof(given, input.proof, caller);
    const place = placeOf(ctx, 'bind', caller);
    if (!(await tryCode(ctx.db, services.config.SECRET, 'bind', value, input.code, true, place))) fail('codeWrong');
    await confirmMailbox(ctx, value);
    await inTransaction(ctx, async (inner) => {
      const before = account[kind];
      if (!(await setAddress(inner.db, account.id, kind, value))) fail('accountTaken');
      const change = { kind: 'bound', account: value } as const;
      if (guard !== null)
        return noteAddressChange(services, inner, { account, guard, change, lang, clientAddress: request.address });
      // to where the owner could be reached before: whoever took the session over may already hold the new address
      const told = before ?? account.email ?? account.mobile ?? value;
      await notifyOwner(services, inner, lang, told, change);
    });
    return { user: await currentUser(ctx, caller) };
  },

  unbindAddress: async ({ ctx, caller, input, lang, request }) => {
    const account = await ownAccount(ctx, caller);
    const { kind } = input;
    const before = account[kind];
    if (before === null) return { user: await currentUser(ctx, caller) };
    if (account[kind === 'email' ? 'mobile' : 'email'] === null) fail('lastAddress');
    const given = { services, ctx, account, request, humanCheck: input.humanCheck };
    const guard = await checkProof(given, input.proof, caller);
    await inTransaction(ctx, async (inner) => {
      // asked again by the row itself: two unbindings at once leave one address
      if (!(await setAddress(inner.db, account.id, kind, null))) fail('lastAddress');
      const change = { kind: 'unbound', account: before } as const;
      if (guard !== null)
        return noteAddressChange(services, inner, { account, guard, change, lang, clientAddress: request.address });
      await notifyOwner(services, inner, lang, before, change);
    });
    return { user: await currentUser(ctx, caller) };
  },

  readTakeBack: ({ ctx, input }) => readTakeBack(ctx, input.token),

  takeBack: ({ ctx, input, lang, request }) =>
    takeBack(services, ctx, input.token, { lang, clientAddress: request.address }),
});
