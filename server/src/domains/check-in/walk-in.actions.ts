import type { FoundHolder } from '@fairbridge/contract/check-in/check-in.shapes.ts';
import type { WalkIn } from '@fairbridge/contract/check-in/walk-in.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { newId } from '../../core/id.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { fail } from '../../platform/http/app-error.ts';
import { mobileParts } from '../../platform/phone/phone.ts';
import { addressOf, type Address } from '../account/account.addresses.ts';
import { accountByIdentifier } from '../account/account.queries.ts';
import { isKept } from '../account/account.take-back.queries.ts';
import { makeToken } from '../account/account.tokens.queries.ts';
import { visitors } from '../account/account.tables.ts';
import { insertConsent } from '../account/consent.queries.ts';
import { hasPlaceLeft } from '../account/registration-opening.queries.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { pageAddress } from '../exhibition/exhibition.address.ts';
import { insertAccount } from '../registration/registration.queries.ts';
import { resetLinkMessage } from '../support/support.mails.ts';
import { canReach } from '../support/support.sending.ts';
import { indexVisitors } from '../visitor/visitor.document.ts';
import { decideReviews } from '../visitor/visitor.review.ts';
import { faultOf } from '../voucher/voucher.rules.ts';
import { badgesHeld, lastEntries } from './entry.queries.ts';
import { visitorOfAccount } from './walk-in.queries.ts';

/** Whoever is registered at this fair with an address; null where nobody is. */
async function registeredAt(ctx: FairContext, { value }: Pick<Address, 'value'>): Promise<FoundHolder | null> {
  const account = await accountByIdentifier(ctx.db, value);
  const row = account === null ? undefined : await visitorOfAccount(ctx, account.id);
  if (row === undefined) return null;
  const badge = (await badgesHeld(ctx, { visitors: [row.id], colleagues: [] })).get(row.id);
  const last = badge === undefined ? undefined : (await lastEntries(ctx, [badge.id])).get(badge.id);
  const fault = faultOf({
    revoked: false,
    confirmed: true,
    badgeStatus: {
      registered: row.complete_exhibition_registration,
      reviewState: row.review_state,
      suspended: row.suspended_at !== null,
    },
  });
  const { id, name, company, position } = row;
  return { kind: 'visitor', id, name, company, position, number: badge?.number ?? '', fault, before: last ?? null };
}

/** The limit of visitors counts at the desk as well, but not its days. Errors: `termsNotPublished`, `registrationFull`. */
async function failUnlessAdmitted(ctx: FairContext, beyondLimit: boolean): Promise<void> {
  const { termsPublished, visitorsMax } = ctx.exhibition;
  if (!termsPublished) fail('termsNotPublished');
  if (beyondLimit || visitorsMax === 0) return;
  if (!(await hasPlaceLeft(ctx, visitorsMax))) fail('registrationFull');
}

/** The account of an address, or a new one, which gets a link to set a password where it can be reached. Errors: `accountTaken`. */
async function accountOf(services: Services, inner: FairContext, address: Address, lang: WalkIn['language']) {
  const { kind, value } = address;
  const known = await accountByIdentifier(inner.db, value);
  if (known !== null) return known.id;
  if (await isKept(inner.db, value)) fail('accountTaken');
  const id = newId();
  if (!(await insertAccount(inner.db, { id, [kind]: value, language: lang }))) fail('accountTaken');
  if (!canReach(services, value)) return id;
  const token = await makeToken(inner, {
    purpose: 'reset',
    accountId: id,
    address: value,
    minutes: LIMITS.limitedTokenMinutes,
  });
  const url = pageAddress(services.config, inner.exhibition, lang, `/register/password/vis?token=${token}`);
  const message = resetLinkMessage({ exhibition: inner.exhibition, lang, to: value }, url);
  await services.jobs.sendMessage(inner.db, message);
  return id;
}

async function insertWalkIn(
  inner: FairContext,
  accountId: string,
  given: WalkIn,
  address: Address,
): Promise<string | null> {
  const { areaCode, number } = address.kind === 'mobile' ? mobileParts(address.value) : { areaCode: '', number: '' };
  const { name, company, position, country, language } = given;
  // null where another desk was quicker
  return visitors.insertOnce(inner, {
    account_id: accountId,
    name,
    company,
    position,
    country,
    language,
    mobile_area_code: areaCode,
    mobile: number,
    complete_visitor: true,
    complete_visitor_register: true,
    complete_questionnaire: true,
    complete_exhibition_registration: true,
    completed_at: new Date(),
    review_state: 'underReview',
  });
}

/**
 * Registers somebody at the desk, approved at once; an address that is registered already is answered as it is, so that twice is once.
 * Errors: `registrationFull`, `termsNotPublished`, `accountTaken`.
 */
export async function registerWalkIn(
  services: Services,
  ctx: FairContext,
  acting: Acting,
  given: WalkIn,
  { beyondLimit }: { beyondLimit: boolean },
): Promise<{ person: FoundHolder; made: boolean }> {
  const address = addressOf(given);
  const made = await inTransaction(ctx, async (inner) => {
    if ((await registeredAt(inner, address)) !== null) return false;
    await failUnlessAdmitted(inner, beyondLimit);
    const accountId = await accountOf(services, inner, address, given.language);
    const id = await insertWalkIn(inner, accountId, given, address);
    if (id === null) return false;
    await insertConsent(inner, accountId, {
      version: inner.exhibition.consentVersion,
      language: given.language,
      accepted: true,
      minor: false,
      guardianName: '',
      guardianContact: '',
      advertisingSharing: false,
      givenWay: given.consent,
    });
    const decision = { state: 'approved', reason: '', accountId: acting.caller.accountId } as const;
    await decideReviews(services.jobs, inner, [{ id, version: 1 }], decision);
    await indexVisitors(inner, [id]);
    const object = { kind: 'visitor', id };
    await writeAudit(inner, acting, { act: 'visitor.walkIn', object, details: { consent: given.consent } });
    return true;
  });
  const person = await registeredAt(ctx, address);
  if (person === null) throw new Error('whoever was registered at the desk is not there');
  return { person, made };
}
