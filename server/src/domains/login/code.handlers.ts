import type { z } from 'zod';
import { timingSafeEqual } from 'node:crypto';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { Caller } from '@fairbridge/contract/who.ts';
import type { Implementation, RequestFacts } from '../../platform/http/implement.ts';
import { refuse, refuseFields } from '../../platform/http/refusal.ts';
import { transact, type Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { requireHumanCheck } from '../identity/identity.check.ts';
import { addressOf, type Address } from '../account/account.addresses.ts';
import { placeOf, tryCode, tryOpeningCode } from '../account/account.codes.ts';
import { countLoginFailure, loginGate, mayReveal, requireSending } from '../account/account.limits.ts';
import { invitedAt } from '../account/account.invitation.queries.ts';
import { accountOfInvited } from '../account/account.invited.ts';
import { changeMessage } from '../account/account.mails.ts';
import { hashPassword } from '../account/account.passwords.ts';
import { accountById, accountByIdentifier, bindPassword } from '../account/account.queries.ts';
import { isCommonPassword } from '../account/account.rules.ts';
import { sendCode } from './code.sending.ts';
import { makeToken, readToken, spendToken } from '../account/account.tokens.ts';

type Purpose = z.output<typeof contract.account.sendEmailCode.input>['purpose'];
type CodeCalls = Pick<
  typeof contract.account,
  | 'sendEmailCode'
  | 'sendSmsCode'
  | 'validateEmail'
  | 'validateMobile'
  | 'getLimitedToken'
  | 'setPasswordByToken'
  | 'authCode'
  | 'redeemAuthCode'
>;
type Given = { scope: Scope; caller: Caller; request: RequestFacts };
type Asked = { code?: string | undefined; purpose: Purpose; humanCheck: string; devices?: readonly string[] };

const sameText = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

export const codeHandlers = (services: Services): Implementation<Scope, CodeCalls> => {
  const { config } = services;

  /** Ends the call unless the code is right. One that would open an account is a way in like the password, and counts with it (G15). */
  async function checkCode(
    scope: Scope,
    purpose: Purpose,
    address: string,
    code: string,
    { spend, caller, request }: { spend: boolean; caller: Caller; request: RequestFacts },
  ): Promise<void> {
    const opens = purpose === 'login' || purpose === 'reset' || purpose === 'change';
    if (!opens) {
      const place = placeOf(scope, purpose, caller);
      if (!(await tryCode(scope.db, config.SECRET, purpose, address, code, spend, place))) refuse('codeWrong');
      return;
    }
    const key = (await accountByIdentifier(scope.db, address))?.id ?? address;
    await loginGate(services, key, request.address);
    if (await tryOpeningCode(services, scope, { key, purpose, address }, { code, spend, caller })) return;
    await countLoginFailure(services, key, request.address);
    refuse('codeWrong');
  }

  /** With a code: is it right? Without: is the address free, which only a human may ask, and not often (G17). */
  async function validate(given: Given, address: Address, asked: Asked) {
    const { scope, caller, request } = given;
    if (asked.code !== undefined) {
      await checkCode(scope, asked.purpose, address.value, asked.code, { spend: false, caller, request });
      return { free: true, codeRight: true };
    }
    const pass = { action: 'reveal', subject: address.typed, address: request.address } as const;
    await requireHumanCheck(services, scope, { ...pass, token: asked.humanCheck });
    if (!(await mayReveal(services, request.address, address.value))) refuse('tooManyTries');
    return { free: (await accountByIdentifier(scope.db, address.value)) === null, codeRight: null };
  }

  const send = async (
    given: Given & { lang: Lang },
    address: Address,
    { purpose, humanCheck, devices = [] }: Asked,
  ) => {
    const { scope, request } = given;
    requireSending(services, address.kind);
    const pass = { action: 'code', subject: address.typed, address: request.address } as const;
    await requireHumanCheck(services, scope, { ...pass, token: humanCheck });
    await sendCode(services, { ...given, devices }, address, purpose);
    return { sent: true, waitSeconds: LIMITS.codesPerAddressSeconds } as const;
  };

  return {
    sendEmailCode: ({ scope, caller, input, lang, request }) =>
      send({ scope, caller, lang, request }, addressOf(input), input),
    sendSmsCode: ({ scope, caller, input, lang, request }) =>
      send({ scope, caller, lang, request }, addressOf(input), input),
    validateEmail: ({ scope, caller, input, request }) => validate({ scope, caller, request }, addressOf(input), input),
    validateMobile: ({ scope, caller, input, request }) =>
      validate({ scope, caller, request }, addressOf(input), input),

    getLimitedToken: async ({ scope, caller, input, request }) => {
      const address = addressOf(input);
      await checkCode(scope, input.purpose, address.value, input.code, { spend: true, caller, request });
      const account = await accountByIdentifier(scope.db, address.value);
      const { purpose } = input;
      const invited = account === null && purpose === 'reset' && (await invitedAt(scope, address.value)) !== null;
      if (account === null && !invited) refuse('tokenFailed');
      const minutes = LIMITS.limitedTokenMinutes;
      const accountId = account?.id ?? null;
      const token = await makeToken(scope, { purpose, accountId, address: address.value, minutes });
      return { token, seconds: minutes * 60, consentNeeded: invited };
    },

    setPasswordByToken: async ({ scope, input, lang }) => {
      // before the token is spent: whoever has to choose another password needs no other token
      if (isCommonPassword(input.password)) refuseFields({ field: 'password', rule: 'passwordCommon' });
      if ((await readToken(scope, 'reset', input.token)) === null) refuse('tokenFailed');
      const hash = await hashPassword(input.password);
      const account = await transact(scope, async (inner) => {
        const shown = await spendToken(inner, 'reset', input.token);
        if (shown === null) refuse('tokenFailed');
        const found =
          shown.accountId === null
            ? await accountOfInvited(inner, shown.address, { consent: input.consent, lang })
            : await accountById(inner.db, shown.accountId);
        // a link to an address that was taken off meanwhile opens nothing any more
        if (found === null || ![found.email, found.mobile].includes(shown.address)) refuse('tokenFailed');
        await bindPassword(inner.db, found.id, hash);
        // to the address that is stored, which a look-alike typed by a stranger is not
        const told = found.email ?? found.mobile ?? shown.address;
        await services.jobs.sendMessage(
          inner.db,
          changeMessage(inner.exhibition, lang, told, { kind: 'password', account: told }),
        );
        return { ...found, told };
      });
      await services.sessions.endAll(scope.db, account.id);
      return { done: true, account: account.told };
    },

    authCode: async ({ scope, caller }) => {
      if (config.JUMP_URL === undefined) refuse('notFound');
      const url = new URL(config.JUMP_URL);
      const seconds = LIMITS.handOverSeconds;
      const code = await makeToken(scope, {
        purpose: 'jump',
        accountId: caller.accountId,
        address: caller.visitorId,
        minutes: seconds / 60,
        details: { audience: url.origin },
      });
      url.searchParams.set('code', code);
      return { code, url: url.href, seconds };
    },

    redeemAuthCode: async ({ scope, input }) => {
      if (config.JUMP_KEY === undefined || !sameText(config.JUMP_KEY, input.key)) refuse('notAllowed');
      const shown = await readToken(scope, 'jump', input.code);
      if (shown === null || shown.details['audience'] !== input.audience) refuse('tokenFailed');
      if ((await spendToken(scope, 'jump', input.code)) === null) refuse('tokenFailed');
      const visitor = await scope.db
        .selectFrom('visitor')
        .innerJoin('account', 'account.id', 'visitor.account_id')
        .where('visitor.exhibition_id', '=', scope.exhibition.id)
        .where('visitor.id', '=', shown.address)
        .select(['visitor.id', 'visitor.name', 'visitor.company', 'visitor.country', 'account.email'])
        .executeTakeFirst();
      if (visitor === undefined) refuse('tokenFailed');
      const { id: visitorId, name, company, country, email } = visitor;
      return { visitorId, name, company, country, email: email ?? '' };
    },
  };
};
