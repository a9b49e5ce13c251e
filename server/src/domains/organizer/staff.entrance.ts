import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { StaffEntrance } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { Config } from '../../config.ts';
import { pageAddress } from '../exhibition/exhibition.address.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { makeRecoveryCodes } from '../account/account.recovery.ts';
import { endTokens, makeToken } from '../account/account.tokens.queries.ts';
import { type InvitedAccount, isUsed } from './staff.queries.ts';
import { authenticatorSince } from '../account/account.authenticator.queries.ts';
import { recoveryCodesLeft, removeRecoveryCodes } from '../account/account.recovery.queries.ts';
import { accountById } from '../account/account.queries.ts';

/**
 * The way in of somebody who was just added where nothing can be mailed. Whoever adds gets it to hand over, so it opens new accounts only:
 * one that is somebody's without a password, who logs in by SMS, would be given away. Error: `cannotSend`, for such an account.
 */
export async function makeEntrance(
  { config }: Pick<Services, 'config'>,
  ctx: FairContext,
  { account, email, lang, staffId }: { account: InvitedAccount; email: string; lang: Lang; staffId: string },
): Promise<StaffEntrance> {
  if (!account.hasPassword && (await isUsed(ctx, account.id))) fail('cannotSend');
  const days = LIMITS.administratorLinkDays;
  const hasStep =
    (await authenticatorSince(ctx.db, account.id)) !== null || (await recoveryCodesLeft(ctx.db, account.id)) > 0;
  const codes = hasStep ? [] : await makeRecoveryCodes(ctx.db, account.id);
  const console = pageAddress(config, ctx.exhibition, lang, '/organizer');
  if (account.hasPassword) return { link: null, console, days, codes };
  const link = await makePasswordLink(config, ctx, { accountId: account.id, email, lang, staffId });
  return { link, console, days, codes };
}

/** Where somebody who was added to the staff sets the first password, good for `administratorLinkDays`. */
export async function makePasswordLink(
  config: Config,
  ctx: FairContext,
  { accountId, email, lang, staffId }: { accountId: string; email: string; lang: Lang; staffId: string },
): Promise<string> {
  const minutes = LIMITS.administratorLinkDays * 24 * 60;
  const token = await makeToken(ctx, { purpose: 'reset', accountId, address: email, minutes, details: { staffId } });
  return pageAddress(config, ctx.exhibition, lang, `/register/password/vis?token=${token}`);
}

/** Whoever is taken off the staff again has a link that opens nothing. */
export async function endEntrance(
  ctx: FairContext,
  { id, accountId }: { id: string; accountId: string },
): Promise<void> {
  const account = await accountById(ctx.db, accountId);
  if (account === null || account.email === null) return;
  // who never came in begins anew when added again
  if (account.password_hash === null) await removeRecoveryCodes(ctx.db, accountId);
  await endTokens(ctx, { purpose: 'reset', address: account.email, details: { staffId: id } });
}
