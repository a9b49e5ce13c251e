import { z } from 'zod';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { RequestFacts } from '../../platform/http/route.ts';
import { AppError, fail } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { asksApp, takeAppCode } from '../account/account.app-step.ts';
import { makeCode, tryCode } from '../account/account.codes.ts';
import { deviceOf } from '../session/session.device.ts';
import { authenticate } from '../login/login.authenticate.ts';
import { recoveryMessage } from '../account/account.second-factor-mails.ts';
import { makeDevice } from '../account/account.known-device.ts';
import {
  countCodeSending,
  countLoginFailure,
  loginLimitKeys,
  loginNeedsCheck,
  requireSending,
} from '../account/account.limits.ts';
import { codeMessage } from '../account/account.mails.ts';
import { accountByIdentifier, currentUser } from '../account/account.queries.ts';
import { landing, maskedAddress } from '../account/account.rules.ts';
import { makeToken, readToken, spendToken } from '../account/account.tokens.queries.ts';
import { writeAudit } from '../audit/audit.actions.ts';
import { staffByAccount, type Staff } from './staff.queries.ts';
import { recoveryCodesLeft } from '../account/account.recovery.queries.ts';

type LogOn = { email: string; password: string; humanCheck: string; devices: string[] };

/** What the account domain says of an address must not be told here: who is staff is nobody's business. */
const TELLING = ['accountUnknown', 'exhibitorMissing', 'passwordMissing', 'passwordWrong'];

/** The staff whose password this is. The account's own limits and counters hold (G15); every refusal is one and the same. */
async function enteringStaff(
  services: Services,
  ctx: FairContext,
  given: LogOn,
  lang: Lang,
  request: RequestFacts,
): Promise<{ staff: Staff; device: string | null } | null> {
  const entry = {
    account: given.email,
    areaCode: '',
    password: given.password,
    type: 'vis',
    remember: false,
    humanCheck: given.humanCheck,
    devices: given.devices,
  } as const;
  try {
    const { accountId, device } = await authenticate(services, ctx, entry, lang, request);
    const staff = await staffByAccount(ctx, accountId);
    return staff === null ? null : { staff, device };
  } catch (thrown) {
    if (thrown instanceof AppError && TELLING.includes(thrown.error)) return null;
    throw thrown;
  }
}

/**
 * Step one of the log-in (ruling 2.9): the password. Whoever is staff here is asked for a code of the authenticator app next, or is
 * sent one where there is no app.
 */
export async function logOn(services: Services, ctx: FairContext, given: LogOn, lang: Lang, request: RequestFacts) {
  const { email } = given;
  const entering = await enteringStaff(services, ctx, given, lang, request);
  if (entering === null) {
    await logRefusal(ctx, email, 1, request.address);
    fail('passwordWrong');
  }
  const { staff, device } = entering;
  const { key, client } = loginLimitKeys(`console ${email}`, device, request.address);
  const wanted = {
    purpose: 'organizer' as const,
    accountId: staff.accountId,
    address: email,
    minutes: LIMITS.codeMinutes,
    details: { device },
  };
  const seconds = LIMITS.codeMinutes * 60;
  if (await asksApp(services, ctx.db, staff.accountId)) {
    const ticket = await makeToken(ctx, { ...wanted, details: { by: 'app', device } });
    return { ticket, by: 'app' as const, sentTo: '', seconds, waitSeconds: 0 };
  }
  requireSending(services, 'email');
  // counted apart from codes that strangers may ask for, so that they cannot keep the staff out (G15)
  await countCodeSending(services, key, client);
  const ticket = await inTransaction(ctx, async (inner) => {
    const code = await makeCode(inner.db, services.config.SECRET, 'organizer', email);
    await services.jobs.sendMessage(inner.db, codeMessage(inner.exhibition, lang, 'organizer', email, code, null));
    await writeAudit(
      inner,
      { caller: null, address: request.address },
      {
        act: 'organizer.codeSent',
        object: { kind: 'staff', id: staff.id },
        details: { email: maskedAddress(email) },
      },
    );
    return makeToken(inner, wanted);
  });
  const waitSeconds = LIMITS.codesPerAddressSeconds;
  return { ticket, by: 'email' as const, sentTo: maskedAddress(email), seconds, waitSeconds };
}

/** Keeps a refused log-in in the log: whom it was tried for, masked, and on which member of staff, if any. */
async function logRefusal(ctx: FairContext, email: string, step: 1 | 2, address: string): Promise<void> {
  const account = await accountByIdentifier(ctx.db, email);
  const staff = account === null ? null : await staffByAccount(ctx, account.id);
  await writeAudit(
    ctx,
    { caller: null, address },
    {
      act: 'organizer.logOnRefused',
      ...(staff === null ? {} : { object: { kind: 'staff', id: staff.id } }),
      details: { email: maskedAddress(email), step },
    },
  );
}

/** What a ticket remembers of step one: that the app was asked, and by which id the account knows the browser. */
const ticketDetails = z.object({ by: z.literal('app').optional(), device: z.string().nullable().default(null) });

type Ticket = { accountId: string; email: string; details: z.output<typeof ticketDetails> };

/**
 * Uses up the code of step two. An app that was set up meanwhile is asked as well, so that no older ticket goes round it.
 * @throws Refusal `codeWrong`, `codeUsed`, `tooManyTries`
 */
async function takeCode(
  services: Services,
  ctx: FairContext,
  { accountId, email, details }: Ticket,
  code: string,
  { lang, address }: { lang: Lang; address: string },
): Promise<void> {
  if (details.by !== 'app' && !(await asksApp(services, ctx.db, accountId))) {
    if (!(await tryCode(ctx.db, services.config.SECRET, 'organizer', email, code, true))) fail('codeWrong');
    return;
  }
  const { key } = loginLimitKeys(`console ${email}`, details.device, address);
  if ((await takeAppCode(services, ctx, { accountId, key, code })) === 'app') return;
  const left = await recoveryCodesLeft(ctx.db, accountId);
  const message = recoveryMessage(ctx.exhibition, lang, email, { kind: 'codeSpent', left });
  await services.jobs.sendMessage(ctx.db, message);
}

/** Step two: the code. A wrong one counts as a failed log-in of the account, the ticket stays good for the tries that are left. */
export async function confirmLogOn(
  services: Services,
  ctx: FairContext,
  given: { ticket: string; code: string },
  lang: Lang,
  request: RequestFacts,
) {
  const shown = await readToken(ctx, 'organizer', given.ticket);
  if (shown === null || shown.accountId === null) fail('tokenFailed');
  const { accountId, address: email } = shown;
  const details = ticketDetails.parse(shown.details);
  const keys = loginLimitKeys(accountId, details.device, request.address);
  // ends the call where this client has failed too often
  await loginNeedsCheck(services, keys);
  try {
    const { address } = request;
    await takeCode(services, ctx, { accountId, email, details }, given.code, { lang, address });
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.error !== 'codeWrong') throw thrown;
    await countLoginFailure(services, keys);
    await logRefusal(ctx, email, 2, request.address);
    throw thrown;
  }
  return inTransaction(ctx, async (inner) => {
    if ((await spendToken(inner, 'organizer', given.ticket)) === null) fail('tokenFailed');
    const { sessionId: _own, ...answer } = await startSession(services, inner, accountId, request);
    return answer;
  });
}

/** A new session of the console and what its owner is told; `cameFrom`: the fair it was handed over by, written down. */
export async function startSession(
  services: Services,
  ctx: FairContext,
  accountId: string,
  request: RequestFacts,
  cameFrom: string | null = null,
) {
  // the staff may have been removed between the two steps
  if ((await staffByAccount(ctx, accountId)) === null) fail('tokenFailed');
  const from = { device: deviceOf(request.agent), address: request.address, local: request.local };
  const token = await services.sessions.start(ctx, accountId, 'ORGANIZER', false, from);
  const caller = await services.sessions.callerOf(ctx, token);
  if (caller?.kind !== 'organizer') fail('tokenFailed');
  await writeAudit(
    ctx,
    { caller, address: request.address },
    {
      act: 'organizer.logOn',
      object: { kind: 'staff', id: caller.staffId },
      details: { device: from.device, ...(cameFrom !== null && { from: cameFrom }) },
    },
  );
  const user = await currentUser(ctx, caller);
  const device = makeDevice(services.config.SECRET, accountId);
  return { token, user, landing: landing(user, ctx.exhibition), device, sessionId: caller.sessionId };
}
