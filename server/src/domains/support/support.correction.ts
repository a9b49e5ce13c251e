import { createHash, randomBytes } from 'node:crypto';
import { pageAddress } from '../exhibition/exhibition.address.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { mobileParts } from '../../platform/phone/phone.ts';
import { fail } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import type { Address } from '../account/account.addresses.ts';
import { accountById, accountByIdentifier, setAddress, visitorOf } from '../account/account.queries.ts';
import { maskedAddress } from '../account/account.rules.ts';
import { noteCorrectedAddress } from '../account/account.take-back.ts';
import { isKept, removeLogonQrs } from '../account/account.take-back.queries.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { confirmationMessage } from './support.confirmation.mails.ts';
import {
  correctionOf,
  endCorrection,
  endCorrections,
  holdAddress,
  insertCorrection,
  writeContactMobile,
  type Correction,
  type Link,
} from './support.correction.queries.ts';
import { correctionMessage } from './support.mails.ts';
import { holdLogin, isTiedElsewhere, type Person } from './support.queries.ts';
import { countCorrection, countOfStaff, requireReach } from './support.sending.ts';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
const newToken = (): string => randomBytes(32).toString('base64url');
const PAGE = '/account/correction';

type Wanted = { visitorId: string; person: Person; address: Address; reason: string };

/**
 * Asks for another address to log in by. Nothing changes yet: every address that the account has is told and gets a link that stops it, and
 * the new one gets a link that its owner confirms it by. Both are mailed and known to nobody of the staff.
 * Errors: `accountNotCorrectable`, `accountTaken`, `cannotSend`, `sentEnough`.
 */
export async function correctAddress(
  services: Services,
  ctx: FairContext,
  acting: Acting,
  { visitorId, person, address, reason }: Wanted,
): Promise<string> {
  const { kind, value } = address;
  const { accountId, lang } = person;
  if (await isTiedElsewhere(ctx, accountId)) fail('accountNotCorrectable');
  requireReach(services, value);
  await countOfStaff(services, acting.caller.accountId);
  await countCorrection(services, { accountId, staff: acting.caller.accountId });
  const now = maskedAddress(value);
  await inTransaction(ctx, async (inner) => {
    if (!(await holdLogin(inner.db, accountId))) fail('notFound');
    if (await isTiedElsewhere(inner, accountId)) fail('accountNotCorrectable');
    if ((await accountByIdentifier(inner.db, value)) !== null || (await isKept(inner.db, value))) fail('accountTaken');
    const [confirm, stop] = [newToken(), newToken()];
    const hashes = { confirmHash: hashOf(confirm), stopHash: hashOf(stop) };
    await insertCorrection(inner, { accountId, requestedBy: acting.caller.accountId, kind, value, reason, ...hashes });
    const { exhibition } = inner;
    const linkOf = (token: string): string => pageAddress(services.config, exhibition, lang, `${PAGE}?token=${token}`);
    for (const to of [person.email, person.mobile].filter((one) => one !== null))
      await services.jobs.sendMessage(
        inner.db,
        correctionMessage({ exhibition, lang, to }, { kind, now, url: linkOf(stop) }),
      );
    await services.jobs.sendMessage(inner.db, confirmationMessage(exhibition, lang, value, linkOf(confirm)));
    const before = person[kind];
    await writeAudit(inner, acting, {
      act: 'support.address',
      object: { kind: 'visitor', id: visitorId },
      details: { [kind]: [before === null ? '' : maskedAddress(before), now], reason },
    });
  });
  return now;
}

/** Errors: `notFound`, where nothing is open. */
export function withdrawCorrection(
  ctx: FairContext,
  acting: Acting,
  { visitorId, accountId }: { visitorId: string; accountId: string },
): Promise<void> {
  return inTransaction(ctx, async (inner) => {
    if (!(await holdLogin(inner.db, accountId))) fail('notFound');
    if (!(await endCorrections(inner.db, accountId))) fail('notFound');
    const object = { kind: 'visitor', id: visitorId };
    await writeAudit(inner, acting, { act: 'support.addressWithdrawn', object });
  });
}

const newAddressOf = ({ email, mobile }: Correction): { kind: 'email' | 'mobile'; value: string } =>
  email === null ? { kind: 'mobile', value: mobile ?? '' } : { kind: 'email', value: email };

/** What a mailed link is for; who stops it reads the new address half hidden. Errors: `linkInvalid`. */
export async function readCorrection(ctx: FairContext, token: string) {
  const hash = hashOf(token);
  const confirmed = await correctionOf(ctx, 'confirm_hash', hash);
  const found = confirmed ?? (await correctionOf(ctx, 'stop_hash', hash));
  if (found === null) fail('linkInvalid');
  const { kind, value } = newAddressOf(found);
  return confirmed === null
    ? ({ does: 'stop', kind, address: maskedAddress(value) } as const)
    : ({ does: 'confirm', kind, address: value } as const);
}

/** The correction of this link with its account held; ends it, so that of many at once one goes on. Errors: `linkInvalid`. */
async function take(inner: FairContext, link: Link, token: string): Promise<Correction> {
  const found = await correctionOf(inner, link, hashOf(token));
  if (found === null || !(await holdLogin(inner.db, found.account_id))) fail('linkInvalid');
  if (!(await endCorrection(inner, found.id))) fail('linkInvalid');
  return found;
}

async function logForVisitor(
  inner: FairContext,
  act: 'support.addressConfirmed' | 'support.addressStopped',
  { correction, address }: { correction: Correction; address: string },
): Promise<void> {
  const visitor = await visitorOf(inner, correction.account_id);
  const { kind, value } = newAddressOf(correction);
  const details = { [kind]: maskedAddress(value) };
  if (visitor !== undefined)
    await writeAudit(inner, { caller: null, address }, { act, object: { kind: 'visitor', id: visitor.id }, details });
}

/**
 * The owner of the new address says that it is theirs: it counts from now on, and every session, code and link of the account ends. The
 * addresses of before are told once more, with a link that gives the account back to them for three days.
 * Errors: `linkInvalid`, `accountTaken`, `accountNotCorrectable`.
 */
export async function confirmCorrection(
  services: Services,
  ctx: FairContext,
  token: string,
  address: string,
): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const correction = await take(inner, 'confirm_hash', token);
    const account = (await accountById(inner.db, correction.account_id)) ?? fail('linkInvalid');
    if (await isTiedElsewhere(inner, account.id)) fail('accountNotCorrectable');
    const { kind, value } = newAddressOf(correction);
    await holdAddress(inner.db, value);
    await noteCorrectedAddress(services, inner, account, maskedAddress(value));
    if (!(await setAddress(inner.db, account.id, kind, value))) fail('accountTaken');
    if (kind === 'mobile') await writeContactMobile(inner, account.id, mobileParts(value));
    await removeLogonQrs(inner.db, account.id);
    await services.sessions.endAll(inner.db, account.id);
    await logForVisitor(inner, 'support.addressConfirmed', { correction, address });
    await invalidate(inner, { kind: 'account', id: account.id });
  });
  // what this process kept of the sessions may be from before the commit
  services.sessions.forget();
}

/** Errors: `linkInvalid`. */
export const stopCorrection = (ctx: FairContext, token: string, address: string): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    const correction = await take(inner, 'stop_hash', token);
    await logForVisitor(inner, 'support.addressStopped', { correction, address });
  });
