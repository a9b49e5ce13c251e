import { z } from 'zod';
import type { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { campaign, consent, invitation } from '@fairbridge/contract/account/account.shapes.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { pageAddress } from '../exhibition/exhibition.address.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { confirmMailbox } from '../../platform/delivery/suppression.queries.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { requireHumanCheck } from '../identity/identity.check.ts';
import { signIn } from '../session/session.actions.ts';
import {
  countCodeSending,
  countRegistration,
  mayReveal,
  refundCodeSending,
  requireSending,
} from '../account/account.limits.ts';
import { confirmMail } from '../account/account.mails.ts';
import { hashPassword } from '../account/account.passwords.ts';
import { accountByIdentifier } from '../account/account.queries.ts';
import { registerVisitor } from './registration.actions.ts';
import { failIfConsentOutdated } from './registration.consent.ts';
import { failIfBlocked } from '../block/block.checking.ts';
import { failUnlessPlaceLeft } from '../account/registration-opening.ts';
import { invitationCounts } from '../account/account.rules.ts';
import { isCommonPassword } from '../account/common-passwords.ts';
import { makeToken, readToken, spendToken } from '../account/account.tokens.queries.ts';

type LinkCalls = Pick<typeof contract.account, 'registerByMail' | 'readRegistrationLink' | 'registerByLink'>;
/** What a link of `registerByMail` remembers until it is opened. */
const begun = z.object({ consent, invitation, campaign });
type Begun = z.output<typeof begun> & { email: string };

/** What of an invitation is kept: all of one that counts, of one by a code the code alone. */
function keptOf(asked: Begun['invitation']): Begun['invitation'] {
  const code = asked?.code;
  if (code !== undefined) return { email: '', userAccountId: '', exhibitorId: '', code };
  return invitationCounts(asked) ? asked : null;
}
const LINK_MINUTES = 24 * 60;

async function sendLink(services: Services, ctx: FairContext, lang: Lang, asked: Begun): Promise<void> {
  const token = await makeToken(ctx, {
    purpose: 'register',
    accountId: null,
    address: asked.email,
    minutes: LINK_MINUTES,
    details: { consent: asked.consent, invitation: keptOf(asked.invitation), campaign: asked.campaign },
  });
  const url = pageAddress(services.config, ctx.exhibition, lang, `/register/email/2?token=${token}`);
  await services.jobs.sendMessage(ctx.db, confirmMail(ctx.exhibition, lang, asked.email, url));
}

/** Registers by a link that goes to the address first; the password is asked for where it is opened. */
export const registrationLinkHandlers = (services: Services): Handlers<FairContext, LinkCalls> => ({
  registerByMail: async ({ ctx, input, lang, request }) => {
    requireSending(services, 'email');
    await failUnlessPlaceLeft(ctx);
    await failIfBlocked(ctx, { email: input.email });
    failIfConsentOutdated(ctx, input.consent.version);
    const pass = { action: 'register', subject: input.email, address: request.address } as const;
    await requireHumanCheck(services, ctx, { ...pass, token: input.humanCheck });
    await countCodeSending(services, input.email, request.address);
    const sent = { sent: true, waitSeconds: LIMITS.codesPerAddressSeconds } as const;
    const told = await mayReveal(services, request.address, input.email);
    if ((await accountByIdentifier(ctx.db, input.email)) !== null) {
      if (!told) return sent;
      await refundCodeSending(services, input.email);
      fail('accountTaken');
    }
    await inTransaction(ctx, (inner) => sendLink(services, inner, lang, input));
    return sent;
  },

  readRegistrationLink: async ({ ctx, input }) => {
    const shown = await readToken(ctx, 'register', input.token);
    if (shown === null) fail('linkInvalid');
    return { email: shown.address };
  },

  registerByLink: async ({ ctx, input, lang, request }) => {
    if (isCommonPassword(input.password)) failFields({ field: 'password', rule: 'passwordCommon' });
    await countRegistration(services, request.address);
    if ((await readToken(ctx, 'register', input.token)) === null) fail('linkInvalid');
    // before the transaction: a slow hash must not hold a connection (G14)
    const passwordHash = await hashPassword(input.password);
    const accountId = await inTransaction(ctx, async (inner) => {
      const shown = await spendToken(inner, 'register', input.token);
      if (shown === null) fail('linkInvalid');
      const address = { kind: 'email', value: shown.address, typed: shown.address } as const;
      await confirmMailbox(inner, shown.address);
      const remembered = begun.parse(shown.details);
      return registerVisitor(services, inner, lang, { ...remembered, passwordHash, address });
    });
    return signIn(services, ctx, { accountId, type: 'vis' }, request);
  },
});
