import { setTimeout as sleep } from 'node:timers/promises';
import type { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { z } from 'zod';
import type { RequestFacts } from '../../platform/http/route.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { makeCode, placeOf, tryCode, verifyLoginCode, type CodePurpose } from '../account/account.codes.ts';
import { needsSecondFactor, secondFactorAddress } from '../account/account.second-factor.ts';
import {
  countLoginTry,
  forgetLoginFailures,
  loginLimitKeys,
  loginNeedsCheck,
  maySendSecondStep,
  requireSending,
  mayReveal,
  refundLoginTry,
  type LimitKeys,
} from '../account/account.limits.ts';
import { invitedAt } from '../account/account.invitation.queries.ts';
import { knownDevice } from '../account/account.known-device.ts';
import { codeMessage } from '../account/account.mails.ts';
import { failIfExhibitorDisabled } from '../session/session.exhibitor-access.ts';
import { passwordMatches } from '../account/account.passwords.ts';
import { accountByIdentifier, normalIdentifier, type Account } from '../account/account.queries.ts';
import { maskedAddress, slowedBy } from '../account/account.rules.ts';

type LogOn = z.output<typeof contract.account.logOn.input>;

type Try = {
  services: Services;
  ctx: FairContext;
  identifier: string;
  /** What failures are counted for: the account, or the identifier where there is none, and the client; or a browser that the account knows. */
  keys: LimitKeys;
  device: string | null;
  checked: boolean;
  failures: number;
  /** For its turn, in seconds. */
  waited: number;
  lang: Lang;
  request: RequestFacts;
};
/** An answer must come before the call is given up. */
const SLOWED_MAX = (LIMITS.callSeconds - 3) * 1000;

/** The account that was opened, whether a second step was shown beside the password, and by which id it knows the browser. */
export type AuthenticatedAccount = { accountId: string; secondStep: boolean; device: string | null };

/**
 * The account that these credentials open. Failures are counted for the account, whichever of its identifiers or ways in is tried,
 * and for the client apart (G15). Without a passed human check no answer tells whether the account exists (G17).
 */
export async function authenticate(
  services: Services,
  ctx: FairContext,
  given: LogOn,
  lang: Lang,
  request: RequestFacts,
): Promise<AuthenticatedAccount> {
  const identifier = normalIdentifier(given.account, given.areaCode);
  if (identifier === null) failFields({ field: 'account', rule: 'emailOrMobile' });
  const account = await accountByIdentifier(ctx.db, identifier);
  const device = account === null ? null : knownDevice(services.config.SECRET, account.id, given.devices);
  const keys = loginLimitKeys(account?.id ?? identifier, device, request.address);
  const needsCheck = await loginNeedsCheck(services, keys);
  const pass = { action: 'login', subject: given.account, address: request.address } as const;
  const checked =
    given.humanCheck !== '' && (await services.humanCheck.spend(ctx, { ...pass, token: given.humanCheck }));
  if (!checked && (needsCheck || given.humanCheck !== '')) fail('humanCheckNeeded');
  const counted = await countLoginTry(services, keys, { checked, byPassword: given.password !== undefined });
  const attempt: Try = { services, ctx, identifier, keys, device, checked, ...counted, lang, request };
  if (given.password === undefined) return enterByCode(attempt, account, given);
  await checkPassword(attempt, account, given.password, given.type);
  if (account === null) fail('passwordWrong');
  await services.sessions.requireEntry(ctx, account.id, request.local);
  const shown = await secondStep(attempt, account, given);
  await forgetLoginFailures(services, keys);
  return { accountId: account.id, secondStep: shown, device };
}

/** It was counted before it was made. */
const failed = ({ failures, waited }: Try): Promise<void> =>
  sleep(Math.min(slowedBy(failures), SLOWED_MAX - waited * 1000));

/** A code alone is one step: who takes a role that asks for two begins with the password. */
async function enterByCode(
  attempt: Try,
  account: Account | null,
  { code = '', type }: LogOn,
): Promise<AuthenticatedAccount> {
  const { services, ctx, identifier, keys, device } = attempt;
  const shown = { code, spend: true, caller: null } as const;
  const by = (purpose: CodePurpose) =>
    verifyLoginCode(services, ctx, { key: keys.key, purpose, address: identifier }, shown);
  const right = (device !== null && (await by(`login ${device}`))) || (await by('login'));
  if (!right || account === null) {
    await failed(attempt);
    fail('codeWrong');
  }
  await forgetLoginFailures(services, keys);
  if (type === 'actor' && account.password_hash === null && (await needsSecondFactor(ctx, account.id)))
    fail('passwordMissing');
  return { accountId: account.id, secondStep: false, device };
}

async function checkPassword(
  attempt: Try,
  account: Account | null,
  password: string,
  type: LogOn['type'],
): Promise<void> {
  if (await passwordMatches(account?.password_hash ?? null, password)) return;
  await failed(attempt);
  const { services, identifier, request, checked } = attempt;
  // "wrong password" tells that there is an account, so it counts as much as "no account"
  if (!checked || !(await mayReveal(services, request.address, identifier))) fail('passwordWrong');
  if (account !== null && account.password_hash !== null) fail('passwordWrong');
  if (account === null && type === 'actor' && (await invitedAt(attempt.ctx, identifier)) === null)
    fail('exhibitorMissing');
  if (account === null && type !== 'actor') fail('accountUnknown');
  fail('passwordMissing');
}

/** Where the exhibition asks it, an exhibitor's administrator also shows a code sent to the account (ruling 2.9). Answers whether one was. */
async function secondStep(attempt: Try, account: Account, given: LogOn): Promise<boolean> {
  const { services, ctx } = attempt;
  if (given.type !== 'actor' || !(await needsSecondFactor(ctx, account.id))) return false;
  const address = secondFactorAddress(account);
  const { SECRET } = services.config;
  const place = placeOf(ctx, 'secondStep');
  if (given.code !== undefined) {
    if (await tryCode(ctx.db, SECRET, 'secondStep', address, given.code, true, place)) return true;
    await failed(attempt);
    fail('codeWrong');
  }
  // the password was right: no failed try, though not yet the way in
  await refundLoginTry(services, attempt.keys);
  await failIfExhibitorDisabled(ctx, account.id);
  requireSending(services, address.includes('@') ? 'email' : 'mobile');
  if (await maySendSecondStep(services, attempt.keys.key))
    await inTransaction(ctx, async (inner) => {
      const code = await makeCode(inner.db, SECRET, 'secondStep', address, place);
      const message = codeMessage(inner.exhibition, attempt.lang, 'secondStep', address, code, null);
      await services.jobs.sendMessage(inner.db, message);
    });
  const sentTo = maskedAddress(address);
  fail('secondStep', { sentTo }, { sentTo, waitSeconds: LIMITS.codesPerAddressSeconds });
}
