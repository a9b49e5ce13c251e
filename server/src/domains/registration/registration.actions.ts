import type { Consent, Invitation } from '@fairbridge/contract/account/account.shapes.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { pageAddress } from '../exhibition/exhibition.address.ts';
import { newId } from '../../core/id.ts';
import { fail } from '../../platform/http/app-error.ts';
import { mobileParts } from '../../platform/phone/phone.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import type { Address } from '../account/account.addresses.ts';
import { insertConsent } from '../account/consent.queries.ts';
import { begunMail } from '../account/account.mails.ts';
import { invitationCounts } from '../account/account.rules.ts';
import { isKept } from '../account/account.take-back.queries.ts';
import { visitors } from '../account/account.tables.ts';
import { failUnlessPlaceLeft } from '../account/registration-opening.ts';
import { campaignByCode, insertAccount, inviterByCode } from './registration.queries.ts';
import { employeeOf } from '../account/account.queries.ts';

type Registration = {
  address: Address;
  passwordHash: string;
  consent: Consent;
  invitation: Invitation;
  campaign: string | null;
};

/** Makes the account with its visitor and the record of the consent, and mails the way back in: all of it, or nothing. */
export async function registerVisitor(
  services: Services,
  ctx: FairContext,
  lang: Lang,
  given: Registration,
): Promise<string> {
  return inTransaction(ctx, async (inner) => {
    await failUnlessPlaceLeft(inner);
    const { kind, value } = given.address;
    if (await isKept(inner.db, value)) fail('accountTaken');
    const id = newId();
    const account = { id, [kind]: value, password_hash: given.passwordHash, language: lang };
    if (!(await insertAccount(inner.db, account))) fail('accountTaken');
    await registerAs(inner, id, given);
    await insertConsent(inner, id, given.consent);
    if (kind === 'email') {
      const url = pageAddress(services.config, inner.exhibition, lang, '/l-register/account-email-info/0');
      await services.jobs.sendMessage(inner.db, begunMail(inner.exhibition, lang, value, url));
    }
    return id;
  });
}

async function registerAs(ctx: FairContext, accountId: string, given: Registration): Promise<void> {
  const inviter = await inviterOf(ctx, given);
  const { areaCode, number } =
    given.address.kind === 'mobile' ? mobileParts(given.address.value) : { areaCode: '', number: '' };
  await visitors.insert(ctx, {
    account_id: accountId,
    language: given.consent.language,
    advertising_sharing: given.consent.advertisingSharing,
    mobile_area_code: areaCode,
    mobile: number,
    campaign_id: given.campaign === null ? null : await campaignByCode(ctx, given.campaign),
    ...(inviter !== null && {
      invitation_exhibitor_id: inviter.exhibitor_id,
      invitation_employee_id: inviter.id,
      invitation_source: inviter.source,
    }),
  });
}

/**
 * The employee whose link this was: the account works for that exhibitor of this fair, and the link was made for the address that
 * registers; or whose code it was. It is a record of where somebody came from and opens nothing (G12).
 */
async function inviterOf(ctx: FairContext, { invitation, address }: Registration) {
  const code = invitation?.code;
  if (code !== undefined) {
    const inviter = await inviterByCode(ctx, code);
    return inviter === undefined ? null : { ...inviter, source: 'INVITE_CODE' };
  }
  if (!invitationCounts(invitation) || invitation.email !== address.value) return null;
  const employee = await employeeOf(ctx, invitation.userAccountId);
  return employee?.exhibitor_id === invitation.exhibitorId ? { ...employee, source: 'INVITATION' } : null;
}
