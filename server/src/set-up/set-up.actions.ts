import type { z } from 'zod';
import type { make } from '@fairbridge/contract/exhibition/set-up.calls.ts';
import type { StaffEntrance } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import { sql } from 'kysely';
import { confirmedBy, setAuthenticator, type Confirmed } from '../domains/account/account.authenticator.ts';
import { deviceOf } from '../domains/session/session.device.ts';
import { hashPassword } from '../domains/account/account.passwords.ts';
import { makeDevice } from '../domains/account/account.known-device.ts';
import { bindPassword, currentUser } from '../domains/account/account.queries.ts';
import { makeRecoveryCodes } from '../domains/account/account.recovery.ts';
import { landing } from '../domains/account/account.rules.ts';
import { isCommonPassword } from '../domains/account/common-passwords.ts';
import { writeAudit, type Acting } from '../domains/audit/audit.actions.ts';
import { invalidateSettings } from '../domains/exhibition/exhibition.invalidation.ts';
import { ExhibitionDirectory } from '../domains/exhibition/exhibition.directory.ts';
import { addStaff } from '../domains/organizer/staff.actions.ts';
import { accountFor, insertStaff } from '../domains/organizer/staff.queries.ts';
import type { Db } from '../platform/database/kysely.ts';
import { canSend } from '../platform/delivery/providers.ts';
import type { RequestFacts } from '../platform/http/route.ts';
import { fail, failFields } from '../platform/http/app-error.ts';
import { contextOf, type FairContext } from '../core/fair-context.ts';
import type { Services } from '../core/services.ts';
import { insertFair } from './insert-fair.ts';
import { endSetUpLinks, goodUntil, isEmpty } from './set-up.link.ts';

type Wanted = z.output<typeof make.input>;

/** The code of the first fair, by which commands name it. */
const CODE = 'fair';
/** Whom the ticket of an authenticator app is made for, while there is no account. */
export const FIRST_OWNER = 'first owner';
/** Between the fairs' own locks: one set-up at a time, and none beside the loading of the demo. */
const LOCK = 7205759;

async function openScope(db: Db, secret: string, id: string): Promise<FairContext> {
  const directory = new ExhibitionDirectory(db, secret);
  await directory.load();
  const exhibition = directory.all().find((one) => one.id === id);
  if (exhibition === undefined) throw new Error('the fair is not there');
  return contextOf(exhibition, db);
}

/** The owner with the password that was typed; whoever holds the link is the operator, so an account that has this address is theirs. */
async function makeOwner(
  ctx: FairContext,
  { owner, language }: Wanted,
  hash: string,
  address: string,
): Promise<string> {
  const account = await accountFor(ctx, owner.email, language);
  await bindPassword(ctx.db, account.id, hash);
  const id = await insertStaff(ctx, { accountId: account.id, name: owner.name, role: 'owner' });
  if (id !== null)
    await writeAudit(
      ctx,
      { caller: null, address },
      {
        act: 'staff.add',
        object: { kind: 'staff', id },
        details: { email: owner.email, name: owner.name, role: 'owner', by: 'set-up' },
      },
    );
  return account.id;
}

async function signIn(services: Services, ctx: FairContext, accountId: string, request: RequestFacts) {
  const from = { device: deviceOf(request.agent), address: request.address, local: request.local };
  const token = await services.sessions.start(ctx, accountId, 'ORGANIZER', false, from);
  const caller = await services.sessions.callerOf(ctx, token);
  if (caller?.kind !== 'organizer') throw new Error('the owner is not staff');
  await writeAudit(
    ctx,
    { caller, address: request.address },
    {
      act: 'organizer.logOn',
      object: { kind: 'staff', id: caller.staffId },
      details: { device: from.device },
    },
  );
  const user = await currentUser(ctx, caller);
  const device = makeDevice(services.config.SECRET, accountId);
  return { caller, signedIn: { token, user, landing: landing(user, ctx.exhibition), device } };
}

/** Somebody else who can act for the fair; answers the way in where it cannot be mailed. */
async function inviteSecondOwner(
  services: Services,
  ctx: FairContext,
  acting: Acting,
  { secondOwner, language }: Wanted,
): Promise<StaffEntrance | null> {
  if (secondOwner === null) return null;
  const { entrance } = await addStaff(services, ctx, acting, { ...secondOwner, role: 'owner' }, language);
  return entrance;
}

/** The app that the form has set up, which it must where no code could be sent; null without one. */
function confirmedApp({ config }: Services, { authenticator }: Wanted): Confirmed | null {
  if (authenticator === null) {
    if (!canSend(config, 'email')) failFields({ field: 'authenticator.code', rule: 'authenticatorNeeded' });
    return null;
  }
  const confirmed = confirmedBy(config, { ...authenticator, holder: FIRST_OWNER });
  if (confirmed === 'gone') fail('linkInvalid');
  if (confirmed === 'wrong') failFields({ field: 'authenticator.code', rule: 'authenticatorCode' });
  return confirmed;
}

/**
 * Makes the first fair and its owner and signs the owner in, all or nothing; of many at once one succeeds.
 * Errors: `linkInvalid` (unknown, expired, used, or there is a fair), `badInput`.
 */
export async function makeFirstFair(services: Services, wanted: Wanted, request: RequestFacts) {
  const { db, config, directory } = services;
  if ((await goodUntil(db, wanted.token, false)) === null) fail('linkInvalid');
  if (isCommonPassword(wanted.owner.password)) failFields({ field: 'owner.password', rule: 'passwordCommon' });
  if (wanted.fair.endsOn < new Date().toISOString().slice(0, 10))
    failFields({ field: 'fair.endsOn', rule: 'fairOver' });
  const app = confirmedApp(services, wanted);
  const hash = await hashPassword(wanted.owner.password);
  const answer = await db.transaction().execute(async (inner) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(inner);
    if ((await goodUntil(inner, wanted.token, true)) === null || !(await isEmpty(inner))) fail('linkInvalid');
    const ctx = await openScope(
      inner,
      config.SECRET,
      await insertFair(inner, wanted.fair, { code: CODE, isDefault: true, state: 'open' }),
    );
    const accountId = await makeOwner(ctx, wanted, hash, request.address);
    if (app !== null) await setAuthenticator(inner, config, accountId, app);
    const recoveryCodes = app === null ? [] : await makeRecoveryCodes(inner, accountId);
    await endSetUpLinks(inner);
    await invalidateSettings(ctx);
    const { caller, signedIn } = await signIn(services, ctx, accountId, request);
    const entrance = await inviteSecondOwner(services, ctx, { caller, address: request.address }, wanted);
    return { ...signedIn, recoveryCodes, entrance };
  });
  // the other processes hear of it; this one knows before it answers
  await directory.load();
  return answer;
}
