import { createHash, randomBytes } from 'node:crypto';
import { isLang, type Lang } from '@fairbridge/contract/text.ts';
import { staffRole } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import { pageAddress } from '../exhibition/exhibition.address.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { fail } from '../../platform/http/app-error.ts';
import { contextOf, inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { writeAudit, type AuditEntry } from '../audit/audit.actions.ts';
import { stepAt } from './account.authenticator.ts';
import {
  colleagueMessage,
  takeBackMessage,
  takenBackMessage,
  type AddressChange,
  type AppChange,
  type ColleagueNews,
} from './account.second-factor-mails.ts';
import { secondFactorAddress, type SecondFactor } from './account.second-factor.ts';
import { changeMessage } from './account.mails.ts';
import { accountById, endProofs, langOf, visitorOf, type Account } from './account.queries.ts';
import { maskedAddress } from './account.rules.ts';
import { putAuthenticator, removeAuthenticator, sealedAuthenticator } from './account.authenticator.queries.ts';
import { colleaguesOf, hasGuardedRole, staffRolesOf } from './account.second-factor.queries.ts';
import { removeRecoveryCodes } from './account.recovery.queries.ts';
import {
  insertChange,
  openChange,
  undoChange,
  undoChangesSince,
  writeAddresses,
  removeLogonQrs,
} from './account.take-back.queries.ts';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

type Done = { account: Account; guard: SecondFactor; change: AddressChange; lang: Lang; clientAddress: string };

/**
 * Notes that the addresses of an account that guards a role have changed, in the transaction that changed them: the address that its
 * second step went to gets a link that undoes it, its colleagues are told, and the console's log keeps it (ruling 2.15). `account` is
 * the account as it was.
 */
export async function noteAddressChange(services: Services, ctx: FairContext, done: Done): Promise<void> {
  const { account, guard, change, lang } = done;
  const sealed = await sealedAuthenticator(ctx.db, account.id);
  const url = await wayBack(services, ctx, { account, sealed }, lang);
  await services.jobs.sendMessage(ctx.db, takeBackMessage(ctx.exhibition, lang, guard.address, change, url));
  // whoever read an address that was replaced or taken off is told there as well
  const replaced = change.account.includes('@') ? account.email : account.mobile;
  if (replaced !== null && replaced !== guard.address)
    await services.jobs.sendMessage(ctx.db, changeMessage(ctx.exhibition, lang, replaced, change));
  const now = await accountById(ctx.db, account.id);
  const addresses = [now?.email ?? null, now?.mobile ?? null].filter((one) => one !== null).map(maskedAddress);
  await tellColleagues(services, ctx, account.id, { account: secondFactorAddress(account), now: addresses });
  await logOfStaff(services, ctx, account.id, 'staff.address', {
    details: { before: maskedAddress(guard.address), now: addresses },
    address: done.clientAddress,
  });
}

/** The account as it was before a change: its addresses, and the sealed secret of its authenticator app. */
type Before = { account: Account; sealed: string | null };

/** Keeps what the account was before a change; answers the address of the page that gives it back. */
async function wayBack(services: Services, ctx: FairContext, { account, sealed }: Before, lang: Lang): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertChange(ctx, account, { sealed, tokenHash: hashOf(token) });
  return pageAddress(services.config, ctx.exhibition, lang, `/account/take-back?token=${token}`);
}

/**
 * The login address of an account that guards no role is about to change by the staff's correction (in the transaction that changes it):
 * every address of before gets a link that gives the account back as it was. `now` is the new address, half hidden: who reads an old one may be a stranger.
 */
export async function noteCorrectedAddress(
  services: Services,
  ctx: FairContext,
  account: Account,
  now: string,
): Promise<void> {
  const lang = await langOf(ctx.db, account.id);
  const sealed = await sealedAuthenticator(ctx.db, account.id);
  const url = await wayBack(services, ctx, { account, sealed }, lang);
  const change = { kind: 'bound', account: now } as const;
  for (const to of [account.email, account.mobile].filter((one) => one !== null))
    await services.jobs.sendMessage(ctx.db, takeBackMessage(ctx.exhibition, lang, to, change, url));
}

type AppDone = Before & { change: AppChange; lang: Lang };

/**
 * Notes that the authenticator app of an account has changed, in the transaction that changed it: as with its addresses, its own one
 * gets a link that undoes it, and its colleagues are told. The log is the caller's: it knows who did it.
 */
export async function noteAppChange(services: Services, ctx: FairContext, done: AppDone): Promise<void> {
  const { account, change, lang } = done;
  const url = await wayBack(services, ctx, done, lang);
  const to = secondFactorAddress(account);
  await services.jobs.sendMessage(ctx.db, takeBackMessage(ctx.exhibition, lang, to, change, url));
  await tellColleagues(services, ctx, account.id, { account: to, ...change });
}

async function tellColleagues(
  services: Services,
  ctx: FairContext,
  accountId: string,
  news: ColleagueNews,
): Promise<void> {
  for (const { email, language } of await colleaguesOf(ctx.db, accountId)) {
    const lang = isLang(language) ? language : 'zh';
    await services.jobs.sendMessage(ctx.db, colleagueMessage(ctx.exhibition, lang, email, news));
  }
}

type Logged = Pick<AuditEntry, 'details'> & { address: string };

/** In the log of each fair whose staff the account is. */
export async function logOfStaff(
  services: Services,
  ctx: FairContext,
  accountId: string,
  act: AuditEntry['act'],
  { address, ...logged }: Logged,
): Promise<void> {
  for (const { id, exhibitionId, role } of await staffRolesOf(ctx.db, accountId)) {
    const exhibition = services.directory.all().find((one) => one.id === exhibitionId);
    if (exhibition === undefined) continue;
    const caller = { accountId, role: staffRole.parse(role) };
    await writeAudit(
      contextOf(exhibition, ctx.db),
      { caller, address },
      { act, object: { kind: 'staff', id }, ...logged },
    );
  }
}

/** What a link would undo: the address that the account gets back, half hidden, and when it was changed. */
export async function readTakeBack(ctx: FairContext, token: string): Promise<{ account: string; changedAt: string }> {
  const row = await openChange(ctx, hashOf(token));
  if (row === null) fail('linkInvalid');
  return { account: maskedAddress(row.email ?? row.mobile ?? ''), changedAt: row.created_at.toISOString() };
}

/**
 * Gives an account its addresses back as they were before the change, undoes with it what was changed after, and ends every session,
 * code and link that whoever changed it may hold.
 */
export async function takeBack(
  services: Services,
  ctx: FairContext,
  token: string,
  { lang, clientAddress }: { lang: Lang; clientAddress: string },
): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const row = await undoChange(inner, hashOf(token));
    if (row === null) fail('linkInvalid');
    const account = await accountById(inner.db, row.account_id);
    if (account === null) fail('linkInvalid');
    await undoChangesSince(inner.db, account.id, row.created_at);
    await writeAddresses(inner.db, account.id, row);
    await restoreApp(inner.db, account.id, row.secret_sealed);
    await endProofs(inner.db, account.id);
    await removeLogonQrs(inner.db, account.id);
    await services.sessions.endAll(inner.db, account.id);
    const restored = { ...account, email: row.email, mobile: row.mobile };
    const told = [...new Set([row.email, row.mobile])].filter((one) => one !== null);
    for (const to of told) await services.jobs.sendMessage(inner.db, takenBackMessage(inner.exhibition, lang, to));
    await tellColleagues(services, inner, account.id, { account: secondFactorAddress(restored), now: null });
    const details = { now: told.map(maskedAddress) };
    await logOfStaff(services, inner, account.id, 'staff.takeBack', { details, address: clientAddress });
    const visitor = await visitorOf(inner, account.id);
    // whose address support has corrected
    if (visitor !== undefined && !(await hasGuardedRole(inner.db, account.id)))
      await writeAudit(
        inner,
        { caller: null, address: clientAddress },
        {
          act: 'support.addressTakenBack',
          object: { kind: 'visitor', id: visitor.id },
          details: {
            ...(row.email !== null && { email: maskedAddress(row.email) }),
            ...(row.mobile !== null && { mobile: maskedAddress(row.mobile) }),
          },
        },
      );
  });
  // what this process kept of the sessions may be from before the commit
  services.sessions.forget();
}

/** The app as it was. Recovery codes that came with another one go with it; the owner makes new ones. */
async function restoreApp(db: Db, accountId: string, sealed: string | null): Promise<void> {
  if ((await sealedAuthenticator(db, accountId)) === sealed) return;
  await removeRecoveryCodes(db, accountId);
  if (sealed === null) await removeAuthenticator(db, accountId);
  else await putAuthenticator(db, accountId, sealed, stepAt(Date.now()));
}
