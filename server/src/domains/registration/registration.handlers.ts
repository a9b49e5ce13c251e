import type { contract } from '@fairbridge/contract/index.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { confirmMailbox } from '../../platform/delivery/suppression.queries.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { signIn } from '../session/session.actions.ts';
import { addressOf } from '../account/account.addresses.ts';
import { placeOf, tryCode } from '../account/account.codes.ts';
import { countRegistration } from '../account/account.limits.ts';
import { hashPassword } from '../account/account.passwords.ts';
import { registerVisitor } from './registration.actions.ts';
import { failIfConsentOutdated } from './registration.consent.ts';
import { failUnlessRegistrationOpen } from '../account/registration-opening.ts';
import { failIfBlocked } from '../block/block.checking.ts';
import { isCommonPassword } from '../account/common-passwords.ts';

type RegistrationCalls = Pick<typeof contract.account, 'register'>;

export const registrationHandlers = (services: Services): Handlers<FairContext, RegistrationCalls> => ({
  register: async ({ ctx, input, lang, request }) => {
    const address = addressOf(input);
    failUnlessRegistrationOpen(ctx);
    await failIfBlocked(ctx, { [address.kind]: address.value });
    failIfConsentOutdated(ctx, input.consent.version);
    // before the code is spent: whoever has to choose another password must not have to wait for another code
    if (isCommonPassword(input.password)) failFields({ field: 'password', rule: 'passwordCommon' });
    await countRegistration(services, request.address);
    const place = placeOf(ctx, 'register');
    if (!(await tryCode(ctx.db, services.config.SECRET, 'register', address.value, input.code, true, place)))
      fail('codeWrong');
    await confirmMailbox(ctx, address.value);
    const passwordHash = await hashPassword(input.password);
    const accountId = await registerVisitor(services, ctx, lang, { ...input, passwordHash, address });
    return signIn(services, ctx, { accountId, type: 'vis' }, request);
  },
});
