import type { Lang } from '@fairbridge/contract/text.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import { pageAddress } from '../exhibition/exhibition.address.ts';
import type { RequestFacts } from '../../platform/http/route.ts';
import { smsAllowed } from '../../platform/delivery/sms-countries.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import type { Address } from '../account/account.addresses.ts';
import { makeCode, placeOf } from '../account/account.codes.ts';
import { knownDevice } from '../account/account.known-device.ts';
import {
  countCodeSending,
  insideLimitKeys,
  loginLimitKeys,
  mayReset,
  mayReveal,
  refundCodeSending,
  requireSending,
} from '../account/account.limits.ts';
import { invitedAt } from '../account/account.invitation.queries.ts';
import { codeMessage } from '../account/account.mails.ts';
import { failIfBlocked } from '../block/block.checking.ts';
import { failUnlessPlaceLeft } from '../account/registration-opening.ts';
import { accountById, accountByIdentifier, type Account } from '../account/account.queries.ts';
import { makeToken } from '../account/account.tokens.queries.ts';

type Purpose = 'register' | 'login' | 'reset' | 'bind' | 'change';
type Asked = { ctx: FairContext; caller: Caller; lang: Lang; request: RequestFacts; devices?: readonly string[] };

/**
 * Sends a code, where one may be sent. Whether the address has an account is told only within the limit of what one client may
 * learn; after it the answer is the same for everybody, and nothing is sent to who has no use for it (G17, G19).
 */
export async function sendCode(services: Services, asked: Asked, address: Address, purpose: Purpose): Promise<void> {
  const { ctx, caller, request } = asked;
  requireSending(services, address.kind);
  if (address.kind === 'mobile' && !smsAllowed(services.config, address.value))
    failFields({ field: 'mobile', rule: 'mobile' });
  // by what was typed, whether there is an account or not; a password may be set by an employee too
  if (purpose === 'register' || purpose === 'login' || purpose === 'bind')
    await failIfBlocked(ctx, { [address.kind]: address.value });
  if (purpose === 'register') await failUnlessPlaceLeft(ctx);
  if (purpose === 'change') await failIfForeignAddress(ctx, caller, address);
  if (purpose === 'bind' && caller.kind === 'anonymous') fail('notSignedIn');
  const account = await accountByIdentifier(ctx.db, address.value);
  const device =
    account === null || purpose !== 'login'
      ? null
      : knownDevice(services.config.SECRET, account.id, asked.devices ?? []);
  // strangers who ask for codes to this address do not keep its owner from changing the own account
  const { key, client } =
    purpose === 'change' && caller.kind !== 'anonymous'
      ? { key: `${address.value} inside`, client: insideLimitKeys(caller.accountId).client }
      : loginLimitKeys(address.value, device, request.address);
  await countCodeSending(services, key, client);
  const opens = purpose === 'login' || purpose === 'reset';
  const invited = opens && account === null ? await invitedAt(ctx, address.value) : null;
  const free = purpose === 'register' || purpose === 'bind';
  // the first password of an invited employee is set like a forgotten one (specification, section 4)
  const useful = free ? account === null : account !== null || (purpose === 'reset' && invited !== null);
  // who proves the own address learns nothing; anybody else learns as much by "sent" as by a refusal
  const told = purpose === 'change' || (await mayReveal(services, request.address, address.value));
  if (!useful && !told) return;
  if (!useful) {
    await refundCodeSending(services, key);
    if (invited !== null) fail('passwordMissing');
    fail(account === null ? 'accountUnknown' : 'accountTaken');
  }
  if (purpose === 'reset' && !(await mayReset(services, account?.id ?? invited ?? address.value))) return;
  await dispatch(services, asked, address.value, { purpose, device, account });
}

/** A code that proves who one is goes to an address of the own account only. */
async function failIfForeignAddress(ctx: FairContext, caller: Caller, address: Address): Promise<void> {
  if (caller.kind === 'anonymous') fail('notSignedIn');
  const own = await accountById(ctx.db, caller.accountId);
  if (own === null || own[address.kind] !== address.value)
    failFields({ field: address.kind, rule: address.kind === 'email' ? 'email' : 'mobile' });
}

async function dispatch(
  services: Services,
  { ctx, caller, lang }: Asked,
  address: string,
  { purpose, device, account }: { purpose: Purpose; device: string | null; account: Account | null },
): Promise<void> {
  const place = placeOf(ctx, purpose, caller);
  await inTransaction(ctx, async (inner) => {
    const madeFor = device === null ? purpose : (`login ${device}` as const);
    const code = await makeCode(inner.db, services.config.SECRET, madeFor, address, place);
    const link =
      purpose === 'reset' && address.includes('@')
        ? await resetLink(services, inner, lang, account?.id ?? null, address)
        : null;
    const message = codeMessage(inner.exhibition, lang, purpose, address, code, link);
    await services.jobs.sendMessage(inner.db, message);
  });
}

/** Whoever has no account yet is asked for consent on the page. */
async function resetLink(services: Services, ctx: FairContext, lang: Lang, accountId: string | null, address: string) {
  const minutes = LIMITS.limitedTokenMinutes;
  const token = await makeToken(ctx, { purpose: 'reset', accountId, address, minutes });
  const first = accountId === null ? 'type=actor&consent=1&' : '';
  return pageAddress(services.config, ctx.exhibition, lang, `/register/password/vis?${first}token=${token}`);
}
