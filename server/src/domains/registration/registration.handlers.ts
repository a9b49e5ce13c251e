import { z } from 'zod';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { consent, invitation } from '@fairbridge/contract/account/account.shapes.ts';
import { pageAddress } from '../exhibition/exhibition.address.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse, refuseFields } from '../../platform/http/refusal.ts';
import { transact, type Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { requireHumanCheck } from '../identity/identity.check.ts';
import { signIn } from '../session/session.actions.ts';
import { addressOf } from '../account/account.addresses.ts';
import { placeOf, tryCode } from '../account/account.codes.ts';
import { countCodeSending, countRegistration, mayReveal, requireSending } from '../account/account.limits.ts';
import { confirmMail } from '../account/account.mails.ts';
import { hashPassword } from '../account/account.passwords.ts';
import { accountByIdentifier } from '../account/account.queries.ts';
import { registerVisitor } from './registration.actions.ts';
import { invitationCounts, isCommonPassword } from '../account/account.rules.ts';
import { makeToken, readToken, spendToken } from '../account/account.tokens.ts';

type RegistrationCalls = Pick<
  typeof contract.account,
  'register' | 'registerByMail' | 'readRegistrationLink' | 'registerByLink'
>;
/** What a link of `registerByMail` remembers until it is opened. */
const begun = z.object({ consent, invitation });
const LINK_MINUTES = 24 * 60;

/** Consent is to the policy as it stands, not to an older one still open in some window. */
function refuseOldConsent(scope: Scope, version: string): void {
  if (version !== scope.exhibition.consentVersion) refuseFields({ field: 'consent.accepted', rule: 'consent' });
}

export const registrationHandlers = (services: Services): Implementation<Scope, RegistrationCalls> => ({
  register: async ({ scope, input, lang, request }) => {
    const address = addressOf(input);
    refuseOldConsent(scope, input.consent.version);
    // before the code is spent: whoever has to choose another password must not have to wait for another code
    if (isCommonPassword(input.password)) refuseFields({ field: 'password', rule: 'passwordCommon' });
    await countRegistration(services, request.address);
    const place = placeOf(scope, 'register');
    if (!(await tryCode(scope.db, services.config.SECRET, 'register', address.value, input.code, true, place)))
      refuse('codeWrong');
    const passwordHash = await hashPassword(input.password);
    const accountId = await registerVisitor(services, scope, lang, { ...input, passwordHash, address });
    return signIn(services, scope, { accountId, type: 'vis' }, request);
  },

  registerByMail: async ({ scope, input, lang, request }) => {
    requireSending(services, 'email');
    refuseOldConsent(scope, input.consent.version);
    const pass = { action: 'register', subject: input.email, address: request.address } as const;
    await requireHumanCheck(services, scope, { ...pass, token: input.humanCheck });
    await countCodeSending(services, input.email, request.address);
    const sent = { sent: true, waitSeconds: LIMITS.codesPerAddressSeconds } as const;
    const told = await mayReveal(services, request.address, input.email);
    if ((await accountByIdentifier(scope.db, input.email)) !== null) {
      if (told) refuse('accountTaken');
      return sent;
    }
    await transact(scope, async (inner) => {
      const token = await makeToken(inner, {
        purpose: 'register',
        accountId: null,
        address: input.email,
        minutes: LINK_MINUTES,
        details: { consent: input.consent, invitation: invitationCounts(input.invitation) ? input.invitation : null },
      });
      const url = pageAddress(services.config, inner.exhibition, lang, `/register/email/2?token=${token}`);
      await services.jobs.sendMessage(inner.db, confirmMail(inner.exhibition, lang, input.email, url));
    });
    return sent;
  },

  readRegistrationLink: async ({ scope, input }) => {
    const shown = await readToken(scope, 'register', input.token);
    if (shown === null) refuse('linkInvalid');
    return { email: shown.address };
  },

  registerByLink: async ({ scope, input, lang, request }) => {
    if (isCommonPassword(input.password)) refuseFields({ field: 'password', rule: 'passwordCommon' });
    await countRegistration(services, request.address);
    if ((await readToken(scope, 'register', input.token)) === null) refuse('linkInvalid');
    // before the transaction: a slow hash must not hold a connection (G14)
    const passwordHash = await hashPassword(input.password);
    const accountId = await transact(scope, async (inner) => {
      const shown = await spendToken(inner, 'register', input.token);
      if (shown === null) refuse('linkInvalid');
      const address = { kind: 'email', value: shown.address, typed: shown.address } as const;
      const remembered = begun.parse(shown.details);
      return registerVisitor(services, inner, lang, { ...remembered, passwordHash, address });
    });
    return signIn(services, scope, { accountId, type: 'vis' }, request);
  },
});
