import { sql } from 'kysely';
import { z } from 'zod';
import { contract } from '@fairbridge/contract/index.ts';
import type { HumanCheckAction } from '@fairbridge/contract/identity/identity.shapes.ts';
import { beginAuthenticator, codeAt, setAuthenticator } from '../../src/domains/account/account.authenticator.ts';
import { makeCode, type Purpose } from '../../src/domains/account/account.codes.ts';
import { makeRecoveryCodes } from '../../src/domains/account/account.recovery.ts';
import { makeToken, type TokenPurpose } from '../../src/domains/account/account.tokens.queries.ts';
import { issuePass } from '../../src/domains/identity/identity.actions.ts';
import { newReadableCode } from '../../src/core/readable-code.ts';
import { employeeRow } from '../../../demo/factories/factories.ts';
import { insertRows } from '../../src/platform/database/insert-rows.ts';
import { newId } from '../../src/core/id.ts';
import type { TestPortal } from '../portal.ts';
import type { FairContext } from '../../src/core/fair-context.ts';
import { makeAccount, makeEmployee, makeExhibitor, makeOrganizer, makeVisitor, type Exhibitor } from '../world.ts';
import { isStaffActor, type Actor, type People } from './actors.ts';
import type { Stage } from './stage.ts';

/** What the calls about accounts need that no example can hold, and what they change of the people who make them. */
const ADDRESS = '127.0.0.1';
export const JUMP_KEY = contract.account.redeemAuthCode.example.key;

const pass = ({ test }: Stage, action: HumanCheckAction, subject: string): Promise<string> =>
  issuePass(test.ctx, { action, subject, address: ADDRESS });
const code = ({ test }: Stage, purpose: Purpose, address: string): Promise<string> =>
  makeCode(test.ctx.db, test.portal.services.config.SECRET, purpose, address);
const newEmail = (): string => `${newId().toLowerCase()}@fair.example`;

async function token({ test }: Stage, purpose: TokenPurpose, details: Record<string, unknown> = {}): Promise<string> {
  const { id, email } = await makeAccount(test, { email: newEmail() });
  const accountId = purpose === 'register' ? null : id;
  const address = purpose === 'register' ? newEmail() : (email ?? '');
  return makeToken(test.ctx, { purpose, accountId, address, minutes: 10, details });
}

type OwnAccount = { accountId: string; email: string };
const ownOf = ({ people }: Stage, actor: Actor): OwnAccount | null =>
  isStaffActor(actor) ? { accountId: people[actor].accountId, email: people[actor].email } : null;

/** A proof by an app's recovery code, for somebody of the staff who is given an app. */
async function appProof(stage: Stage, actor: Actor): Promise<Record<string, unknown>> {
  const own = ownOf(stage, actor);
  if (own === null) return {};
  const { db } = stage.test.ctx;
  const config = stage.test.portal.services.config;
  const { secret } = beginAuthenticator(config, own.accountId, 10);
  await setAuthenticator(db, config, own.accountId, { secret, step: 0 });
  return { proof: { appCode: (await makeRecoveryCodes(db, own.accountId))[0] } };
}

async function sentProof({ test }: Stage, { accountId, email: address }: OwnAccount) {
  return { proof: { token: await makeToken(test.ctx, { purpose: 'change', accountId, address, minutes: 10 }) } };
}

/** The link that takes a change of addresses back, as `address_change` holds its hash. */
async function takeBackToken({ test }: Stage): Promise<string> {
  const { id, email } = await makeAccount(test, { email: newEmail() });
  await sql`
    insert into address_change (id, account_id, exhibition_id, token_hash, email, expires_at)
    values (${id}, ${id}, ${test.ctx.exhibition.id}, sha256(convert_to(${id}, 'UTF8')), ${email}, now() + interval '3 days')`.execute(
    test.ctx.db,
  );
  return id;
}

/** The links of a correction of somebody's login address, as `address_correction` holds their hashes; whose it is as a visitor. */
async function correction({ test }: Stage): Promise<{ confirm: string; stop: string; visitorId: string }> {
  const { accountId, visitorId } = await makeVisitor(test);
  const [confirm, stop] = [newId(), newId()];
  await sql`
    insert into address_correction (id, exhibition_id, account_id, requested_by, email, reason, confirm_hash, stop_hash, expires_at)
    values (${confirm}, ${test.ctx.exhibition.id}, ${accountId}, ${accountId}, ${newEmail()}, '少写一个字母',
      sha256(convert_to(${confirm}, 'UTF8')), sha256(convert_to(${stop}, 'UTF8')), now() + interval '1 day')`.execute(
    test.ctx.db,
  );
  return { confirm, stop, visitorId };
}

type Complete = (stage: Stage, actor: Actor) => Promise<Record<string, unknown>>;
const { account, authenticator, content, guestChat, support, visitor, exhibitorApplication } = contract;

export const COMPLETED_ACCOUNTS: Record<string, Complete> = {
  [account.register.path]: async (stage) => {
    const email = newEmail();
    return { email, code: await code(stage, 'register', email) };
  },
  [account.sendEmailCode.path]: async (stage) => {
    const email = newEmail();
    return { email, humanCheck: await pass(stage, 'code', email) };
  },
  [account.sendSmsCode.path]: async (stage) => ({ humanCheck: await pass(stage, 'code', '13800138000') }),
  [account.validateEmail.path]: async (stage) => {
    const email = newEmail();
    return { email, humanCheck: await pass(stage, 'reveal', email) };
  },
  [account.validateMobile.path]: async (stage) => ({ humanCheck: await pass(stage, 'reveal', '13800138000') }),
  [account.checkBinding.path]: async (stage) => ({ humanCheck: await pass(stage, 'reveal', 'buyer@fair.example') }),
  [exhibitorApplication.submit.path]: async (stage) => ({ humanCheck: await pass(stage, 'apply', '') }),
  [content.addSuggest.path]: async (stage) => ({ humanCheck: await pass(stage, 'suggest', '') }),
  [guestChat.begin.path]: async (stage) => ({ humanCheck: await pass(stage, 'guestChat', '') }),
  [account.registerByMail.path]: async (stage) => {
    const email = newEmail();
    return { email, humanCheck: await pass(stage, 'register', email) };
  },
  [account.getLimitedToken.path]: async (stage) => {
    const { email } = stage.people.visitorOne;
    return { email, code: await code(stage, 'reset', email) };
  },
  [account.setPassword.path]: async ({ test, people }, actor) => {
    const { accountId = null } = withAccount.partial().safeParse(people[actor]).data ?? {};
    return {
      proofToken: await makeToken(test.ctx, { purpose: 'change', accountId, address: newEmail(), minutes: 10 }),
    };
  },
  [authenticator.confirm.path]: async (stage, actor) => {
    const own = ownOf(stage, actor);
    if (own === null) return {};
    const { secret, ticket } = beginAuthenticator(stage.test.portal.services.config, own.accountId, 10);
    return { ticket, code: codeAt(secret, Date.now()), ...(await sentProof(stage, own)) };
  },
  [authenticator.remove.path]: appProof,
  [authenticator.renewCodes.path]: appProof,
  [authenticator.reset.path]: async (stage, actor) => {
    const own = ownOf(stage, actor);
    if (own === null) return {};
    const { ctx, portal } = stage.test;
    const { accountId, staffId } = await makeOrganizer(stage.test, ctx, 'support');
    await setAuthenticator(ctx.db, portal.services.config, accountId, { secret: 'GEZDGNBVGY3TQOJQ', step: 0 });
    return { id: staffId, ...(await sentProof(stage, own)) };
  },
  [account.readTakeBack.path]: async (stage) => ({ token: await takeBackToken(stage) }),
  [account.takeBack.path]: async (stage) => ({ token: await takeBackToken(stage) }),
  [support.readCorrection.path]: async (stage) => ({ token: (await correction(stage)).confirm }),
  [support.confirmCorrection.path]: async (stage) => ({ token: (await correction(stage)).confirm }),
  [support.stopCorrection.path]: async (stage) => ({ token: (await correction(stage)).stop }),
  [support.withdrawCorrection.path]: async (stage) => ({ id: (await correction(stage)).visitorId }),
  [account.sendLoginLink.path]: async (stage) => ({
    humanCheck: await pass(stage, 'loginLink', account.sendLoginLink.example.account),
  }),
  [account.setPasswordByToken.path]: async (stage) => ({ token: await token(stage, 'reset') }),
  [account.readRegistrationLink.path]: async (stage) => ({ token: await token(stage, 'register') }),
  [account.registerByLink.path]: async (stage) => ({
    token: await token(stage, 'register', { consent: account.registerByMail.example.consent, invitation: null }),
  }),
  [account.redeemAuthCode.path]: async ({ test, people }) => {
    const { accountId, visitorId: address } = people.visitorOne;
    const audience = account.redeemAuthCode.example.audience;
    return {
      code: await makeToken(test.ctx, { purpose: 'jump', accountId, address, minutes: 1, details: { audience } }),
    };
  },
  [account.bindAddress.path]: async (stage) => {
    const email = newEmail();
    return { email, code: await code(stage, 'bind', email) };
  },
  [account.bindExhibitor.path]: async ({ test }) => {
    const exhibitorCode = newReadableCode();
    await makeExhibitor(test, { exhibitor_code: exhibitorCode });
    return { exhibitorCode };
  },
  [visitor.certify.path]: async () => ({ name: '陈一' }),
};

/** Somebody who asked by the company code and waits for an admin. */
export async function makeWaiting(test: TestPortal, company: Exhibitor): Promise<string> {
  const row = employeeRow(company, { waiting_since: new Date().toISOString() });
  await insertRows(test.ctx.db, 'employee', [row]);
  return row.id;
}

/** Somebody an admin has added, who has not come yet. */
export async function makeInvited(test: TestPortal, company: Exhibitor, admin = false): Promise<string> {
  const row = employeeRow(company, { email: newEmail(), admin });
  await insertRows(test.ctx.db, 'employee', [row]);
  return row.id;
}

/** Somebody who has left the company. */
export async function makeFormer(test: TestPortal, company: Exhibitor, ctx: FairContext): Promise<string> {
  const resigned_at = new Date().toISOString();
  return (await makeEmployee(test, company, { resigned_at, email: newEmail() }, ctx)).employeeId;
}

const TABLES = ['account', 'visitor', 'employee', 'organizer_staff'] as const;
/** Of a visitor only what deleting an account takes: the steps of the registration and the review are the stage's own. */
const VISITOR_COLUMNS = ['name', 'title', 'position', 'department', 'mobile_area_code', 'mobile', 'address', 'website'];
type Kept = { table: (typeof TABLES)[number]; columns: string[]; rows: string };
export type KeptPeople = readonly Kept[];

const withAccount = z.looseObject({ accountId: z.string() });

/** The rows of everybody on the stage, as they are before anybody changes a password or deletes an account. */
export async function keepPeople(test: TestPortal, people: People): Promise<KeptPeople> {
  const accounts = Object.values(people).flatMap((person) => withAccount.safeParse(person).data?.accountId ?? []);
  const kept: Kept[] = [];
  for (const table of TABLES) {
    const column = sql.ref(table === 'account' ? 'id' : 'account_id');
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(table)} t where ${column} = any(${accounts})`.execute(test.ctx.db);
    const all = Object.keys(rows[0]?.row ?? {}).filter((name) => name !== 'id');
    const columns = table === 'visitor' ? VISITOR_COLUMNS : all;
    kept.push({ table, columns, rows: JSON.stringify(rows.map(({ row }) => row)) });
  }
  return kept;
}

/** Puts passwords, addresses, names and employments back. `bare`: as accounts that have no password yet. */
export async function restorePeople({ ctx, portal }: TestPortal, kept: KeptPeople, bare: boolean): Promise<void> {
  for (const { table, columns, rows } of kept) {
    const name = sql.table(table);
    const pairs = columns.map((column) => sql`${sql.ref(column)} = r.${sql.ref(column)}`);
    const same = columns.map((column) => sql`t.${sql.ref(column)} is not distinct from r.${sql.ref(column)}`);
    await sql`
      update ${name} t set ${sql.join(pairs)} from jsonb_populate_recordset(null::${name}, ${rows}::jsonb) r
      where t.id = r.id and not (${sql.join(same, sql` and `)})`.execute(ctx.db);
  }
  await sql`update contact set removed_at = null where removed_at is not null`.execute(ctx.db);
  await sql`delete from authenticator`.execute(ctx.db);
  await sql`delete from recovery_code`.execute(ctx.db);
  await sql`delete from employee where waiting_since is not null and account_id is not null`.execute(ctx.db);
  if (bare)
    await sql`
      update account set password_hash = null where id in (select account_id from visitor) and email <> ${contract.account.logOn.example.account}`.execute(
      ctx.db,
    );
  portal.services.sessions.forget();
}
